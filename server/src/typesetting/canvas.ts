import { breakLines } from './break-lines.ts';
import { type FontFile, loadFonts, type Weight } from './fonts.ts';
import { measureText, type Run, shapeText } from './shape-text.ts';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Positions and sizes are in points. A position is that of the top left corner, measured from the top left of the page. */
export type Rectangle = { x: number; top: number; width: number; height: number };

export type TextBox = Omit<Rectangle, 'height'> & {
  /** The size of the font. */
  size: number;
  weight?: Weight;
  align?: 'left' | 'center' | 'right';
  /** Grey instead of black. */
  isSoft?: boolean;
  colour?: Colour;
};

/** A grey picture, row by row. */
export type GreyPicture = { width: number; height: number; pixels: Buffer };

/** The surface on which a layout draws, so that a PDF and a picture can have the same layout. */
export type Canvas = {
  /** Draws a text, broken into lines. Returns the distance of its end from the top of the page. */
  drawText(text: string, box: TextBox): number;
  fillRectangles(rectangles: readonly Rectangle[], colour: Colour): void;
  drawPicture(picture: GreyPicture, box: Rectangle): void;
};

const LINE_HEIGHT = 1.5;
/** The part of a line above the baseline. */
const ASCENT = 1.1;
/** From 0 (black) to 255 (white). */
const SOFT_GREY = 89;

export type Fonts = Record<Weight, FontFile[]>;

export async function loadAllFonts(): Promise<Fonts> {
  return { regular: await loadFonts('regular'), bold: await loadFonts('bold') };
}

export type PlacedLine = { runs: Run[]; x: number; baseline: number };

/** Breaks a text into lines and places them. `baseline` is the distance from the top of the page. */
export function placeText(text: string, box: TextBox, fonts: Fonts): { lines: PlacedLine[]; end: number } {
  const { x, top, width, size, weight = 'regular', align = 'left' } = box;
  const texts = breakText(text, box, fonts);
  const lines = texts.map((line, index) => {
    const runs = shapeText(line, fonts[weight]);
    const space = width - (measureText(runs) * size) / 1000;
    const shift = align === 'right' ? space : align === 'center' ? space / 2 : 0;
    return { runs, x: x + shift, baseline: top + (index * LINE_HEIGHT + ASCENT) * size };
  });
  return { lines, end: getEnd(texts, box) };
}

function breakText(text: string, { width, size, weight = 'regular' }: TextBox, fonts: Fonts): string[] {
  return breakLines(text, fonts[weight], (width * 1000) / size);
}

const getEnd = (lines: readonly string[], { top, size }: TextBox) => top + lines.length * LINE_HEIGHT * size;

export function getTextColour({ colour, isSoft = false }: TextBox): Colour {
  return colour ?? (isSoft ? [SOFT_GREY, SOFT_GREY, SOFT_GREY] : [0, 0, 0]);
}

/** Draws nothing: it tells a layout how much room its texts need. */
export function createMeasuringCanvas(fonts: Fonts): Canvas {
  return {
    drawText: (text, box) => getEnd(breakText(text, box, fonts), box),
    fillRectangles: () => {},
    drawPicture: () => {},
  };
}
