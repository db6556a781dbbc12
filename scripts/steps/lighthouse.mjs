import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { npm } from './install.mjs';
import { fail, formatSecondsSince, print } from './output.mjs';
import { inRoot } from './root.mjs';

const VERSION = '13.5.0';
const FOLDER = inRoot('node_modules/.cache/lighthouse');

/**
 * Installs Lighthouse apart from the packages of the repository, because it brings 117 packages with 181 MB, which only its
 * benchmark needs. Returns the folder of its packages.
 */
export async function installLighthouse() {
  if (readInstalledVersion() !== VERSION) {
    const start = Date.now();
    print(`Installing Lighthouse ${VERSION} into ${FOLDER} (117 packages, 181 MB) …`);
    mkdirSync(FOLDER, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { code, output } = await npm(['install', '--prefix', FOLDER, ...options, `lighthouse@${VERSION}`]);
    if (code !== 0)
      fail(`${output.trim()}\nLighthouse could not be installed. Its benchmark needs a network once.`);
    print(`Installed in ${formatSecondsSince(start)}.`);
  }
  return `${FOLDER}/node_modules`;
}

function readInstalledVersion() {
  const manifest = `${FOLDER}/node_modules/lighthouse/package.json`;
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}
