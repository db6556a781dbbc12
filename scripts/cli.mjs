import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run admin`, `npm run backup` and `npm run restore`: runs the file of that name in server/src/cli. */
const [tool, ...args] = process.argv.slice(2);
const node = await install();
process.exitCode = await runInForeground(node, [inRoot(`server/src/cli/${tool}.ts`), ...args]);
