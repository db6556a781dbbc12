import type { Plugin } from 'vite';
import { addActualText } from './pdfjs-actual-text.ts';
import { separateAnnotations } from './pdfjs-annotations.ts';
import { packGlyphList } from './pdfjs-glyph-list.ts';
import { replaceOnce, replaceSourceFiles } from './pdfjs-source-files.ts';
import { UNUSED_IN_LIBRARY, UNUSED_IN_PARSER } from './pdfjs-unused-parts.ts';

const LIBRARY = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/;
const PARSER = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs$/;

/** Refers to everything in the library, so that the bundler could remove nothing. */
const GLOBAL_EXPORTS = /^globalThis\.pdfjsLib = \{[^}]*\};$/m;
const CLASS = /^class (\w+)(.* \{\n[\s\S]*?)^\}$/gm;

/**
 * Removes the parts of pdf.js that the reader does not use: half of its size, and most of what a student downloads to open
 * a first document. docs/decisions/041-pdfjs-build.md has the figures.
 */
export function trimPdfjs(): Plugin {
  return {
    name: 'trim-pdfjs',
    apply: 'build',
    transform(code, id) {
      if (PARSER.test(id)) return { code: trimParser(code).parser, map: null };
      if (LIBRARY.test(id)) return { code: trimLibrary(code), map: null };
      return undefined;
    },
  };
}

/** Returns the parser, and the file that it imports when a page has annotations. */
export function trimParser(code: string): ReturnType<typeof separateAnnotations> {
  const complete = packGlyphList(addActualText(code));
  return separateAnnotations(replaceSourceFiles(complete, UNUSED_IN_PARSER));
}

/** Lets the bundler remove unused classes, which it keeps otherwise because a class definition can have side effects. */
function trimLibrary(code: string): string {
  const library = replaceOnce(code, GLOBAL_EXPORTS, '').replace(
    CLASS,
    (_match, name, rest) => `const ${name} = /* @__PURE__ */ (() => class ${name}${rest}})();`,
  );
  return replaceSourceFiles(library, UNUSED_IN_LIBRARY);
}
