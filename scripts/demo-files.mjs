import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm run demo-files [-- part of a course's name]`: draws the demo's pictures and prints its PDFs anew. */
const node = await install();
process.exitCode = await runAndStay(node, [inRoot('scripts/demo-files/make.mjs'), ...process.argv.slice(2)]);
