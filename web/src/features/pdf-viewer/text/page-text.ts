import type { PDFPageProxy } from 'pdfjs-dist';
import { type ExtractedItem, piecesOf, type TextPiece } from './actual-text.ts';
import { countUnknownGlyphs, isInVisualOrder, toLogicalOrder, withoutUnknownGlyphs } from './odia-order.ts';

export type Span = { start: number; end: number };

/** A part of a page, as parts of its width and height: it fits at any zoom. */
export type Area = { x: number; y: number; width: number; height: number };

export type Run = Span & {
  area: Area;
  /** Of its letters, in points. */
  size: number;
};

export type PageText = {
  text: string;
  runs: readonly Run[];
  /** Glyphs whose letter the document does not tell. */
  unknown: number;
};

/** Above the base line and below it, as parts of the size of the letters; Odia needs the room. */
const ASCENT = 0.95;
const DESCENT = 0.3;

const read = new WeakMap<PDFPageProxy, Promise<PageText>>();

/** The text of a page in logical order; read once, since it is asked for by search, sight and screen readers. */
export function readPageText(page: PDFPageProxy): Promise<PageText> {
  const known = read.get(page);
  if (known !== undefined) return known;
  const reading = page
    .getTextContent({ includeMarkedContent: true })
    .then(({ items }) => pageTextOf(items as ExtractedItem[], page.getViewport({ scale: 1 })));
  read.set(page, reading);
  reading.catch(() => read.delete(page));
  return reading;
}

type Viewport = {
  width: number;
  height: number;
  convertToViewportPoint: (x: number, y: number) => number[];
};

export function pageTextOf(items: readonly ExtractedItem[], viewport: Viewport): PageText {
  const pieces = piecesOf(items).filter(isNoFalseSpace);
  const reorder = isInVisualOrder(pieces.map((piece) => (piece.isActual ? ' ' : lineOf(piece))).join(''));
  const runs: Run[] = [];
  let text = '';
  let unknown = 0;
  for (const word of wordsOf(pieces)) {
    const raw = word.map(({ str }) => str).join('');
    unknown += countUnknownGlyphs(raw);
    const str = withoutUnknownGlyphs(reorder ? inLogicalOrder(word) : raw);
    const last = word.at(-1)!;
    // a word that was divided at the end of its line goes on in the next one
    const isDivided = last.hasEOL && str.endsWith(SOFT_HYPHEN);
    const plain = str.replaceAll(SOFT_HYPHEN, '');
    if (plain !== '') {
      const size = sizeOf(last);
      runs.push({ start: text.length, end: text.length + plain.length, area: areaOf(word, viewport), size });
    }
    text += last.hasEOL && !isDivided ? `${plain}\n` : plain;
  }
  return { text, runs, unknown };
}

/** As a part of the size of the letters. */
const NARROWEST_SPACE = 0.08;
const SOFT_HYPHEN = '\u00ad';
/** Joiners belong to a word; a glyph without a letter may, too. */
const ALSO_IN_WORDS = ['\u200c', '\u200d', '\u0000'];

function isOdia(letter = ''): boolean {
  return (letter >= '\u0b00' && letter <= '\u0b7f') || ALSO_IN_WORDS.includes(letter);
}

const lineOf = ({ str, hasEOL }: TextPiece) => (hasEOL ? `${str}\n` : str);

/**
 * The parser takes the way back from a sign below a letter for a gap, and so tears Odia words apart. A space that is
 * narrower than any real one is none.
 */
function isNoFalseSpace(piece: TextPiece, at: number, all: readonly TextPiece[]): boolean {
  if (piece.str !== ' ' || piece.hasEOL || piece.width >= NARROWEST_SPACE * sizeOf(piece)) return true;
  return !(isOdia(all[at - 1]?.str.at(-1)) && isOdia(all[at + 1]?.str[0]));
}

/** The parser gives Odia syllable by syllable, and a sign may come before the syllable it belongs to. */
function wordsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const words: TextPiece[][] = [];
  for (const piece of pieces) {
    const before = words.at(-1)?.at(-1);
    const goesOn = before && !before.hasEOL && isOdia(before.str.at(-1)) && isOdia(piece.str[0]);
    if (goesOn) words.at(-1)!.push(piece);
    else words.push([piece]);
  }
  return words;
}

/** What the document itself gives in logical order stays as it is. */
function inLogicalOrder(word: readonly TextPiece[]): string {
  let text = '';
  let visual = '';
  for (const { str, isActual } of word) {
    if (!isActual) visual += str;
    else {
      text += toLogicalOrder(visual) + str;
      visual = '';
    }
  }
  return text + toLogicalOrder(visual);
}

function sizeOf({ transform, height }: TextPiece): number {
  const [, , c = 0, d = 0] = transform as number[];
  return Math.hypot(c, d) || height;
}

function areaOf(word: readonly TextPiece[], viewport: Viewport): Area {
  return joinAreas(word.map((piece) => areaOfPiece(piece, viewport)));
}

function areaOfPiece(piece: TextPiece, viewport: Viewport): Area {
  const [a = 0, b = 0, , , x = 0, y = 0] = piece.transform as number[];
  const size = sizeOf(piece);
  const along = Math.hypot(a, b) || 1;
  const corner = (forward: number, up: number) =>
    viewport.convertToViewportPoint(
      x + (a / along) * forward - (b / along) * up,
      y + (b / along) * forward + (a / along) * up,
    ) as [number, number];
  const [left, bottom] = corner(0, -DESCENT * size);
  const [right, top] = corner(piece.width, ASCENT * size);
  return {
    x: Math.min(left, right) / viewport.width,
    y: Math.min(top, bottom) / viewport.height,
    width: Math.abs(right - left) / viewport.width,
    height: Math.abs(bottom - top) / viewport.height,
  };
}

/** The smallest area that holds them all. */
export function joinAreas(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
