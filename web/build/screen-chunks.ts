import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:screen-chunks';
const RESOLVED = `\0${NAME}`;

/**
 * Tells the server build which files of the browser build each screen, and the frame around it, is made of, so that a rendered page can
 * name them in its head: the browser then fetches them beside the entry and not after it.
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
      // index.html names these itself
      const known = new Set<string>();
      for (const { isEntry, fileName } of chunks) if (isEntry) addWithImports(fileName, importsOf, known);
      for (const { facadeModuleId, fileName } of chunks) {
        if (!facadeModuleId?.startsWith(sources)) continue;
        const screen = path
          .relative(sources, facadeModuleId)
          .replace(/\.tsx$/, '')
          .replaceAll(path.sep, '/');
        const needed = addWithImports(fileName, importsOf, new Set());
        files[screen] = [...needed].filter((file) => !known.has(file)).map((file) => `/${file}`);
      }
    },
  };
}

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
