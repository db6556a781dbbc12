import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Scripts of single pages that run before the app is loaded, by their name. */
const SOURCES = {
  'early-intro': 'src/features/test-taking/intro/early-intro.ts',
  'early-dashboard': 'src/screens/student/early-dashboard.ts',
};

const EARLY_SCRIPTS = 'virtual:early-scripts';
const RESOLVED_EARLY_SCRIPTS = `\0${EARLY_SCRIPTS}`;

/** Builds the early scripts, and provides their addresses to the code that renders pages. */
export function earlyScripts(): Plugin {
  let root = '';
  return {
    name: 'early-scripts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === EARLY_SCRIPTS ? RESOLVED_EARLY_SCRIPTS : undefined),
    async load(id) {
      if (id !== RESOLVED_EARLY_SCRIPTS) return undefined;
      const files = await bundleAll(root);
      return `export default ${JSON.stringify(Object.fromEntries(files.map(({ name, file }) => [name, `/${file}`])))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, code } of await bundleAll(root))
        this.emitFile({ type: 'asset', fileName: file, source: code });
    },
  };
}

/** The name of a file contains a hash, because browsers keep it for ever. */
function bundleAll(root: string) {
  return Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => {
      const code = await bundleScript(path.join(root, source));
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      return { name, file: `assets/${name}-${hash}.js`, code };
    }),
  );
}
