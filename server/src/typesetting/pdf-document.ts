import type { Language } from '@sikhya/contract/language/language.ts';
import { breakLines } from './break-lines.ts';
import { type FontFile, loadFonts, type Weight } from './fonts.ts';
import { createPdfFile, type Ref, toPdfText, toRef } from './pdf-file.ts';
import { createPdfFont, type PdfFont } from './pdf-font.ts';
import { type Glyph, measureText, type Run } from './shape-text.ts';

/** In points. */
export const A4 = { width: 595.28, height: 841.89 };

const LINE_HEIGHT = 1.5;
/** The part of a line above the baseline. */
const ASCENT = 1.1;

export type TextBox = {
  x: number;
  /** The distance from the top of the page. */
  top: number;
  width: number;
  size: number;
  weight?: Weight;
  align?: 'left' | 'right';
  /** Grey instead of black. */
  isSoft?: boolean;
};

/** From 0 (black) to 1 (white). */
const SOFT_GREY = 0.35;
const RULE_GREY = 0.75;

type Fonts = Record<Weight, FontFile[]>;

/** Creates a PDF with text in our own typeface. Positions are in points from the top left corner of the page. */
export async function createPdfDocument({ title, language }: { title: string; language: Language }) {
  const fonts: Fonts = { regular: await loadFonts('regular'), bold: await loadFonts('bold') };
  const embedded = new Map<FontFile, PdfFont>();
  const pages: { size: typeof A4; content: string[] }[] = [];

  const getFont = (file: FontFile): PdfFont => {
    const font = embedded.get(file) ?? createPdfFont(file, `F${embedded.size + 1}`);
    embedded.set(file, font);
    return font;
  };

  const getPage = () => {
    const page = pages.at(-1);
    if (!page) throw new Error('The document has no page.');
    return page;
  };

  return {
    addPage: (size = A4) => void pages.push({ size, content: [] }),

    /** Draws a text on the last page, broken into lines. Returns the distance of its end from the top of the page. */
    drawText(text: string, box: TextBox): number {
      const { x, top, width, size, weight = 'regular', align = 'left', isSoft = false } = box;
      const { content, size: paper } = getPage();
      const lines = breakLines(text, fonts[weight], (width * 1000) / size);
      for (const [index, line] of lines.entries()) {
        const space = align === 'right' ? width - (measureText(line) * size) / 1000 : 0;
        const baseline = paper.height - top - (index * LINE_HEIGHT + ASCENT) * size;
        const start = `1 0 0 1 ${round(x + space)} ${round(baseline)} Tm`;
        content.push(`BT ${isSoft ? SOFT_GREY : 0} g ${start} ${drawRuns(line, size, getFont)} ET`);
      }
      return top + lines.length * LINE_HEIGHT * size;
    },

    /** Draws a horizontal line. */
    drawRule({ x, top, width }: { x: number; top: number; width: number }): void {
      const { content, size } = getPage();
      const y = round(size.height - top);
      content.push(`${RULE_GREY} G 0.75 w ${round(x)} ${y} m ${round(x + width)} ${y} l S`);
    },

    async toBytes(): Promise<Buffer> {
      const file = createPdfFile();
      const resources: string[] = [];
      for (const font of embedded.values())
        resources.push(`/${font.resourceName} ${toRef(await font.embed(file))}`);
      const parent = file.reserve();
      const kids = pages.map(({ size, content }) => {
        const stream = file.addStream(content.join('\n'));
        return file.add(
          `<< /Type /Page /Parent ${toRef(parent)} /MediaBox [0 0 ${size.width} ${size.height}] ` +
            `/Resources << /Font << ${resources.join(' ')} >> >> /Contents ${toRef(stream)} >>`,
        );
      });
      file.set(parent, `<< /Type /Pages /Kids [${kids.map(toRef).join(' ')}] /Count ${kids.length} >>`);
      const catalog: Ref = file.add(
        `<< /Type /Catalog /Pages ${toRef(parent)} /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      );
      return file.toBytes(catalog, file.add(`<< /Title ${toPdfText(title)} >>`));
    },
  };
}

export type PdfDocument = Awaited<ReturnType<typeof createPdfDocument>>;

/** The operators that draw one line. Offsets move a glyph without moving the glyphs after it. */
function drawRuns(runs: Run[], size: number, getFont: (file: FontFile) => PdfFont): string {
  return runs.map(({ file, glyphs }) => drawGlyphs(glyphs, size, getFont(file))).join(' ');
}

function drawGlyphs(glyphs: Glyph[], size: number, font: PdfFont): string {
  const operators = [`/${font.resourceName} ${size} Tf 0 Ts [`];
  let rise = 0;
  for (const glyph of glyphs) {
    if (glyph.yOffset !== rise) operators.push(`] TJ ${round((glyph.yOffset * size) / 1000)} Ts [`);
    rise = glyph.yOffset;
    // a number within TJ moves to the left
    const after = round(font.getWidth(glyph) + glyph.xOffset - glyph.advance);
    operators.push(`${round(-glyph.xOffset)} <${font.encode(glyph)}> ${after}`);
  }
  return `${operators.join(' ')}] TJ`;
}

const round = (value: number) => Math.round(value * 100) / 100;
