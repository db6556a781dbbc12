import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run demo-files [-- part of a course's name]`: creates the pictures and PDFs of the demo courses. */
const node = await install();
const script = inRoot('scripts/demo-files/create-files.mjs');
process.exitCode = await runInForeground(node, [script, ...process.argv.slice(2)]);
