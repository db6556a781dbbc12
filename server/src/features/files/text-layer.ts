import type { PdfInfo } from '@sikhya/contract/files.ts';
import { countMatchingUnits, isLegacyOdia } from '@sikhya/contract/question-file/legacy-font.ts';

/** A page with less text is a scan with a page number. */
const MIN_TEXT_LENGTH = 20;
/** A few unreadable characters are normal, because bullets of symbol fonts are private characters. */
const SEARCHABLE_BELOW = 0.03;
const UNSEARCHABLE_FROM = 0.25;

/** Control, private and replacement characters, which come from fonts without a map to Unicode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are counted
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff\ue000-\uf8ff]/g;

/** Returns how much of the text of a page can be found by a search: 1, 0.5 or 0. */
export function getSearchableShare(text: string): number {
  const plain = text.replace(/\s+/g, '');
  if (plain.length < MIN_TEXT_LENGTH || isLegacyOdia(text)) return 0;
  const share = countMatchingUnits(plain, UNREADABLE) / plain.length;
  if (share < SEARCHABLE_BELOW) return 1;
  return share < UNSEARCHABLE_FROM ? 0.5 : 0;
}

/** Decides by the mean of some pages, so that a cover or a picture has little effect. */
export function toSearchable(shares: number[]): PdfInfo['searchable'] {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  if (mean >= 0.8) return 'yes';
  return mean > 0.1 ? 'partly' : 'no';
}

const SAMPLE_SIZE = 8;

/** Returns all page numbers of a short document, or a sample from the whole length of a long one. */
export function choosePages(pages: number): number[] {
  if (pages <= SAMPLE_SIZE) return Array.from({ length: pages }, (_, index) => index + 1);
  return Array.from(
    { length: SAMPLE_SIZE },
    (_, index) => 1 + Math.round((index * (pages - 1)) / (SAMPLE_SIZE - 1)),
  );
}
