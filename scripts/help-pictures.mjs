import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/**
 * `npm run help-pictures [names]`: takes the pictures of the help articles, or of those named, from the product with its
 * demo content.
 */
const node = await install();
await buildWeb(node);
const script = inRoot('scripts/help-pictures/create-pictures.mjs');
process.exitCode = await runInForeground(node, [script, ...process.argv.slice(2)], {
  CHROMIUM: await findChromium(node),
});
