import { searchKey } from '@sikhya/contract/search-key.ts';
import type { PaperQuestion } from './paper.ts';

/** English options that refer to the other options or to their order: 'All of the above', 'Both A and B', 'No error'. */
const ENGLISH_PATTERNS = [
  /\b(?:above|foregoing|aforesaid|both|neither|none|either|no error)\b/,
  /\b(?:all|any|each|some|two|three|one or more|more than one|not?) (?:of |the |are )*(?:these|those|them|options?|correct|following|three|two)\b/,
  /^(?:all|any|nothing|no change|no improvement|can ?not say|can't say|data (?:insufficient|inadequate))\b/,
];

/** The same in Odia: above, both, any or none, all, neither; normalised in the same way as the options. */
const ODIA_WORDS = [
  'ଉପରୋକ୍ତ',
  'ଉପରେ',
  'ଉପରର',
  'ଉପରିସ୍ଥ',
  'ଉପରିଲିଖିତ',
  'ଉପରଲିଖିତ',
  'ଉକ୍ତ',
  'ଉଭୟ',
  'କୌଣସି',
  'କେହି ନୁହ',
  'ସମସ୍ତ',
  'ସବୁ',
  'ଦୁଇଟିଯାକ',
  'ଦୁହେଁ',
  'ଏଗୁଡ଼ିକ',
  'ଏଥିରୁ',
  'ନିମ୍ନୋକ୍ତ',
].map(searchKey);

const LABEL = '[("[]?[a-dକ-ଘ][)"\\]]?';

/** 'A and C', '(a), (b) & (d)', 'କ ଓ ଖ', 'Only B', 'A only', or only a label, for an image with labels. */
const LABEL_PATTERNS = [
  new RegExp(`(?:^|[\\s,])${LABEL}\\s*(?:,|&|\\+|/|and|or|nor|ଓ|ଏବଂ|ବା|କିମ୍ବା)\\s*${LABEL}(?:$|[\\s,.])`, 'u'),
  new RegExp(`^(?:only |କେବଳ )?${LABEL}(?: only)?[.)]?$`, 'u'),
];

/** A question or an explanation that names an option by its letter: 'Option B', 'Ans: (c)', 'ବିକଳ୍ପ ଖ', '(ଖ)'. */
const OPTION_NAME_PATTERNS = [
  new RegExp(`\\b(?:options?|choices?|answer|ans)\\b[\\s:.–-]*(?:is )?${LABEL}(?![\\p{L}\\p{M}])`, 'u'),
  new RegExp(`(?:ବିକଳ୍ପ|ଉତ୍ତର)[\\s:.–-]*${LABEL}(?![\\p{L}\\p{M}])`, 'u'),
  /[([][a-dକ-ଘ][)\]]/u,
];

const cache = new WeakMap<PaperQuestion, boolean>();

/**
 * Whether the options of a question must not be shuffled, judged by its text. The patterns match generously, because
 * keeping an order without need does no harm.
 */
export function hasFixedOptionOrder(question: PaperQuestion): boolean {
  const cached = cache.get(question);
  if (cached !== undefined) return cached;
  const isFixed = [question, ...(question.odia ? [question.odia] : [])].some(
    (version) =>
      version.options.some(refersToOptions) || [version.question, version.explanation].some(namesOption),
  );
  cache.set(question, isFixed);
  return isFixed;
}

function refersToOptions(option: string): boolean {
  const text = searchKey(option);
  return (
    [...ENGLISH_PATTERNS, ...LABEL_PATTERNS].some((pattern) => pattern.test(text)) ||
    ODIA_WORDS.some((word) => text.includes(word))
  );
}

function namesOption(text: string): boolean {
  const key = searchKey(text);
  return OPTION_NAME_PATTERNS.some((pattern) => pattern.test(key));
}
