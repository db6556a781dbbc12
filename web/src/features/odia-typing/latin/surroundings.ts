/** What the text around a run of Latin letters says about its script. */

/** In capitals and small letters as they are written; other units have a capital and need no number before them. */
const UNITS = new Set(
  'm km cm mm nm dm g kg mg t s ms min h hr hrs l ml cl kl ha ft mi mph kmph lb oz cal kcal mol cd am pm px kb mb gb'.split(
    ' ',
  ),
);

const ORDINALS = /^(?:st|nd|rd|th|s)$/;

const WEB_ADDRESS = /(?:www\.|:\/\/|@)\S*$/i;

/** `com` in `example.com`, `pdf` in `notes.pdf`. */
const WEB_ENDING = /^(?:in|com|org|net|gov|nic|edu|ac|co|io|info|pdf|txt|docx?|xlsx?|jpg|png|html?)$/;

/** Digits and these signs join letters to one word: H2O, X-ray, U.S.A, UPSC's. */
const JOINED_TO_LATIN = /[A-Za-z][\p{N}'’._&+-]*$/u;

const SMALL_ROMAN = /^(?:[a-z]|i{2,3}|iv|vi{1,3}|ix)$/;

/** `before` is the text up to the run. In a web address, or after a letter and a digit, no Odia word can be meant. */
export const isInsideLatin = (before: string) => WEB_ADDRESS.test(before) || /[A-Za-z]\p{N}+$/u.test(before);

/** After `X-` Latin goes on, but an ending may be meant, as in `ISRO-ର`. */
export const isJoinedToLatin = (before: string) => JOINED_TO_LATIN.test(before);

export function isUnitAfterNumber(before: string, letters: string): boolean {
  if (/\p{Nd}$/u.test(before) && ORDINALS.test(letters)) return true;
  return UNITS.has(letters) && /\p{Nd} ?(?:[A-Za-zµ]{1,4}\/)?$/u.test(before);
}

/** `e` in `e-mail`, `a` in `(a)`, `ii` in `ii)`: the key that ends the run tells. */
export function isLatinBefore(key: string, before: string, letters: string): boolean {
  if (key === '@') return true;
  if (key === '-') return /^[a-z]$/.test(letters);
  const startsLabel = /(?:^|\n|[([])\s*$/.test(before);
  return startsLabel && /^[)\].]$/.test(key) && SMALL_ROMAN.test(letters);
}

export const endsWebAddress = (before: string, letters: string) =>
  /\S\.$/.test(before) && WEB_ENDING.test(letters);

const ODIA_LETTER = /[\u0b01-\u0b63\u0b70-\u0b77\u200c\u200d]/;

/** Latin and Odia letters that touch would be one word of two scripts. */
export const touchesOdia = (text: string, side: 'before' | 'after') =>
  ODIA_LETTER.test((side === 'before' ? text.at(-1) : text[0]) ?? '');
