import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** `actualText` is added by web/build/pdfjs-actual-text.ts. */
type MarkedContent = TextMarkedContent & { actualText?: string | null };

export type ExtractedItem = TextItem | MarkedContent;

/** A part of a line. */
export type TextPiece = Pick<TextItem, 'str' | 'transform' | 'width' | 'height' | 'hasEOL'> & {
  /** The text comes from ActualText, so it is in logical order. */
  isActual: boolean;
};

/**
 * Replaces the letters of a group of glyphs by the text that the document gives for the group (`ActualText`). Chromium
 * and Word write it for every Odia syllable whose glyphs differ from its letters.
 */
export function applyActualText(items: readonly ExtractedItem[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  const openGroups: { actualText: string | null; covered: TextPiece[] }[] = [];
  const findReplacedGroup = () => openGroups.find(({ actualText }) => actualText !== null);
  for (const item of items) {
    if ('str' in item) {
      const { str, transform, width, height, hasEOL } = item;
      const piece = { str, transform, width, height, hasEOL, isActual: false };
      const group = findReplacedGroup();
      // keep the space or line break before a group, which the parser puts inside it
      if (group && str.trim() !== '') group.covered.push(piece);
      else pieces.push(piece);
    } else if (item.type === 'endMarkedContent') {
      const closed = openGroups.pop();
      if (closed && closed.actualText !== null && closed.covered.length > 0) {
        pieces.push(joinPieces(closed.covered, closed.actualText));
      }
    } else {
      openGroups.push({ actualText: findReplacedGroup() ? null : (item.actualText ?? null), covered: [] });
    }
  }
  // keep the text of groups that are never closed
  for (const { covered } of openGroups) pieces.push(...covered);
  return pieces;
}

function joinPieces(pieces: readonly TextPiece[], str: string): TextPiece {
  const first = pieces[0]!;
  const [, , , , x = 0, y = 0] = first.transform as number[];
  let { width } = first;
  for (const piece of pieces) {
    const [, , , , pieceX = 0, pieceY = 0] = piece.transform as number[];
    // a group that continues on the next line gets the position of its first line
    if (Math.abs(pieceY - y) > first.height) continue;
    width = Math.max(width, Math.hypot(pieceX - x, pieceY - y) + piece.width);
  }
  return { ...first, str, width, hasEOL: pieces.some(({ hasEOL }) => hasEOL), isActual: true };
}
