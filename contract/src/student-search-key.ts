import { searchKey } from './search-key.ts';

/** Names are spelled with long or short vowels: ମାଝି and ମାଝୀ, କୁନି and କୂନି. */
export const LONG_VOWELS = 'ୀୂଈଊ';
export const SHORT_VOWELS = 'ିୁଇଉ';

/** Normalises names and e-mail addresses of students for searching. Also replaces long i and u by short ones. */
export function studentSearchKey(text: string): string {
  return searchKey(text).replace(
    /[\u0b40\u0b42\u0b08\u0b0a]/g,
    (vowel) => SHORT_VOWELS[LONG_VOWELS.indexOf(vowel)]!,
  );
}

const MAX_CHARACTERS = 100;
const MAX_WORDS = 8;

/** Returns the distinct words of a search, limited to the length of a name with an e-mail address. */
export function studentSearchWords(text: string): string[] {
  const words = studentSearchKey(text).slice(0, MAX_CHARACTERS).split(' ');
  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_WORDS);
}
