import * as module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKED, PACKED_FOLDER, packedName } from './packed-imports.mjs';

/**
 * Loaded before everything else by each process of a test run, of which there are hundreds: what the server imports
 * comes from the packed files. An older Node, on which nothing of ours runs, has no such hooks.
 */
const folder = process.env[PACKED_FOLDER];
const packed = new Map(
  PACKED.map((specifier) => [
    specifier,
    pathToFileURL(path.join(folder, `${packedName(specifier)}.mjs`)).href,
  ]),
);
module.registerHooks?.({
  resolve(specifier, context, next) {
    const url = packed.get(specifier);
    // packages import each other as they always do
    return url && !context.parentURL?.includes('/node_modules/')
      ? { url, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
