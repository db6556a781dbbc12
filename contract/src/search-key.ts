import { toNfc } from './normalise.ts';

/**
 * The form in which text is searched: two spellings that a reader cannot tell apart, or that people use for
 * the same word, become one. It is only ever compared, never shown or written back.
 */
export function searchKey(text: string): string {
  return (
    toNfc(text)
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      .replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66))
      // ya with a nukta is yya, which NFC leaves apart; the ya below another letter is written either way
      .replace(/\u0b2f\u0b3c/g, '\u0b5f')
      .replace(/\u0b4d\u0b2f/g, '\u0b4d\u0b5f')
      // va and wa, and ba, va or wa below another letter, are drawn alike
      .replace(/\u0b35/g, '\u0b71')
      .replace(/\u0b4d[\u0b2c\u0b71]/g, '\u0b4d\u0b71')
      // a nasal before its own row may be written as anusvara, and candrabindu is often left for it
      .replace(/\u0b19\u0b4d(?=[\u0b15-\u0b18])/g, '\u0b02')
      .replace(/\u0b1e\u0b4d(?=[\u0b1a-\u0b1d])/g, '\u0b02')
      .replace(/\u0b23\u0b4d(?=[\u0b1f-\u0b22])/g, '\u0b02')
      .replace(/\u0b28\u0b4d(?=[\u0b24-\u0b27])/g, '\u0b02')
      .replace(/\u0b2e\u0b4d(?=[\u0b2a-\u0b2d])/g, '\u0b02')
      .replace(/\u0b01/g, '\u0b02')
      .replace(/[।॥]/g, ' ')
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
