import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:screen-chunks';
const RESOLVED = `\0${NAME}`;

/**
 * Tells the server build which files of the browser build each screen is made of, so that a rendered page can
 * name them in its head: the browser then fetches them beside the entry and not after it.
 */
export function screenChunks(): Plugin {
  let screens = '';
  const files: Record<string, string[]> = {};
  return {
    name: 'screen-chunks',
    // one instance sees both builds
    sharedDuringBuild: true,
    configResolved(config) {
      screens = path.join(config.root, 'src/screens');
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(files)};` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // index.html names these itself
      const known = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => chunk.imports);
      for (const { facadeModuleId, fileName, imports } of chunks) {
        if (!facadeModuleId?.startsWith(screens)) continue;
        const screen = path
          .relative(screens, facadeModuleId)
          .replace(/\.tsx$/, '')
          .replaceAll(path.sep, '/');
        files[screen] = [fileName, ...imports.filter((file) => !known.includes(file))].map(
          (file) => `/${file}`,
        );
      }
    },
  };
}
