import type { PdfInfo } from '@sikhya/contract/files.ts';
import { countMatchingUnits, isLegacyOdia } from '@sikhya/contract/question-file/legacy-font.ts';

/** Fewer characters than this are a page number on a scanned page. */
const LEAST_TEXT = 20;
/** Bullets of symbol fonts come as private characters, a few on a page. */
const SOUND_BELOW = 0.03;
const UNSOUND_FROM = 0.25;

/** What fonts without a map to Unicode leave: control characters, private ones, replacement characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
const WITHOUT_MEANING = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff\ue000-\uf8ff]/g;

/** How much of a page's text can be found by searching: 1, a part of it, or 0 where there is none. */
export function searchableShare(text: string): number {
  const plain = text.replace(/\s+/g, '');
  if (plain.length < LEAST_TEXT || isLegacyOdia(text)) return 0;
  const share = countMatchingUnits(plain, WITHOUT_MEANING) / plain.length;
  if (share < SOUND_BELOW) return 1;
  return share < UNSOUND_FROM ? 0.5 : 0;
}

/** Judges a document by some of its pages; a cover or a picture between them counts for little. */
export function judgeSearchable(shares: number[]): PdfInfo['searchable'] {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  if (mean >= 0.8) return 'yes';
  return mean > 0.1 ? 'partly' : 'no';
}

const SAMPLED = 8;

/** The numbers of the pages to look at: all of a short document, else some from its whole length. */
export function sampledPages(pages: number): number[] {
  if (pages <= SAMPLED) return Array.from({ length: pages }, (_, index) => index + 1);
  return Array.from({ length: SAMPLED }, (_, index) => 1 + Math.round((index * (pages - 1)) / (SAMPLED - 1)));
}
