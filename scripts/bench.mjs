import { buildWeb } from './steps/build-web.mjs';
import { chromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runAndStay } from './steps/run.mjs';

/** `npm run bench`: prints each figure as a ratio to a named limit or rival, measured in the same run. */
const node = await install();
await buildWeb(node);
process.exitCode = await runAndStay(node, [inRoot('bench/bench.ts'), ...process.argv.slice(2)], {
  CHROMIUM: await chromium(node),
});
