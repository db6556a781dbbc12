import type { FontFile } from './fonts.ts';
import { type PdfFile, type Ref, toRef, toUtf16Hex } from './pdf-file.ts';
import type { Glyph } from './shape-text.ts';
import { subsetFont } from './subset-font.ts';

/** The glyph that programs read for a glyph whose text another glyph has: it has no width and no text. */
const NO_TEXT = '\u200b';
/** Entries that a block of the table from codes to text may have. */
const MAX_BLOCK = 100;

export type PdfFont = ReturnType<typeof createPdfFont>;

/**
 * A font of one document. Each pair of a glyph and its text gets a code of its own, so that a program that copies,
 * searches or reads the text aloud finds the original text although one glyph appears in many syllables.
 */
export function createPdfFont(fontFile: FontFile, resourceName: string) {
  const codes = new Map<string, { code: number; glyph: Glyph }>();
  return {
    resourceName,
    fontFile,
    /** Returns the code in the notation of a PDF. */
    encode(glyph: Glyph): string {
      const key = `${glyph.id} ${glyph.text}`;
      const { code } = codes.get(key) ?? { code: codes.size + 1 };
      codes.set(key, { code, glyph });
      return toHex(code);
    },
    getWidth: ({ id }: Glyph) => getWidth(fontFile, id),
    embed: (file: PdfFile) =>
      embedFont(
        file,
        fontFile,
        [...codes.values()].map(({ glyph }) => glyph),
      ),
  };
}

const toHex = (code: number) => code.toString(16).padStart(4, '0');

function getWidth({ font, unitsPerEm }: FontFile, id: number): number {
  return Math.round((font.glyphHAdvance(id) * 1000) / unitsPerEm);
}

/** The glyph of the code 1 comes first. */
async function embedFont(file: PdfFile, fontFile: FontFile, glyphs: Glyph[]): Promise<Ref> {
  const subset = await subsetFont(fontFile.bytes, new Set([0, ...glyphs.map(({ id }) => id)]));
  const { font, unitsPerEm } = fontFile;
  const name = `/SIKHYA+${fontFile.name}`;
  const { ascender, descender } = font.hExtents();
  const scale = (length: number) => Math.round((length * 1000) / unitsPerEm);
  const bytes = file.addStream(subset, `/Length1 ${subset.length}`);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [-1000 -1000 3000 2000] /ItalicAngle 0 ` +
      `/Ascent ${scale(ascender)} /Descent ${scale(descender)} /CapHeight 714 /StemV 80 /FontFile2 ${toRef(bytes)} >>`,
  );
  const map = file.addStream(toGlyphMap(glyphs));
  const widths = glyphs.map(({ id }) => getWidth(fontFile, id)).join(' ');
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDToGIDMap ${toRef(map)} ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${toRef(descriptor)} /DW 0 /W [1 [${widths}]] >>`,
  );
  const texts = file.addStream(toUnicodeMap(glyphs));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${toRef(descendant)}] /ToUnicode ${toRef(texts)} >>`,
  );
}

/** Two bytes for each code: the id of its glyph. */
function toGlyphMap(glyphs: Glyph[]): Buffer {
  const map = Buffer.alloc(2 * (glyphs.length + 1));
  for (const [index, { id }] of glyphs.entries()) map.writeUInt16BE(id, 2 * (index + 1));
  return map;
}

function toUnicodeMap(glyphs: Glyph[]): string {
  const entries = glyphs.map(
    ({ text }, index) => `<${toHex(index + 1)}> <${toUtf16Hex(text === '' ? NO_TEXT : text)}>`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += MAX_BLOCK) {
    const block = entries.slice(start, start + MAX_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
