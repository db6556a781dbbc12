import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { installLighthouse } from './steps/lighthouse.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run bench`: runs the benchmarks in bench/. */
const benchmarks = process.argv.slice(2);
const node = await install();
await buildWeb(node);
process.exitCode = await runInForeground(node, [inRoot('bench/bench.ts'), ...benchmarks], {
  CHROMIUM: await findChromium(node),
  ...(benchmarks.includes('lighthouse') && { LIGHTHOUSE: await installLighthouse() }),
});
