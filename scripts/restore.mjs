import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm run restore`: the data of a backup, back in place. */
const node = await install();
process.exitCode = await runAndStay(node, [inRoot('server/src/cli/restore.ts'), ...process.argv.slice(2)]);
