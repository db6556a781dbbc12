import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm run admin`: the admins of this site. */
const node = await install();
process.exitCode = await runAndStay(node, [inRoot('server/src/cli/admin.ts'), ...process.argv.slice(2)]);
