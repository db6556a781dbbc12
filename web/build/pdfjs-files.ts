import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const manifest = require.resolve('pdfjs-dist/package.json');
const library = path.dirname(manifest);
const { version } = require('pdfjs-dist/package.json') as { version: string };

/** The version in the folder's name lets browsers keep the files for ever. */
const FOLDER = `assets/pdfjs-${version}`;

/**
 * What the PDF library fetches by a fixed name when a document needs it: the fonts that documents may leave out, and
 * the decoders of two rare kinds of image in plain script. Left out are the tables for Chinese, Japanese and Korean.
 */
export function pdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const file of await filesOfLibrary()) {
        const source = await readFile(file);
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${path.basename(file)}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        filesOfLibrary()
          .then(async (files) => {
            const file = files.find((known) => request.url === `/${path.basename(known)}`);
            if (!file) return next();
            response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'font/ttf');
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}

async function filesOfLibrary(): Promise<string[]> {
  const fonts = await readdir(path.join(library, 'standard_fonts'));
  return [
    ...fonts.map((name) => path.join(library, 'standard_fonts', name)),
    path.join(library, 'wasm/openjpeg_nowasm_fallback.js'),
    path.join(library, 'wasm/jbig2_nowasm_fallback.js'),
  ];
}
