import {
  type Canvas,
  type Colour,
  type Fonts,
  type GreyPicture,
  getTextColour,
  placeText,
  type Rectangle,
} from './canvas.ts';
import type { Run } from './shape-text.ts';

/**
 * Creates a picture as SVG in which texts are outlines of their glyphs, so that drawing it needs no fonts and no
 * shaping. `encode` turns a grey picture into PNG as base64.
 */
export function createSvgPicture(fonts: Fonts, encode: (picture: GreyPicture) => string) {
  const elements: string[] = [];
  const canvas: Canvas = {
    drawText(text, box) {
      const { lines, end } = placeText(text, box, fonts);
      for (const { runs, x, baseline } of lines) {
        const outlines = drawRuns(runs, box.size, x, baseline).join('');
        elements.push(`<g fill="${toHex(getTextColour(box))}">${outlines}</g>`);
      }
      return end;
    },
    fillRectangles(rectangles, colour) {
      const path = rectangles.map(
        ({ x, top, width, height }) =>
          `M${round(x)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`,
      );
      elements.push(`<path fill="${toHex(colour)}" d="${path.join('')}"/>`);
    },
    drawPicture(picture, { x, top, width, height }) {
      const place = `x="${round(x)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"`;
      elements.push(`<image ${place} href="data:image/png;base64,${encode(picture)}"/>`);
    },
  };
  return {
    canvas,
    /** `view` is the part of the drawing that the picture shows, in points. */
    toSvg: (size: { width: number; height: number }, view: Rectangle): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
      `viewBox="${view.x} ${view.top} ${view.width} ${view.height}">${elements.join('')}</svg>`,
  };
}

/** The outlines of a font are in its own units, and point upwards. */
function drawRuns(runs: Run[], size: number, start: number, baseline: number): string[] {
  let x = start;
  return runs.flatMap(({ file, glyphs }) =>
    glyphs.map(({ id, advance, xOffset, yOffset }) => {
      const scale = size / file.unitsPerEm;
      const left = x + (xOffset * size) / 1000;
      const top = baseline - (yOffset * size) / 1000;
      x += (advance * size) / 1000;
      const outline = file.font.glyphToPath(id);
      return outline === ''
        ? ''
        : `<path transform="translate(${round(left)} ${round(top)}) scale(${scale} ${-scale})" d="${outline}"/>`;
    }),
  );
}

const toHex = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const round = (value: number) => Math.round(value * 100) / 100;
