import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run tour`: takes the pictures of the tour on the home page from the product with its demo content. */
const node = await install();
await buildWeb(node);
process.exitCode = await runInForeground(node, [inRoot('scripts/tour/create-pictures.mjs')], {
  CHROMIUM: await findChromium(node),
});
