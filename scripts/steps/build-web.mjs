import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { giveUp, say, seconds } from './say.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const STAMP = inRoot('web/dist/.built-from');

/** Builds the web, but only when something that it is built from has changed. */
export async function buildWeb(node) {
  const hash = hashOf(
    ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'].map((place) => inRoot(place)),
  );
  if (isStamped(STAMP, hash)) return;
  const began = Date.now();
  say('Building the web pages …');
  const { code, output } = await run(node, [inRoot('node_modules/vite/bin/vite.js'), 'build', inRoot('web')]);
  if (code !== 0)
    giveUp(`${output.trim()}\nThe web pages could not be built; what the build said stands above.`);
  stamp(STAMP, hash);
  say(`Built in ${seconds(began)}.`);
}
