import { fail, formatSecondsSince, print } from './output.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { hashFiles, hasStamp, writeStamp } from './stamp.mjs';

const STAMP = inRoot('web/dist/.built-from');

/** Builds the web app if its sources have changed since the last build. */
export async function buildWeb(node) {
  const hash = hashFiles(
    ['web', 'contract', 'package-lock.json', 'tsconfig.base.json'].map((name) => inRoot(name)),
  );
  if (hasStamp(STAMP, hash)) return;
  const start = Date.now();
  print('Building the web pages …');
  const { code, output } = await run(node, [inRoot('node_modules/vite/bin/vite.js'), 'build', inRoot('web')]);
  if (code !== 0)
    fail(`${output.trim()}\nThe web pages could not be built. See the output of the build above.`);
  writeStamp(STAMP, hash);
  print(`Built in ${formatSecondsSince(start)}.`);
}
