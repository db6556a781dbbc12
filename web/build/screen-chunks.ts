import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:screen-chunks';
const RESOLVED = `\0${NAME}`;

/**
 * Provides the module `virtual:screen-chunks` to the server build: for each module that is imported with `import()`, such
 * as a screen, the files of the browser build that it needs. Pages preload them, so that the browser fetches them in
 * parallel with the entry and not after it.
 */
export function screenChunks(): Plugin {
  let sourceFolder = '';
  const filesByModule: Record<string, string[]> = {};
  return {
    name: 'screen-chunks',
    // one plugin instance for both builds
    sharedDuringBuild: true,
    configResolved(config) {
      sourceFolder = path.join(config.root, 'src');
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(filesByModule)};` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const importsByFile = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const entryFiles = new Set<string>();
      for (const { isEntry, fileName } of chunks)
        if (isEntry) collectImports(fileName, importsByFile, entryFiles);
      filesByModule.entry = [...entryFiles].map((file) => `/${file}`);
      for (const { moduleIds, fileName } of chunks) {
        const needed = collectImports(fileName, importsByFile, new Set());
        const ownFiles = [...needed].filter((file) => !entryFiles.has(file)).map((file) => `/${file}`);
        for (const id of moduleIds) {
          if (id.startsWith(sourceFolder) && this.getModuleInfo(id)?.dynamicImporters.length) {
            filesByModule[toModuleName(path.relative(sourceFolder, id))] = ownFiles;
          }
        }
      }
    },
  };
}

const toModuleName = (module: string) => module.replace(/\.tsx?$/, '').replaceAll(path.sep, '/');

/** Adds a file and everything it imports, directly or indirectly, to `found`. */
function collectImports(
  file: string,
  importsByFile: ReadonlyMap<string, string[]>,
  found: Set<string>,
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsByFile.get(file) ?? []) collectImports(imported, importsByFile, found);
  return found;
}
