import { accessSync, constants, existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium for the journeys: one that is there, else Playwright's own, else Debian's where we may install it. */
export async function chromium(node) {
  const found = foundHere() ?? (await playwrightsOwn(node)) ?? (await debians());
  return (
    found ??
    giveUp(
      'No Chromium is here and none could be installed. Install one (on Debian and Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM=/path/to/chromium, and run the tests again.',
    )
  );
}

function foundHere() {
  return PLACES.find((place) => place && isExecutable(place));
}

async function playwrightsOwn(node) {
  const where = async () =>
    (
      await run(node, ['-e', "console.log(require('@playwright/test').chromium.executablePath())"])
    ).output.trim();
  if (isExecutable(await where())) return where();
  say('Fetching a Chromium for the browser tests …');
  await run(node, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium', '--only-shell']);
  const place = await where();
  return isExecutable(place) ? place : undefined;
}

async function debians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  say('Installing the Chromium of this system (apt-get install chromium) …');
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return foundHere();
}

function isExecutable(place) {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
