import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { trimParser } from './trim-pdfjs.ts';

const require = createRequire(import.meta.url);
const manifest = require.resolve('pdfjs-dist/package.json');
const library = path.dirname(manifest);
const { version } = require('pdfjs-dist/package.json') as { version: string };

/** The folder name contains the version, so that browsers can cache the files forever. */
const FOLDER = `assets/pdfjs-${version}`;

const ANNOTATIONS = 'virtual:pdfjs-annotations';
const RESOLVED_ANNOTATIONS = `\0${ANNOTATIONS}`;

/** Provides the address of the file that `trimPdfjs()` separates from the parser; null if pdf.js is used as it is. */
export function pdfjsAnnotations(): Plugin {
  let isBuild = false;
  return {
    name: 'pdfjs-annotations',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ANNOTATIONS ? RESOLVED_ANNOTATIONS : undefined),
    async load(id) {
      if (id !== RESOLVED_ANNOTATIONS) return undefined;
      return `export default ${isBuild ? JSON.stringify(`/${(await createAnnotationsFile()).name}`) : null};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { name, code } = await createAnnotationsFile();
      this.emitFile({ type: 'asset', fileName: name, source: code });
    },
  };
}

async function createAnnotationsFile() {
  return trimParser(await readFile(path.join(library, 'build/pdf.worker.mjs'), 'utf8')).annotations;
}

/**
 * Adds the files that pdf.js fetches by a fixed name when a document needs them: the standard fonts, which documents need
 * not embed, and JavaScript decoders for JPEG 2000 and JBIG2. The tables for Chinese, Japanese and Korean are left out.
 */
export function pdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const file of await listFiles()) {
        const source = await readFile(file);
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${path.basename(file)}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        listFiles()
          .then(async (files) => {
            const file = files.find((candidate) => request.url === `/${path.basename(candidate)}`);
            if (!file) return next();
            response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'font/ttf');
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}

async function listFiles(): Promise<string[]> {
  const fonts = await readdir(path.join(library, 'standard_fonts'));
  return [
    ...fonts.map((name) => path.join(library, 'standard_fonts', name)),
    path.join(library, 'wasm/openjpeg_nowasm_fallback.js'),
    path.join(library, 'wasm/jbig2_nowasm_fallback.js'),
  ];
}
