import type { Language } from '@sikhya/contract/language/language.ts';
import {
  type Colour,
  type GreyPicture,
  getTextColour,
  loadAllFonts,
  placeText,
  type Rectangle,
  type TextBox,
} from './canvas.ts';
import type { FontFile } from './fonts.ts';
import { createPdfFile, type PdfFile, type Ref, toPdfText, toRef } from './pdf-file.ts';
import { createPdfFont, type PdfFont } from './pdf-font.ts';
import type { Glyph, Run } from './shape-text.ts';

/** In points. */
export const A4 = { width: 595.28, height: 841.89 };

/** From 0 (black) to 1 (white). */
const RULE_GREY = 0.75;

/** Creates a PDF with text in our own typeface. Positions are in points from the top left corner of the page. */
export async function createPdfDocument({ title, language }: { title: string; language: Language }) {
  const fonts = await loadAllFonts();
  const embedded = new Map<FontFile, PdfFont>();
  const pictures: GreyPicture[] = [];
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
      const { content, size: paper } = getPage();
      const { lines, end } = placeText(text, box, fonts);
      for (const { runs, x, baseline } of lines) {
        const start = `1 0 0 1 ${round(x)} ${round(paper.height - baseline)} Tm`;
        const fill = toFill(getTextColour(box));
        content.push(`BT ${fill} ${start} ${drawRuns(runs, box.size, getFont)} ET`);
      }
      return end;
    },

    fillRectangles(rectangles: readonly Rectangle[], colour: Colour): void {
      const { content, size: paper } = getPage();
      const paths = rectangles.map(({ x, top, width, height }) =>
        [x, paper.height - top - height, width, height].map(round).join(' '),
      );
      content.push(`${toFill(colour)} ${paths.map((path) => `${path} re`).join(' ')} f`);
    },

    drawPicture(picture: GreyPicture, { x, top, width, height }: Rectangle): void {
      const { content, size: paper } = getPage();
      const name = `P${pictures.push(picture)}`;
      const bottom = round(paper.height - top - height);
      content.push(`q ${round(width)} 0 0 ${round(height)} ${round(x)} ${bottom} cm /${name} Do Q`);
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
      const shown = pictures.map((picture, index) => `/P${index + 1} ${toRef(addPicture(file, picture))}`);
      const parent = file.reserve();
      const kids = pages.map(({ size, content }) => {
        const stream = file.addStream(content.join('\n'));
        return file.add(
          `<< /Type /Page /Parent ${toRef(parent)} /MediaBox [0 0 ${size.width} ${size.height}] ` +
            `/Resources << /Font << ${resources.join(' ')} >> /XObject << ${shown.join(' ')} >> >> ` +
            `/Contents ${toRef(stream)} >>`,
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

function addPicture(file: PdfFile, { width, height, pixels }: GreyPicture): Ref {
  return file.addStream(
    pixels,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  );
}

/** The operator that sets the colour of what is filled. */
function toFill(colour: Colour): string {
  return `${colour.map((value) => Math.round((value / 255) * 1000) / 1000).join(' ')} rg`;
}

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
