import * as module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLE_FOLDER, PACKAGES, toBundleName } from './bundled-packages.mjs';

/** Preloaded by each process of a test run (`node --import`): resolves imports of the server to the bundled packages. */
const folder = process.env[BUNDLE_FOLDER];
const bundles = new Map(
  PACKAGES.map((specifier) => [
    specifier,
    pathToFileURL(path.join(folder, `${toBundleName(specifier)}.mjs`)).href,
  ]),
);
// An older Node, which only starts the scripts, has no registerHooks.
module.registerHooks?.({
  resolve(specifier, context, next) {
    const url = bundles.get(specifier);
    const isFromPackage = context.parentURL?.includes('/node_modules/');
    return url && !isFromPackage ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
  },
});
