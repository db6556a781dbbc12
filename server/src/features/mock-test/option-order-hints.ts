import { searchKey } from '@sikhya/contract/search-key.ts';
import type { PaperQuestion } from './rules.ts';

/** Options that speak of the others, or of their place: 'All of the above', 'Both A and B', 'No error'. */
const ENGLISH = [
  /\b(?:above|foregoing|aforesaid|both|neither|none|either|no error)\b/,
  /\b(?:all|any|each|some|two|three|one or more|more than one|not?) (?:of |the |are )*(?:these|those|them|options?|correct|following|three|two)\b/,
  /^(?:all|any|nothing|no change|no improvement|can ?not say|can't say|data (?:insufficient|inadequate))\b/,
];

/** The same in Odia: above, both, any or none, all, neither. Written as searchKey() writes them. */
const ODIA = [
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

/** 'A and C', '(a), (b) & (d)', 'କ ଓ ଖ', 'Only B', 'A only', or nothing but a label, as for a picture with labels. */
const LABELS = [
  new RegExp(`(?:^|[\\s,])${LABEL}\\s*(?:,|&|\\+|/|and|or|nor|ଓ|ଏବଂ|ବା|କିମ୍ବା)\\s*${LABEL}(?:$|[\\s,.])`, 'u'),
  new RegExp(`^(?:only |କେବଳ )?${LABEL}(?: only)?[.)]?$`, 'u'),
];

/** An explanation or a question that names an option by its letter: 'Option B', 'Ans: (c)', 'ବିକଳ୍ପ ଖ', '(ଖ)'. */
const NAMED = [
  new RegExp(`\\b(?:options?|choices?|answer|ans)\\b[\\s:.–-]*(?:is )?${LABEL}(?![\\p{L}\\p{M}])`, 'u'),
  new RegExp(`(?:ବିକଳ୍ପ|ଉତ୍ତର)[\\s:.–-]*${LABEL}(?![\\p{L}\\p{M}])`, 'u'),
  /[([][a-dକ-ଘ][)\]]/u,
];

const known = new WeakMap<PaperQuestion, boolean>();

/**
 * Whether the options of a question must stay in their order, judged by the words. To keep an order without need does
 * no harm, so that the patterns rather take too much than too little.
 */
export function keepsOptionOrder(question: PaperQuestion): boolean {
  const before = known.get(question);
  if (before !== undefined) return before;
  const keeps =
    question.options.some(speaksOfOthers) || [question.question, question.explanation].some(namesAnOption);
  known.set(question, keeps);
  return keeps;
}

function speaksOfOthers(option: string): boolean {
  const text = searchKey(option);
  return (
    [...ENGLISH, ...LABELS].some((pattern) => pattern.test(text)) || ODIA.some((word) => text.includes(word))
  );
}

function namesAnOption(text: string): boolean {
  const key = searchKey(text);
  return NAMED.some((pattern) => pattern.test(key));
}
