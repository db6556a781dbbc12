import { toNfc } from './normalise.ts';

const MAX_LENGTH = 60;

/** Whether a text has the form of a slug: words of small letters and digits, joined by hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** For a title without a letter or digit that can be written in Latin script. */
const DEFAULT_SLUG = 'course';

const VOWEL_SIGNS = toMap('ା a ି i ୀ i ୁ u ୂ u ୃ ru େ e ୈ ai ୋ o ୌ au');
const VIRAMA = '୍';
const CONSONANTS = toMap(
  `କ k ଖ kh ଗ g ଘ gh ଙ ng ଚ ch ଛ chh ଜ j ଝ jh ଞ n ଟ t ଠ th ଡ d ଢ dh ଣ n ତ t ଥ th ଦ d ଧ dh ନ n ପ p ଫ ph ବ b ଭ bh ମ m ଯ j
   ୟ y ର r ଲ l ଳ l ଵ v ୱ w ଶ sh ଷ sh ସ s ହ h ଡ଼ d ଢ଼ dh`,
);
const OTHERS = toMap('ଅ a ଆ aa ଇ i ଈ i ଉ u ଊ u ଋ ru ଏ e ଐ ai ଓ o ଔ au ଂ n ଁ n ଃ h');

function toMap(pairs: string): Map<string, string> {
  const words = pairs.split(/\s+/);
  return new Map(words.flatMap((word, n) => (n % 2 === 0 ? [[word, words[n + 1] ?? '']] : [])));
}

/** The words of a title in lower-case Latin letters, for the address of a page: 'ଓଡ଼ିଶା Quiz 1' becomes 'odisha-quiz-1'. */
export function toSlug(title: string): string {
  const words = toLatin(toNfc(title))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[a-z0-9]+/g);
  return cutWords(words ?? []) || DEFAULT_SLUG;
}

/** Writes Odia as it is spoken, roughly: a consonant without a vowel sign is followed by an a. */
function toLatin(text: string): string {
  return text
    .replace(/[୦-୯]/g, (digit) => String(digit.charCodeAt(0) - 0x0b66))
    .replace(/([କ-ହୟୱ]\u0b3c?)([ା-ୌ୍]?)/g, (whole, consonant: string, sign: string) => {
      const latin = CONSONANTS.get(consonant) ?? CONSONANTS.get(consonant[0]!);
      if (latin === undefined) return whole;
      return latin + (sign === VIRAMA ? '' : (VOWEL_SIGNS.get(sign) ?? 'a'));
    })
    .replace(/[\u0b01-\u0b14]/g, (letter) => OTHERS.get(letter) ?? letter);
}

function cutWords(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    if (slug !== '' && slug.length + word.length >= MAX_LENGTH) break;
    slug += (slug === '' ? '' : '-') + word.slice(0, MAX_LENGTH);
  }
  return slug;
}
