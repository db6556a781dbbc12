const GLYPH_LIST =
  /(?<=const getGlyphsUnicode = getLookupTableFactory\(function \(t\) \{\n)(?:\s+t(?:\.\w+|\["[^"]+"\]) = \w+;\n)+(?=\}\);)/;
const ENTRY = /t(?:\.(\w+)|\["([^"]+)"\]) = (\w+);/g;

/**
 * Writes the 4,300 names of characters in the parser of pdf.js as one text, in which each name has the distance to the
 * code before it, if it is not 1. Sorted by code, that takes a third less than one assignment per name. Names of one
 * character keep their order, because pdf.js looks for the first one.
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
      for (const entry of ${JSON.stringify(pack(entries))}.split(" ")) {
        const [name, step = 1] = entry.split("~");
        code += +step;
        t[name] = code;
      }\n`;
  });
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
