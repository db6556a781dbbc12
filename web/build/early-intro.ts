import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Builds the script that shows the intro of a mock test before the app is loaded. Pages of other screens do not load it. */
export function earlyIntro(): Plugin {
  let source = '';
  return {
    name: 'early-intro',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      source = path.join(root, 'src/features/test-taking/intro/early-intro.ts');
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'early-intro.js', source: await bundleScript(source) });
    },
  };
}
