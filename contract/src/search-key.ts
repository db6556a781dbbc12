import { toNfc } from './normalise.ts';

/**
 * Normalises text for searching, so that different spellings of the same word become equal. The result is only compared,
 * never shown.
 */
export function searchKey(text: string): string {
  return (
    toNfc(text)
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      .replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66))
      // NFC does not combine ya and nukta to yya; below another letter, ya and yya are both in use
      .replace(/\u0b2f\u0b3c/g, '\u0b5f')
      .replace(/\u0b4d\u0b2f/g, '\u0b4d\u0b5f')
      // va and wa look the same, and so do ba, va and wa below another letter
      .replace(/\u0b35/g, '\u0b71')
      .replace(/\u0b4d[\u0b2c\u0b71]/g, '\u0b4d\u0b71')
      // a nasal before a consonant of its row may be written as anusvara, and so may candrabindu
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
