import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES, SOURCES, toBundleName } from './bundled-packages.mjs';
import { inRoot } from './root.mjs';
import { stripTypes } from './strip-types.mjs';

/** Writes the bundled packages, and our sources without types, into a folder: node scripts/steps/bundle-packages.mjs <folder> */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder to write into');

// Rolldown is installed with Vite, which builds the web app with it.
const { rolldown } = await import(pathToFileURL(inRoot('node_modules/rolldown/dist/index.mjs')).href);
const importer = inRoot('server/src/main.ts');
const ENTRY = '\0entry:';

const entries = new Map();
for (const specifier of PACKAGES) entries.set(ENTRY + specifier, await createEntry(specifier));

const bundle = await rolldown({
  input: Object.fromEntries(PACKAGES.map((specifier) => [toBundleName(specifier), ENTRY + specifier])),
  platform: 'node',
  logLevel: 'silent',
  plugins: [
    {
      name: 'entries',
      resolveId(id, from) {
        if (entries.has(id)) return id;
        return from && entries.has(from) ? this.resolve(id, importer, { skipSelf: true }) : undefined;
      },
      load: (id) => entries.get(id),
    },
  ],
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});
stripTypes(path.join(folder, SOURCES));

/** Exports the names that Node finds in the package; the exports of CommonJS are only known after running it. */
async function createEntry(specifier) {
  const module = await import(specifier);
  const names = Object.keys(module).filter((name) => name !== 'module.exports');
  return `export { ${names.join(', ')} } from '${specifier}';`;
}
