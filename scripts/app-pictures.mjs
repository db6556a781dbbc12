import { buildWeb } from './steps/build-web.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { inRoot } from './steps/root.mjs';
import { runInForeground } from './steps/run.mjs';

/** `npm run app-pictures`: draws the icons of the installed app and takes the wide picture of its install sheet. */
const node = await install();
await buildWeb(node);
process.exitCode = await runInForeground(node, [inRoot('scripts/app-pictures/create-pictures.mjs')], {
  CHROMIUM: await findChromium(node),
});
