import { pathToFileURL } from 'node:url';
import { PACKED, packedName } from './packed-imports.mjs';
import { inRoot } from './root.mjs';

/** Writes the packed imports into a folder: node scripts/steps/pack-imports.mjs <folder> */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder to write into');

// it comes with Vite, like the one that the pages are built with
const { rolldown } = await import(pathToFileURL(inRoot('node_modules/rolldown/dist/index.mjs')).href);
const importer = inRoot('server/src/main.ts');
const ENTRY = '\0entry:';

const entries = new Map();
for (const specifier of PACKED) entries.set(ENTRY + specifier, await entryOf(specifier));

const bundle = await rolldown({
  input: Object.fromEntries(PACKED.map((specifier) => [packedName(specifier), ENTRY + specifier])),
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

/** Passes on what Node itself finds in the package: what a CommonJS one gives can be told only by running it. */
async function entryOf(specifier) {
  const found = await import(specifier);
  const names = Object.keys(found).filter((name) => name !== 'module.exports');
  return `export { ${names.join(', ')} } from '${specifier}';`;
}
