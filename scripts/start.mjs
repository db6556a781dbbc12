import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm start`: everything that a fresh clone needs, then the server. */
const node = await install();
await buildWeb(node);
process.exitCode = await runAndStay(node, [inRoot('server/src/main.ts')]);
