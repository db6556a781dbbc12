import { acronymFor, isLatinAbbreviation } from './known-words.ts';

/** kWh, mAh, kHz, hPa: a unit with its prefix, where a capital is part of it. */
const UNIT_WITH_CAPITAL =
  /^(?:[fpnmcdhk]|da)?(?:A|Ah|B|Bq|C|F|Gy|H|Hz|J|K|L|N|Pa|S|Sv|T|V|VA|W|Wb|Wh|Wp|eV|dB)$/;

/** pH, mRNA, eKYC: one small letter, then capitals only. */
const CAPITALS_AFTER_ONE_LETTER = /^[a-z][A-Z]+$/;

/**
 * Whether a word is meant as Latin by its letters alone. One capital at the start, as in `Odisha`, is a habit from
 * English and says nothing. Capitals inside a word that begins with a small letter (`oDzishA`) spell Odia letter by letter.
 */
export function isLatinWord(letters: string): boolean {
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (capitals === letters.length) return true;
  if (/^[A-Z]/.test(letters) && capitals > 1) return true;
  return (
    UNIT_WITH_CAPITAL.test(letters) ||
    CAPITALS_AFTER_ONE_LETTER.test(letters) ||
    isLatinAbbreviation(letters) ||
    acronymFor(letters) !== undefined
  );
}
