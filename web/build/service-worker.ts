import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/**
 * Builds the service worker into one file, `sw.js`, and its kill switch into `sw-off.js`. Both have fixed names, because
 * browsers look for a new version at the same address. The worker contains the name of the first script and so changes
 * with every build.
 */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = path.join(config.root, 'src/service-worker');
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('The build has no entry');
      const worker = await bundleScript(path.join(folder, 'service-worker.ts'), {
        BUILD: JSON.stringify(`/${entry.fileName}`),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      const killSwitch = await bundleScript(path.join(folder, 'kill-switch.ts'));
      this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: killSwitch });
    },
  };
}
