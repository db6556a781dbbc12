import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeGroups } from './build/code-groups.ts';
import { earlyScripts } from './build/early-scripts.ts';
import { endpointsWithoutSchemas } from './build/endpoints-without-schemas.ts';
import { minifyEarlyScript } from './build/minify-early-script.ts';
import { pdfjsAnnotations, pdfjsFiles } from './build/pdfjs-files.ts';
import { precompress } from './build/precompress.ts';
import { modulePreload, retriableImports } from './build/retriable-imports.ts';
import { screenChunks } from './build/screen-chunks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { stylesheetFirst } from './build/stylesheet-first.ts';
import { trimPdfjs } from './build/trim-pdfjs.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Libraries whose functions are mostly called when a page starts. */
const COMPILED_AT_ONCE = ['react', 'vendor'];
/** Tells Chromium to compile all functions in the background while the file arrives, and not one by one when they are called. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [
    endpointsWithoutSchemas(),
    retriableImports(),
    react(),
    tailwindcss(),
    screenChunks(),
    stylesheetFirst(),
    trimPdfjs(),
    pdfjsAnnotations(),
    pdfjsFiles(),
    minifyEarlyScript(),
    earlyScripts(),
    serviceWorker(),
    precompress(),
  ],
  worker: { format: 'es', plugins: () => [trimPdfjs()] },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/identity': api, '/files': api, '/health': api },
  },
  build: {
    // the content security policy refuses data: addresses for styles and fonts
    assetsInlineLimit: 0,
    modulePreload,
  },
  // an empty builder makes one `vite build` build for the browser and then for the server
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          output: {
            // the first script lists the names of all others, and hashes do not compress
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: codeGroups },
            postBanner: ({ name }) => (COMPILED_AT_ONCE.includes(name) ? COMPILE_AT_ONCE : ''),
          },
        },
      },
    },
    ssr: {
      // one file without dependencies, with React's production build for any NODE_ENV
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
});
