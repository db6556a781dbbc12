import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm run backup`: all data of this site in one folder. */
const node = await install();
process.exitCode = await runAndStay(node, [inRoot('server/src/cli/backup.ts'), ...process.argv.slice(2)]);
