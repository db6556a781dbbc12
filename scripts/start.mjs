import { buildWeb } from './steps/build-web.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm start`: installs and builds what is missing, then runs the server. */
const node = await install();
await buildWeb(node);
process.exitCode = await runInForeground(node, [inRoot('server/src/main.ts')]);
