import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:screen-chunks';
const RESOLVED = `\0${NAME}`;

/**
 * Tells the server build which files of the browser build each module needs that is imported by import(), as screens
 * are, so that a page can name them in its head: the browser then fetches them beside the entry and not after it.
 */
export function screenChunks(): Plugin {
  let sources = '';
  const files: Record<string, string[]> = {};
  return {
    name: 'screen-chunks',
    // one instance sees both builds
    sharedDuringBuild: true,
    configResolved(config) {
      sources = path.join(config.root, 'src');
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(files)};` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const known = new Set<string>();
      for (const { isEntry, fileName } of chunks) if (isEntry) addWithImports(fileName, importsOf, known);
      // index.html names these itself, but behind all that a page names
      files.entry = [...known].map((file) => `/${file}`);
      for (const { moduleIds, fileName } of chunks) {
        const needed = addWithImports(fileName, importsOf, new Set());
        const beside = [...needed].filter((file) => !known.has(file)).map((file) => `/${file}`);
        for (const id of moduleIds) {
          if (id.startsWith(sources) && this.getModuleInfo(id)?.dynamicImporters.length) {
            files[nameOf(path.relative(sources, id))] = beside;
          }
        }
      }
    },
  };
}

const nameOf = (module: string) => module.replace(/\.tsx?$/, '').replaceAll(path.sep, '/');

/** A file and all that it imports, however far down. */
function addWithImports(
  file: string,
  importsOf: ReadonlyMap<string, string[]>,
  found: Set<string>,
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf.get(file) ?? []) addWithImports(imported, importsOf, found);
  return found;
}
