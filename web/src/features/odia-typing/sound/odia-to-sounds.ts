/**
 * Sounds are written with one Latin letter each. Odia letters that people spell alike have the same sound (ତ and ଟ, ନ and
 * ଣ). Capitals are sounds with more than one spelling:
 *   A I U  long vowels          V  the vowel of ୃ: ri or ru
 *   C  ଚ    S  ଶ ଷ              D  ଡ଼: d or r        J  ଯ: j or y
 *   G  ଜ୍ଞ: jn, gn or gy        M  ଂ    N  ଁ    H  ଃ
 */
const CONSONANTS: Record<string, string> = {
  କ: 'k',
  ଖ: 'kh',
  ଗ: 'g',
  ଘ: 'gh',
  ଙ: 'n',
  ଚ: 'C',
  ଛ: 'Ch',
  ଜ: 'j',
  ଝ: 'jh',
  ଞ: 'n',
  ଟ: 't',
  ଠ: 'th',
  ଡ: 'd',
  ଢ: 'dh',
  ଣ: 'n',
  ତ: 't',
  ଥ: 'th',
  ଦ: 'd',
  ଧ: 'dh',
  ନ: 'n',
  ପ: 'p',
  ଫ: 'ph',
  ବ: 'b',
  ଭ: 'bh',
  ମ: 'm',
  ଯ: 'J',
  ୟ: 'y',
  ର: 'r',
  ଲ: 'l',
  ଳ: 'l',
  ଵ: 'w',
  ୱ: 'w',
  ଶ: 'S',
  ଷ: 'S',
  ସ: 's',
  ହ: 'h',
};

const VOWELS: Record<string, string> = {
  ଅ: 'a',
  ଆ: 'A',
  ଇ: 'i',
  ଈ: 'I',
  ଉ: 'u',
  ଊ: 'U',
  ଋ: 'rV',
  ଏ: 'e',
  ଐ: 'ai',
  ଓ: 'o',
  ଔ: 'au',
};

const VOWEL_SIGNS: Record<string, string> = {
  '\u0b3e': 'A',
  '\u0b3f': 'i',
  '\u0b40': 'I',
  '\u0b41': 'u',
  '\u0b42': 'U',
  '\u0b43': 'rV',
  '\u0b47': 'e',
  '\u0b48': 'ai',
  '\u0b4b': 'o',
  '\u0b4c': 'au',
};

const OTHER_SIGNS: Record<string, string> = { '\u0b01': 'N', '\u0b02': 'M', '\u0b03': 'H' };

const NUKTA = '\u0b3c';
const HALANT = '\u0b4d';

export function odiaToSounds(word: string): string {
  const letters = [...word.normalize('NFC').replaceAll('ଜ୍ଞ', 'G')];
  return letters.map((letter, index) => toSound(letter, letters[index + 1], letters[index + 2])).join('');
}

function toSound(letter: string, next: string | undefined, afterNext: string | undefined): string {
  const sign = VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? OTHER_SIGNS[letter];
  if (sign) return sign;
  const hasNukta = next === NUKTA;
  const consonant = getConsonant(letter, hasNukta);
  if (!consonant) return '';
  const following = hasNukta ? afterNext : next;
  const hasInherentVowel = following !== HALANT && !(following !== undefined && following in VOWEL_SIGNS);
  return hasInherentVowel ? `${consonant}a` : consonant;
}

function getConsonant(letter: string, hasNukta: boolean): string | undefined {
  if (letter === 'G') return 'Gn';
  if (hasNukta) return letter === 'ଢ' ? 'Dh' : 'D';
  return CONSONANTS[letter];
}
