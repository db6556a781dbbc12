import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** What build/pdfjs-actual-text.ts adds to the parser's answer. */
type MarkedContent = TextMarkedContent & { actualText?: string | null };

export type ExtractedItem = TextItem | MarkedContent;

/** A stretch of a line with its text. */
export type TextPiece = Pick<TextItem, 'str' | 'transform' | 'width' | 'height' | 'hasEOL'> & {
  /** The document itself says what the text is, so it is in logical order. */
  isActual: boolean;
};

/**
 * The text of a page with what the document says a group of glyphs stands for (`ActualText`) in place of their
 * letters. Chromium and Word write it for every Odia syllable whose glyphs are not its letters one by one.
 */
export function piecesOf(items: readonly ExtractedItem[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  const open: { actualText: string | null; covered: TextPiece[] }[] = [];
  const replacing = () => open.find(({ actualText }) => actualText !== null);
  for (const item of items) {
    if ('str' in item) {
      const { str, transform, width, height, hasEOL } = item;
      const piece = { str, transform, width, height, hasEOL, isActual: false };
      const group = replacing();
      // the gap or line break before a group comes inside it
      if (group && str.trim() !== '') group.covered.push(piece);
      else pieces.push(piece);
    } else if (item.type === 'endMarkedContent') {
      const closed = open.pop();
      if (closed && closed.actualText !== null && closed.covered.length > 0) {
        pieces.push(joinPieces(closed.covered, closed.actualText));
      }
    } else {
      open.push({ actualText: replacing() ? null : (item.actualText ?? null), covered: [] });
    }
  }
  // a group that is never closed
  for (const { covered } of open) pieces.push(...covered);
  return pieces;
}

function joinPieces(pieces: readonly TextPiece[], str: string): TextPiece {
  const first = pieces[0]!;
  const [, , , , x = 0, y = 0] = first.transform as number[];
  let { width } = first;
  for (const piece of pieces) {
    const [, , , , ownX = 0, ownY = 0] = piece.transform as number[];
    // a group may go on in the next line: then it is found where it begins
    if (Math.abs(ownY - y) > first.height) continue;
    width = Math.max(width, Math.hypot(ownX - x, ownY - y) + piece.width);
  }
  return { ...first, str, width, hasEOL: pieces.some(({ hasEOL }) => hasEOL), isActual: true };
}
