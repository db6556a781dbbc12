import { readFileSync } from 'node:fs';
import * as module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLE_FOLDER, PACKAGES, SOURCES, toBundleName } from './bundled-packages.mjs';
import { root } from './root.mjs';

/**
 * Preloaded by each process of a test run (`node --import`): resolves imports of the server to the bundled packages, and
 * loads our own files without their types. Node itself would look for each file in several places and start a compiler.
 */
const folder = process.env[BUNDLE_FOLDER];
const bundles = new Map(
  PACKAGES.map((specifier) => [
    specifier,
    pathToFileURL(path.join(folder, `${toBundleName(specifier)}.mjs`)).href,
  ]),
);
const rootUrl = `${pathToFileURL(root).href}/`;
const CONTRACT = '@sikhya/contract/';
const contractUrl = `${rootUrl}contract/src/`;
const isOwnFile = (url) => url?.startsWith(rootUrl) && !url.includes('/node_modules/');

// An older Node, which only starts the scripts, has no registerHooks.
module.registerHooks?.({
  resolve(specifier, context, next) {
    if (context.parentURL?.includes('/node_modules/')) return next(specifier, context);
    const bundle = bundles.get(specifier);
    if (bundle) return { url: bundle, format: 'module', shortCircuit: true };
    if (specifier.startsWith(CONTRACT))
      return { url: contractUrl + specifier.slice(CONTRACT.length), shortCircuit: true };
    const isRelative = specifier.startsWith('./') || specifier.startsWith('../');
    if (isRelative && specifier.endsWith('.ts') && isOwnFile(context.parentURL))
      return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isOwnFile(url) || !url.endsWith('.ts')) return next(url, context);
    try {
      const source = readFileSync(path.join(folder, SOURCES, decodeURIComponent(url.slice(rootUrl.length))));
      return { source, format: 'module', shortCircuit: true };
    } catch {
      // A file that was added after the start of the test run, or one outside the workspaces.
      return next(url, context);
    }
  },
});
