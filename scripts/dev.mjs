import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';
import { say } from './steps/say.mjs';

/** `npm run dev`: the server starts anew when its sources change, and Vite shows changes of the web at once. */
const node = await install();
say(`The pages will be at http://localhost:${process.env.WEB_PORT ?? 5173}`);
const codes = await Promise.all([
  runAndStay(node, ['--watch', inRoot('server/src/main.ts')], { SERVE_WEB: '0' }),
  runAndStay(node, [inRoot('node_modules/vite/bin/vite.js'), inRoot('web')]),
]);
process.exitCode = Math.max(...codes);
