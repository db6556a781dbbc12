import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(m?js|css|svg|html|json)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses all static text files at the highest level, so that the server need not compress them per request. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = path.resolve(config.root, config.environments.client?.build.outDir ?? 'dist');
    },
    // after all files are written, including those copied from public/
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => TEXT_FILE.test(file)).map((file) => compressFile(path.join(folder, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
