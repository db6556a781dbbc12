import { searchKey } from '../search-key.ts';

/** Words for numbers, each with the forms of both languages. An Odia form may be followed by a suffix: 'ତିନିଟି'. */
const WORDS: readonly [value: number, english: string, odia: string][] = [
  [0, 'zero', 'ଶୂନ'],
  [1, 'one first once single', 'ଏକ ଗୋଟିଏ ପ୍ରଥମ ଥରେ'],
  [2, 'two second twice double both', 'ଦୁଇ ଦ୍ୱିତୀୟ ଦୁହେଁ ଦ୍ୱି ଉଭୟ'],
  [3, 'three third thrice', 'ତିନି ତିନୋଟି ତୃତୀୟ ତ୍ରି'],
  [4, 'four fourth', 'ଚାରି ଚାରୋଟି ଚତୁର୍ଥ ଚତୁଃ'],
  [5, 'five fifth', 'ପାଞ୍ଚ ପଞ୍ଚମ ପଞ୍ଚ'],
  [6, 'six sixth', 'ଛଅ ଷଷ୍ଠ'],
  [7, 'seven seventh', 'ସାତ ସପ୍ତମ ସପ୍ତ'],
  [8, 'eight eighth', 'ଆଠ ଅଷ୍ଟମ ଅଷ୍ଟ'],
  [9, 'nine ninth', 'ନଅ ନବମ'],
  [10, 'ten tenth', 'ଦଶ ଦଶମ'],
  [11, 'eleven eleventh', 'ଏଗାର ଏକାଦଶ'],
  [12, 'twelve twelfth dozen', 'ବାର ଦ୍ୱାଦଶ'],
  [13, 'thirteen thirteenth', 'ତେର ତ୍ରୟୋଦଶ'],
  [14, 'fourteen fourteenth', 'ଚଉଦ ଚତୁର୍ଦ୍ଦଶ ଚତୁର୍ଦଶ'],
  [15, 'fifteen fifteenth', 'ପନ୍ଦର ପଞ୍ଚଦଶ'],
  [16, 'sixteen sixteenth', 'ଷୋହଳ ଷୋଡ଼ଶ'],
  [17, 'seventeen seventeenth', 'ସତର ସପ୍ତଦଶ'],
  [18, 'eighteen eighteenth', 'ଅଠର ଅଷ୍ଟାଦଶ'],
  [19, 'nineteen nineteenth', 'ଉଣେଇଶ ଊନବିଂଶ ଉନବିଂଶ'],
  [20, 'twenty twentieth', 'କୋଡ଼ିଏ ବିଂଶ'],
  [30, 'thirty', 'ତିରିଶ'],
  [40, 'forty', 'ଚାଳିଶ'],
  [50, 'fifty', 'ପଚାଶ'],
  [60, 'sixty', 'ଷାଠିଏ'],
  [70, 'seventy', 'ସତୁରି'],
  [80, 'eighty', 'ଅଶୀ'],
  [90, 'ninety', 'ନବେ'],
];

const SCALES: readonly [factor: number, english: string, odia: string][] = [
  [100, 'hundred', 'ଶହ ଶତ'],
  [1_000, 'thousand', 'ହଜାର ସହସ୍ର'],
  [100_000, 'lakh lac', 'ଲକ୍ଷ'],
  [1_000_000, 'million', 'ନିୟୁତ'],
  [10_000_000, 'crore', 'କୋଟି'],
  [1_000_000_000, 'billion', ''],
];

const split = (words: string) => (words === '' ? [] : words.split(' '));
const toOdiaPrefixes = (words: string) => split(words).map(searchKey);

const WORDS_BY_VALUE = new Map(
  [...WORDS, ...SCALES].map(([value, english, odia]) => [
    value,
    { english: split(english), odia: toOdiaPrefixes(odia) },
  ]),
);

const SCALE_PATTERNS = SCALES.map(([factor, english, odia]) => ({
  factor,
  pattern: new RegExp(
    `^\\s*(?:(?:${split(english).join('|')})s?\\b${toOdiaPrefixes(odia)
      .map((word) => `|${word}`)
      .join('')})`,
    'u',
  ),
}));

/** The factor of the word after a number, as in '5 lakh'; 1 if there is none. `rest` is folded by searchKey. */
export function findScale(rest: string): number {
  return SCALE_PATTERNS.find(({ pattern }) => pattern.test(rest))?.factor ?? 1;
}

/** Whether one of the words, which are folded by searchKey, is a word for the number. */
export function isWrittenOut(value: number, words: ReadonlySet<string>): boolean {
  const forms = WORDS_BY_VALUE.get(value);
  if (!forms) return false;
  if (forms.english.some((word) => words.has(word))) return true;
  return [...words].some((word) => forms.odia.some((prefix) => word.startsWith(prefix)));
}
