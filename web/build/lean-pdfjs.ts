import type { Plugin } from 'vite';
import { withActualText } from './pdfjs-actual-text.ts';

const LIBRARY = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/;
const PARSER = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs$/;

/** Parts of the library that no document needs here, by their file in its sources, and what stands in for them. */
const LEFT_OUT: { of: RegExp; part: string; standIn: string }[] = [
  {
    of: PARSER,
    // hardly any program writes such streams yet, and browsers that unpack them by themselves still do
    part: 'external/brotli/decode.js',
    standIn: `const BrotliDecode = () => { throw new Error('This browser unpacks no Brotli streams'); };`,
  },
  {
    of: PARSER,
    // forms of XML, which are shown only where `enableXfa` is set
    part: 'src/core/xfa/factory.js',
    standIn: 'class XFAFactory { static getRichTextAsHtml() { return null; } }',
  },
  {
    of: PARSER,
    // the widths of the fonts that such forms may name
    part: 'src/core/xfa_fonts.js',
    standIn: 'const getXfaFontName = () => null; const getXfaFontDict = () => null;',
  },
  { of: PARSER, part: 'src/core/editor/pdf_editor.js', standIn: 'class PDFEditor {}' },
  {
    of: PARSER,
    // asked only where `useWasm` is set
    part: 'src/core/postscript/wasm_compiler.js',
    standIn: 'const buildPostScriptWasmFunction = () => null;',
  },
  { of: LIBRARY, part: 'src/display/editor/editor.js', standIn: 'class AnnotationEditor {}' },
  // text is drawn, and read out, but not laid over the page to be marked
  { of: LIBRARY, part: 'src/display/text_layer.js', standIn: 'class TextLayer { static cleanup() {} }' },
  {
    of: LIBRARY,
    // what was drawn where is asked only by tools for debugging
    part: 'src/display/canvas_dependency_tracker.js',
    standIn: 'const Dependencies = {}; const createCanvasTrackers = () => ({});',
  },
  {
    of: LIBRARY,
    // used only where `rendererSrc` or `rendererPorts` are set
    part: 'src/display/renderer_worker_proxy.js',
    standIn: 'const RendererWorker = { isAvailable: false };',
  },
];

/** With this the library names all that it has, used or not. */
const OFFERS_ALL = /^globalThis\.pdfjsLib = \{[^}]*\};$/m;
const CLASS = /^class (\w+)(.* \{\n[\s\S]*?)^\}$/gm;

/**
 * The PDF library without what a reader never uses: a third of its weight, which is most of what somebody waits for who
 * opens the first document. It comes as two files in which each part of its sources begins with a comment that names it.
 */
export function leanPdfjs(): Plugin {
  return {
    name: 'lean-pdfjs',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id) && !PARSER.test(id)) return undefined;
      let lean = PARSER.test(id) ? withActualText(code) : code;
      // a class may do something while it is made, so bundlers keep those that nobody names; these do nothing
      if (LIBRARY.test(id)) {
        lean = replaceOnce(lean, OFFERS_ALL, '').replace(
          CLASS,
          (_all, name, rest) => `const ${name} = /* @__PURE__ */ (() => class ${name}${rest}})();`,
        );
      }
      for (const { of, part, standIn } of LEFT_OUT) {
        if (of.test(id)) lean = replaceOnce(lean, wholePart(part), `${standIn}\n`);
      }
      return { code: lean, map: null };
    },
  };
}

/** From behind the comment that names a part up to the next such comment. */
function wholePart(part: string): RegExp {
  return new RegExp(`(?<=^;// \\./${part.replaceAll('.', '\\.')}\\n)[\\s\\S]*?(?=^;// \\./)`, 'm');
}

/** A new version of the library may be cut otherwise: that is to be seen when it is built. */
function replaceOnce(code: string, what: RegExp, by: string): string {
  if (!what.test(code)) throw new Error(`The PDF library has no ${what.source}; see build/lean-pdfjs.ts`);
  return code.replace(what, () => by);
}
