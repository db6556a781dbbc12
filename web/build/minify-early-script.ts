import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'early.js';

/** Minifies `public/early.js`, which Vite copies unchanged and which every first visit waits for. */
export function minifyEarlyScript(): Plugin {
  let source = '';
  return {
    name: 'minify-early-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ publicDir }) {
      source = path.join(publicDir, NAME);
    },
    // the files of public/ are already copied, so this file replaces its copy
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: minifyScript(await readFile(source, 'utf8')) });
    },
  };
}

export function minifyScript(script: string): string {
  const { code, errors } = minifySync(NAME, script, { compress: true, mangle: true });
  if (errors[0]) throw new Error(`${NAME} cannot be minified: ${errors[0].message}`);
  return code;
}
