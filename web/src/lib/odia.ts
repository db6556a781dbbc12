const ODIA = /[\u0b00-\u0b7f]/;

/** For the lang attribute: fonts, line breaking and screen readers go by it. */
export function langOf(text: string): 'or' | undefined {
  return ODIA.test(text) ? 'or' : undefined;
}

/**
 * A letter with all that hangs on it: joined consonants, vowel signs, nukta.
 * Written out, since browsers and Node divide Odia differently and a rendered page must come out the same.
 */
const ODIA_SYLLABLE =
  /^[\u0b05-\u0b39\u0b5c-\u0b61\u0b71](?:\u0b3c?\u0b4d[\u0b15-\u0b39\u0b5f\u0b71])*[\u0b01-\u0b03\u0b3c-\u0b57]*/;

/** The first letter as a reader of either script sees it. */
export function firstLetter(text: string): string {
  const start = text.replace(/^[^\p{L}\p{N}]+/u, '');
  return ODIA_SYLLABLE.exec(start)?.[0] ?? [...start][0]?.toUpperCase() ?? '';
}
