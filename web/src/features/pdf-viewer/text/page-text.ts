import { type Area, getLetterSize, getTextArea, type Viewport } from '@sikhya/contract/text-area.ts';
import type { PDFPageProxy } from 'pdfjs-dist';
import { applyActualText, type ExtractedItem, type TextPiece } from './actual-text.ts';
import { countUnknownGlyphs, isInVisualOrder, removeUnknownGlyphs, toLogicalOrder } from './odia-order.ts';

export type Span = { start: number; end: number };

/** Where the text of a run continues on the page; not to the right on a rotated page. */
export type Direction = 'right' | 'left' | 'down' | 'up';

export type Run = Span & {
  area: Area;
  direction: Direction;
  /** Letter size in points. */
  size: number;
};

export type PageText = {
  text: string;
  runs: readonly Run[];
  /** How many glyphs have no letter in the document. */
  unknownGlyphs: number;
};

const cache = new WeakMap<PDFPageProxy, Promise<PageText>>();

/** Extracts the text of a page in logical order. Cached, because search, crop and text view all need it. */
export function readPageText(page: PDFPageProxy): Promise<PageText> {
  const cached = cache.get(page);
  if (cached !== undefined) return cached;
  const pageText = page
    .getTextContent({ includeMarkedContent: true })
    .then(({ items }) => toPageText(items as ExtractedItem[], page.getViewport({ scale: 1 })));
  cache.set(page, pageText);
  pageText.catch(() => cache.delete(page));
  return pageText;
}

export function toPageText(items: readonly ExtractedItem[], viewport: Viewport): PageText {
  const pieces = applyActualText(items).filter(isRealPiece);
  const isVisual = isInVisualOrder(pieces.map((piece) => (piece.isActual ? ' ' : toText(piece))).join(''));
  const runs: Run[] = [];
  let text = '';
  let unknownGlyphs = 0;
  for (const word of groupWords(pieces)) {
    const raw = word.map(({ str }) => str).join('');
    unknownGlyphs += countUnknownGlyphs(raw);
    const str = removeUnknownGlyphs(isVisual ? reorderWord(word) : raw);
    const last = word.at(-1)!;
    // a hyphenated word continues on the next line
    const isHyphenated = last.hasEOL && str.endsWith(SOFT_HYPHEN);
    const plain = str.replaceAll(SOFT_HYPHEN, '');
    if (plain !== '') {
      const size = getLetterSize(last);
      runs.push({
        start: text.length,
        end: text.length + plain.length,
        area: getWordArea(word, viewport),
        direction: getDirection(last, viewport),
        size,
      });
    }
    text += last.hasEOL && !isHyphenated ? `${plain}\n` : plain;
  }
  return { text, runs, unknownGlyphs };
}

/** Relative to the letter size. */
const MIN_SPACE_WIDTH = 0.08;
const SOFT_HYPHEN = '\u00ad';
/** Joiners, and NUL for a glyph without a letter, count as part of an Odia word. */
const OTHER_WORD_CHARACTERS = ['\u200c', '\u200d', '\u0000'];

function isOdia(letter = ''): boolean {
  return (letter >= '\u0b00' && letter <= '\u0b7f') || OTHER_WORD_CHARACTERS.includes(letter);
}

const toText = ({ str, hasEOL }: TextPiece) => (hasEOL ? `${str}\n` : str);

/**
 * Returns false for a space that the parser adds where the cursor moves back from a sign below a letter. Such a space is
 * narrower than a real one and would split an Odia word.
 */
function isRealPiece(piece: TextPiece, index: number, all: readonly TextPiece[]): boolean {
  if (piece.str !== ' ' || piece.hasEOL || piece.width >= MIN_SPACE_WIDTH * getLetterSize(piece)) return true;
  return !(isOdia(all[index - 1]?.str.at(-1)) && isOdia(all[index + 1]?.str[0]));
}

/** Joins the syllables of Odia words, because a sign can come before the syllable that it belongs to. */
function groupWords(pieces: readonly TextPiece[]): TextPiece[][] {
  const words: TextPiece[][] = [];
  for (const piece of pieces) {
    const previous = words.at(-1)?.at(-1);
    const isSameWord = previous && !previous.hasEOL && isOdia(previous.str.at(-1)) && isOdia(piece.str[0]);
    if (isSameWord) words.at(-1)!.push(piece);
    else words.push([piece]);
  }
  return words;
}

/** Reorders only the pieces without ActualText, which is in logical order already. */
function reorderWord(word: readonly TextPiece[]): string {
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

function getWordArea(word: readonly TextPiece[], viewport: Viewport): Area {
  return joinAreas(word.map((piece) => getTextArea(piece, viewport)));
}

function getDirection({ transform }: TextPiece, viewport: Viewport): Direction {
  const [a = 1, b = 0] = transform;
  const [startX = 0, startY = 0] = viewport.convertToViewportPoint(0, 0);
  const [endX = 0, endY = 0] = viewport.convertToViewportPoint(a, b);
  if (Math.abs(endX - startX) >= Math.abs(endY - startY)) return endX < startX ? 'left' : 'right';
  return endY < startY ? 'up' : 'down';
}

/** Returns the smallest area that contains all of them. */
export function joinAreas(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
