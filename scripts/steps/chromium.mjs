import { accessSync, constants, existsSync } from 'node:fs';
import { fail, print } from './output.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const CANDIDATES = [
  process.env.CHROMIUM,
  // The headless shell takes a third less CPU time, because it has no windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of an installed Chromium; if there is none, installs Playwright's, or Debian's if we are root. It may
 * be a headless shell, which has no PDF viewer and no extensions: CHROMIUM=/usr/bin/chromium chooses a complete one.
 */
export async function findChromium(node) {
  const path = findInstalled() ?? (await installFromPlaywright(node)) ?? (await installFromDebian());
  return (
    path ??
    fail(
      'No Chromium was found and none could be installed. Install one (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM=/path/to/chromium, and run the tests again.',
    )
  );
}

function findInstalled() {
  return CANDIDATES.find((path) => path && isExecutable(path));
}

/** Returns the path at which Playwright installs its headless shell; `executablePath()` of its API names the other one. */
export async function locatePlaywrightShell(node) {
  const script = `const { registry } = require('playwright-core/lib/coreBundle').registry;
    console.log(registry.findExecutable('chromium-headless-shell').executablePath());`;
  return (await run(node, ['-e', script])).output.trim();
}

async function installFromPlaywright(node) {
  const path = await locatePlaywrightShell(node);
  if (isExecutable(path)) return path;
  print('Downloading a Chromium for the browser tests …');
  await run(node, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium', '--only-shell']);
  return isExecutable(path) ? path : undefined;
}

async function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  print('Installing Chromium (apt-get install chromium-headless-shell) …');
  await run('apt-get', ['update']);
  // Older releases only have the second package. Headings use Liberation Sans until their own font has arrived.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const packages = [name, 'fonts-liberation'];
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) break;
  }
  return findInstalled();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
