/** Decides from the text around a run of Latin letters whether the run is a Latin word. */

/** Case-sensitive. Units with a capital letter are recognised without a number before them. */
const UNITS = new Set(
  'm km cm mm nm dm g kg mg t s ms min h hr hrs l ml cl kl ha ft mi mph kmph lb oz cal kcal mol cd am pm px kb mb gb'.split(
    ' ',
  ),
);

const ORDINALS = /^(?:st|nd|rd|th|s)$/;

const WEB_ADDRESS = /(?:www\.|:\/\/|@)\S*$/i;

/** `com` in `example.com`, `pdf` in `notes.pdf`. */
const WEB_ENDING = /^(?:in|com|org|net|gov|nic|edu|ac|co|io|info|pdf|txt|docx?|xlsx?|jpg|png|html?)$/;

/** Digits and these characters join letters to one word: H2O, X-ray, U.S.A, UPSC's. */
const LATIN_WORD_BEFORE = /[A-Za-z][\p{N}'’._&+-]*$/u;

const LIST_LABEL = /^(?:[a-z]|i{2,3}|iv|vi{1,3}|ix)$/;

/** In a web address, or after a letter and a digit, the run cannot be an Odia word. `before` is the text before it. */
export const isLatinOnly = (before: string) => WEB_ADDRESS.test(before) || /[A-Za-z]\p{N}+$/u.test(before);

/** After `X-` the run is probably Latin, but it can be an Odia ending, as in `ISRO-ର`. */
export const continuesLatin = (before: string) => LATIN_WORD_BEFORE.test(before);

export function isUnitAfterNumber(before: string, letters: string): boolean {
  if (/\p{Nd}$/u.test(before) && ORDINALS.test(letters)) return true;
  return UNITS.has(letters) && /\p{Nd} ?(?:[A-Za-zµ]{1,4}\/)?$/u.test(before);
}

/** Whether the key that ends the run shows that it is Latin: `e` in `e-mail`, `a` in `(a)`, `ii` in `ii)`. */
export function isLatinByEndKey(key: string, before: string, letters: string): boolean {
  if (key === '@') return true;
  if (key === '-') return /^[a-z]$/.test(letters);
  const canStartLabel = /(?:^|\n|[([])\s*$/.test(before);
  return canStartLabel && /^[)\].]$/.test(key) && LIST_LABEL.test(letters);
}

export const endsWebAddress = (before: string, letters: string) =>
  /\S\.$/.test(before) && WEB_ENDING.test(letters);

const ODIA_LETTER = /[\u0b01-\u0b63\u0b70-\u0b77\u200c\u200d]/;

export const startsWithOdia = (text: string) => ODIA_LETTER.test(text[0] ?? '');

export const endsWithOdia = (text: string) => ODIA_LETTER.test(text.at(-1) ?? '');
