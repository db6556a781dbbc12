const GLYPH_LIST =
  /(?<=const getGlyphsUnicode = getLookupTableFactory\(function \(t\) \{\n)(?:\s+t(?:\.\w+|\["[^"]+"\]) = \w+;\n)+(?=\}\);)/;
/** First and last codes of scripts that no document of an exam in Odisha is written in. Urdu and the scripts of India stay. */
const OTHER_SCRIPTS = [
  [0x0530, 0x05ff], // Armenian, Hebrew
  [0x0e00, 0x0e7f], // Thai
  [0x3000, 0x9fff], // Chinese, Japanese, Korean
  [0xfb1d, 0xfb4f], // Hebrew
  [0xff00, 0xffef], // forms of Japanese and Korean letters
] as const;
const ENTRY = /t(?:\.(\w+)|\["([^"]+)"\]) = (\w+);/g;

/**
 * Removes the names of characters in unused scripts from the parser of pdf.js. Writes the 3,200 other names as one text,
 * sorted by code; a name is followed by the distance to the code before it, unless that is 1. This takes a third less than
 * one assignment per name. Several names of one character keep their order, because pdf.js looks for the first one.
 */
export function packGlyphList(parser: string): string {
  if (!GLYPH_LIST.test(parser)) {
    throw new Error('This version of pdf.js lists glyphs differently. Adapt web/build/pdfjs-glyph-list.ts.');
  }
  return parser.replace(GLYPH_LIST, (list) => {
    const entries = [...list.matchAll(ENTRY)].map(([, name, quoted, code]) => ({
      name: name ?? quoted ?? '',
      code: Number(code),
    }));
    return `  let code = 0;
      for (const entry of ${JSON.stringify(pack(entries.filter(({ code }) => isInUsedScript(code))))}.split(" ")) {
        const [name, step = 1] = entry.split("~");
        code += +step;
        t[name] = code;
      }\n`;
  });
}

export function isInUsedScript(code: number): boolean {
  return !OTHER_SCRIPTS.some(([first, last]) => first <= code && code <= last);
}

function pack(entries: { name: string; code: number }[]): string {
  let last = 0;
  return entries
    .toSorted((a, b) => a.code - b.code)
    .map(({ name, code }) => {
      const step = code - last;
      last = code;
      return step === 1 ? name : `${name}~${step}`;
    })
    .join(' ');
}
