import type { Plugin } from 'vite';
import { addActualText } from './pdfjs-actual-text.ts';

const LIBRARY = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/;
const PARSER = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs$/;

/** Source files of pdf.js that the reader does not need, and the code that replaces them. */
const REMOVED: { bundle: RegExp; source: string; replacement: string }[] = [
  {
    bundle: PARSER,
    // hardly any program writes Brotli streams yet, and browsers that support Brotli still decode them
    source: 'external/brotli/decode.js',
    replacement: `const BrotliDecode = () => { throw new Error('This browser does not support Brotli'); };`,
  },
  {
    bundle: PARSER,
    // XFA forms, which need the option `enableXfa`
    source: 'src/core/xfa/factory.js',
    replacement: 'class XFAFactory { static getRichTextAsHtml() { return null; } }',
  },
  {
    bundle: PARSER,
    // font widths for XFA forms
    source: 'src/core/xfa_fonts.js',
    replacement: 'const getXfaFontName = () => null; const getXfaFontDict = () => null;',
  },
  { bundle: PARSER, source: 'src/core/editor/pdf_editor.js', replacement: 'class PDFEditor {}' },
  {
    bundle: PARSER,
    // needs the option `useWasm`
    source: 'src/core/postscript/wasm_compiler.js',
    replacement: 'const buildPostScriptWasmFunction = () => null;',
  },
  { bundle: LIBRARY, source: 'src/display/editor/editor.js', replacement: 'class AnnotationEditor {}' },
  // the viewer has no text layer, because its text must not be selected
  {
    bundle: LIBRARY,
    source: 'src/display/text_layer.js',
    replacement: 'class TextLayer { static cleanup() {} }',
  },
  {
    bundle: LIBRARY,
    // only for debugging tools
    source: 'src/display/canvas_dependency_tracker.js',
    replacement: 'const Dependencies = {}; const createCanvasTrackers = () => ({});',
  },
  {
    bundle: LIBRARY,
    // needs the option `rendererSrc` or `rendererPorts`
    source: 'src/display/renderer_worker_proxy.js',
    replacement: 'const RendererWorker = { isAvailable: false };',
  },
];

/** Refers to everything in the library, so that the bundler could remove nothing. */
const GLOBAL_EXPORTS = /^globalThis\.pdfjsLib = \{[^}]*\};$/m;
const CLASS = /^class (\w+)(.* \{\n[\s\S]*?)^\}$/gm;

/**
 * Removes the parts of pdf.js that the reader does not use: more than a third of its size, and most of what a student
 * downloads to open a first document. docs/decisions/041-pdfjs-build.md has the figures. pdf.js comes as two bundles, in
 * which a comment with its path starts each source file. The build fails when a new version has none of these patterns.
 */
export function trimPdfjs(): Plugin {
  return {
    name: 'trim-pdfjs',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id) && !PARSER.test(id)) return undefined;
      let trimmed = PARSER.test(id) ? addActualText(code) : markClassesPure(code);
      for (const { bundle, source, replacement } of REMOVED) {
        if (bundle.test(id)) trimmed = replaceOnce(trimmed, sourceFilePattern(source), `${replacement}\n`);
      }
      return { code: trimmed, map: null };
    },
  };
}

/** Lets the bundler remove unused classes, which it keeps otherwise because a class definition can have side effects. */
function markClassesPure(library: string): string {
  return replaceOnce(library, GLOBAL_EXPORTS, '').replace(
    CLASS,
    (_match, name, rest) => `const ${name} = /* @__PURE__ */ (() => class ${name}${rest}})();`,
  );
}

/** Matches from the comment that starts a source file to the comment that starts the next one. */
function sourceFilePattern(source: string): RegExp {
  return new RegExp(`(?<=^;// \\./${source.replaceAll('.', '\\.')}\\n)[\\s\\S]*?(?=^;// \\./)`, 'm');
}

function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) {
    throw new Error(
      `This version of pdf.js does not match ${pattern.source}. Adapt web/build/trim-pdfjs.ts.`,
    );
  }
  return code.replace(pattern, () => replacement);
}
