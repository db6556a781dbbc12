import type { BuildOptions, Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const OUR_HELPER = '/src/lib/import-when-fetched.ts';
const CHAINED_IMPORT = /\bimport\([^()]*\)\s*\.then\(/;

/** Replaces the function with which Vite wraps every `import()` of the browser build. */
export function retriableImports(): Plugin {
  return {
    name: 'retriable-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === VITE_HELPER ? `export { importWhenFetched as __vitePreload } from '${OUR_HELPER}';` : undefined,
    transform: {
      filter: { id: /\/web\/src\//, code: CHAINED_IMPORT },
      handler() {
        this.error(
          'Vite wraps import().then() as a whole, so a failed fetch would skip its callbacks: write await import() instead.',
        );
      },
    },
  };
}

/** Lists the file itself too, which Vite leaves out if it is the only one. */
export const modulePreload: BuildOptions['modulePreload'] = {
  // browsers without modulepreload load the same files a little later
  polyfill: false,
  resolveDependencies: (file, dependencies) => (dependencies.length > 0 ? dependencies : [file]),
};
