import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run bench`: runs the benchmarks in bench/. */
const node = await install();
await buildWeb(node);
process.exitCode = await runInForeground(node, [inRoot('bench/bench.ts'), ...process.argv.slice(2)], {
  CHROMIUM: await findChromium(node),
});
