import { findAcronym, isLatinAbbreviation } from './known-words.ts';

/** A unit with a capital letter and an optional prefix: kWh, mAh, kHz, hPa. */
const UNIT_WITH_CAPITAL =
  /^(?:[fpnmcdhk]|da)?(?:A|Ah|B|Bq|C|F|Gy|H|Hz|J|K|L|N|Pa|S|Sv|T|V|VA|W|Wb|Wh|Wp|eV|dB)$/;

/** One lower-case letter, then capitals only: pH, mRNA, eKYC. */
const CAPITALS_AFTER_ONE_LETTER = /^[a-z][A-Z]+$/;

/**
 * Whether a word is Latin, judged by its letters alone. One capital at the start, as in `Odisha`, is a habit from English
 * and does not count. Capitals in a word that starts with a lower-case letter (`oDzishA`) spell Odia letter by letter.
 */
export function isLatinWord(letters: string): boolean {
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (capitals === letters.length) return true;
  if (/^[A-Z]/.test(letters) && capitals > 1) return true;
  return (
    UNIT_WITH_CAPITAL.test(letters) ||
    CAPITALS_AFTER_ONE_LETTER.test(letters) ||
    isLatinAbbreviation(letters) ||
    findAcronym(letters) !== undefined
  );
}
