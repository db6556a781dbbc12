import { install } from './steps/install.mjs';
import { print } from './steps/output.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run dev`: restarts the server when its sources change; Vite updates the pages. */
const node = await install();
print(`The pages will be at http://localhost:${process.env.WEB_PORT ?? 5173}`);
const codes = await Promise.all([
  runInForeground(node, ['--watch', inRoot('server/src/main.ts')], { SERVE_WEB: '0' }),
  runInForeground(node, [inRoot('node_modules/vite/bin/vite.js'), inRoot('web')]),
]);
process.exitCode = Math.max(...codes);
