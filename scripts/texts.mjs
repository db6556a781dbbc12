import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run texts -- export [file]` and `npm run texts -- import file`: the texts of both languages as a CSV file. */
const node = await install();
process.exitCode = await runInForeground(node, [inRoot('scripts/texts/texts.mjs'), ...process.argv.slice(2)]);
