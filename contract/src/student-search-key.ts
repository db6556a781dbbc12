import { searchKey } from './search-key.ts';

/** Names are spelled with either: ମାଝି and ମାଝୀ, କୁନି and କୂନି. */
export const LONG_VOWELS = 'ୀୂଈଊ';
export const SHORT_VOWELS = 'ିୁଇଉ';

/** The form in which names and e-mails of students are searched: as all text, and long i and u as short ones. */
export function studentSearchKey(text: string): string {
  return searchKey(text).replace(
    /[\u0b40\u0b42\u0b08\u0b0a]/g,
    (vowel) => SHORT_VOWELS[LONG_VOWELS.indexOf(vowel)]!,
  );
}

const MAX_CHARACTERS = 100;
const MAX_WORDS = 8;

/** The words of a search, in no particular order; what is longer than a name and an e-mail is left out. */
export function studentSearchWords(text: string): string[] {
  const words = studentSearchKey(text).slice(0, MAX_CHARACTERS).split(' ');
  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_WORDS);
}
