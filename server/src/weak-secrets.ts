import { createRequire } from 'node:module';
import { toNfc } from '@sikhya/contract/normalise.ts';

const require = createRequire(import.meta.url);

/** A password of the 10,000 commonest is refused also with digits around it. */
const COMMONEST = 10_000;

let leakedPasswords: { all: Set<string>; commonest: Set<string> } | undefined;

/** Passwords of published leaks, the commonest first. Loaded on first use, because most processes never need them. */
function getLeakedPasswords() {
  if (!leakedPasswords) {
    const { dictionary } =
      require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
    const { passwords } = dictionary;
    leakedPasswords = { all: new Set(passwords), commonest: new Set(passwords.slice(0, COMMONEST)) };
  }
  return leakedPasswords;
}

/** Common words of password lists, and local ones, in lower case. */
const COMMON_WORDS = `
  password passwort passwd passw pass pwd admin administrator root superuser user username guest test tester demo
  welcome login letmein changeme change secret default temp temporary access master system server manager
  qwerty qwertz qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcdef
  iloveyou loveyou lovely loveme love monkey dragon football baseball cricket superman batman spiderman pokemon starwars
  sunshine princess shadow flower butterfly summer winter hunter killer ninja mustang freedom whatever trustno hello
  computer internet samsung google michael jordan charlie daniel ashley jessica thomas andrew joshua
  india bharat odisha orissa bhubaneswar cuttack puri jagannath krishna ganesh ganapati sairam omsairam hanuman
  sikhya shiksha siksha school college student students teacher education course courses academy
`
  .trim()
  .split(/\s+/)
  // longest first, so that a shorter word does not cut a longer one
  .toSorted((a, b) => b.length - a.length);

const KEY_SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890'.repeat(13),
  '0123456789'.repeat(13),
];
/** Characters that people use in place of letters. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
};
const MIN_OTHER_LETTERS = 4;
/** Dates, telephone numbers and repeated signs are guessed first, so other characters count less than letters. */
const CHARACTERS_PER_LETTER = 4;
const MIN_DIFFERENT_CHARACTERS = 5;

/**
 * Whether a password is easy to guess: it leaked often, or is a leaked one with digits around it, a common word with few
 * other characters, a sequence of keys, or a short number. Any mixture of characters is accepted if it is long enough.
 */
export function isCommonPassword(password: string, moreWords: string[] = []): boolean {
  const lower = toNfc(password).toLowerCase();
  const words = [
    ...moreWords.map((word) => word.toLowerCase()).filter((word) => word !== ''),
    ...COMMON_WORDS,
  ];
  const isSequence = KEY_SEQUENCES.some(
    (keys) => keys.includes(lower) || [...keys].reverse().join('').includes(lower),
  );
  return (
    isSequence ||
    getLeakedPasswords().all.has(lower) ||
    getLeakedPasswords().commonest.has(withoutEnds(lower)) ||
    hasLittleVariety(lower, MIN_DIFFERENT_CHARACTERS) ||
    [lower, withoutLookalikes(lower)].some((text) => countOtherLetters(words, text) < MIN_OTHER_LETTERS)
  );
}

/** Whether a text has too few different characters, or repeats one part over and over. */
export function hasLittleVariety(text: string, differentCharacters: number): boolean {
  if (new Set(text).size < differentCharacters) return true;
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

function withoutLookalikes(text: string): string {
  return text.replace(/[@40135$]/g, (character) => LOOKALIKES[character] ?? character);
}

/** Removes the digits and signs that people put before and after a word. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
}

/** Counts the letters that remain when the words are removed; several other characters count as one letter. */
function countOtherLetters(words: string[], text: string): number {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '');
  const left = [...words.reduce((rest, word) => rest.replaceAll(word, ' '), letters)];
  const otherCharacters = [...text].length - [...letters].length;
  return (
    left.filter((character) => character !== ' ').length + Math.floor(otherCharacters / CHARACTERS_PER_LETTER)
  );
}
