const ODIA = /[\u0b00-\u0b7f]/;
const LATIN = /[a-z]/i;

/**
 * Returns the lang attribute of a text, which selects its font, line breaking and screen reader voice. The page itself may
 * be in either language. A text without letters has the language of the page.
 */
export function getLang(text: string): 'or' | 'en' | undefined {
  if (ODIA.test(text)) return 'or';
  return LATIN.test(text) ? 'en' : undefined;
}

/**
 * A letter with its conjunct consonants, vowel signs and nukta. Written as a pattern, because Intl.Segmenter divides
 * Odia differently in browsers and in Node, and both must render the same page.
 */
const ODIA_SYLLABLE =
  /^[\u0b05-\u0b39\u0b5c-\u0b61\u0b71](?:\u0b3c?\u0b4d[\u0b15-\u0b39\u0b5f\u0b71])*[\u0b01-\u0b03\u0b3c-\u0b57]*/;

/** Returns the first letter of an Odia or English text as a reader sees it. */
export function getFirstLetter(text: string): string {
  const start = text.replace(/^[^\p{L}\p{N}]+/u, '');
  return ODIA_SYLLABLE.exec(start)?.[0] ?? [...start][0]?.toUpperCase() ?? '';
}
