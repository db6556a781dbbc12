import { type Message, message } from '../language/texts.ts';
import { searchKey } from '../search-key.ts';
import { LETTER_PATTERN, parseOptionLetter } from './option-label.ts';
import { stripTrailingMark } from './option-marks.ts';
import { parseAnswer } from './part-labels.ts';
import { texts } from './texts.ts';

/** Finds the option that an answer refers to by letter, number or text. */

export type Answer = {
  /** -1 when the answer refers to no option or to several. */
  index: number;
  /** The text after the letter, unless it is the text of the option. */
  rest: string;
  /** The reason why the answer is uncertain; null if it is certain. */
  doubt: Message | null;
};

const LABEL_FIRST = new RegExp(
  `^(?:(?:option|opt\\.?|choice|ବିକଳ୍ପ) ?[-_:]?)? ?([([{])? ?(${LETTER_PATTERN}) ?([)\\]}.:।,=→–—-]*) ?(?![\\p{M}])`,
  'iu',
);
const SEVERAL = new RegExp(
  `^[([]?(?:${LETTER_PATTERN})[)\\]]?(?: ?(?:,|&|and|or|/|ଏବଂ|ଓ) ?[([]?(?:${LETTER_PATTERN})[)\\]]?)+[.]?$`,
  'iu',
);

const NONE: Answer = { index: -1, rest: '', doubt: null };

/** The maximum length of an option. */
const MAX_COMPARED = 2_000;

const toComparable = (text: string) =>
  searchKey(text.slice(0, MAX_COMPARED)).replace(/^[\s"'“”‘’([]+|[\s"'“”‘’)\].,;:!]+$/g, '');

/** Returns the only option with this text, or the only option with which the text starts. */
function findByText(value: string, options: readonly string[]): number {
  const target = toComparable(value);
  if (target === '') return -1;
  const keys = options.map(toComparable);
  const same = keys.flatMap((key, index) => (key === target ? [index] : []));
  if (same.length > 0) return same.length === 1 ? same[0]! : -1;
  const prefixes = keys.flatMap((key, index) =>
    key !== '' && target.startsWith(key) && /^[^\p{L}\p{M}\p{N}]/u.test(target.slice(key.length))
      ? [index]
      : [],
  );
  return prefixes.length === 1 ? prefixes[0]! : -1;
}

function findByLabel(value: string, options: readonly string[]): Answer | undefined {
  const match = LABEL_FIRST.exec(value);
  const letter = match && parseOptionLetter(match[2] ?? '');
  if (!match || !letter || letter.index >= Math.max(options.length, 4)) return undefined;
  const rest = value.slice(match[0].length).trim();
  const isAlone = rest === '' || rest === '.';
  // `a = 2` may be the text of an option
  const hasPunctuation = match[1] !== undefined || /[^=→]/.test(match[3] ?? '');
  const sameText = !isAlone && findByText(rest, options) === letter.index;
  if (!isAlone && !hasPunctuation && !sameText) return undefined;
  const textIndex = isAlone ? -1 : findByText(rest, options);
  const doubt = textIndex >= 0 && textIndex !== letter.index ? message(texts.answerNamesTwo) : null;
  const isOptionText = toComparable(rest) === toComparable(options[letter.index] ?? '');
  return { index: letter.index, rest: isAlone || isOptionText ? '' : rest, doubt };
}

const ORDINAL =
  /^(?:the )?(?:(?:option|choice) )?(?:([1-4]) ?(?:st|nd|rd|th)|([୧-୪]) ?(?:ମ|ୟ|ର୍ଥ))(?: (?:option|choice|one|ବିକଳ୍ପ))?$/iu;
const ORDINAL_WORD =
  /^(?:the )?(first|second|third|fourth|ପ୍ରଥମ|ଦ୍ୱିତୀୟ|ତୃତୀୟ|ଚତୁର୍ଥ) (?:option|choice|ବିକଳ୍ପ)(?:ଟି)?$/iu;
const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'ପ୍ରଥମ', 'ଦ୍ୱିତୀୟ', 'ତୃତୀୟ', 'ଚତୁର୍ଥ'];

/** Returns the index of `2nd`, `second option` or `୨ୟ`; -1 if an option starts with it, such as `2nd Amendment`. */
function findByOrdinal(value: string, options: readonly string[]): number {
  const digit = ORDINAL.exec(value);
  const word = ORDINAL_WORD.exec(value)?.[1];
  const key = toComparable(value);
  if (options.some((option) => toComparable(option).startsWith(key))) return -1;
  if (digit) return parseOptionLetter(digit[1] ?? digit[2] ?? '')?.index ?? -1;
  return word === undefined ? -1 : ORDINAL_WORDS.indexOf(word.toLowerCase()) % 4;
}

const STATEMENT =
  / (?:(?:is|are) (?:the )?(?:correct|right|true)(?: (?:answer|option|choice|one))?|(?:ସଠିକ୍?|ଠିକ୍?)(?: (?:ଉତ୍ତର|ଅଟେ))?)[.!।]?$/iu;

/** Removes the words around the answer: `B is correct`, `Ans: B`, `B (correct)`. */
function stripWords(value: string): string {
  const answer = (parseAnswer(value) ?? value).trim();
  return stripTrailingMark(answer.replace(STATEMENT, '')).text.trim();
}

/** `areLabelsDigits` says that the options are numbered 1 to 4, so that `2` is a label and not a text. */
export function resolveAnswer(raw: string, options: readonly string[], areLabelsDigits: boolean): Answer {
  const value = raw.trim();
  if (value === '') return NONE;
  const answer = resolveValue(value, options, areLabelsDigits);
  if (answer.index >= 0 || value.length > MAX_COMPARED) return answer;
  const bare = stripWords(value);
  if (bare === '' || bare === value) return answer;
  const bareAnswer = resolveValue(bare, options, areLabelsDigits);
  return bareAnswer.index >= 0 ? bareAnswer : answer;
}

function resolveValue(value: string, options: readonly string[], areLabelsDigits: boolean): Answer {
  const textIndex = findByText(value, options);
  if (SEVERAL.test(value)) {
    return textIndex >= 0 ? { ...NONE, index: textIndex } : { ...NONE, doubt: message(texts.severalAnswers) };
  }
  const label = findByLabel(value, options);
  const isNumber = /^\p{Nd}+[.)]?$/u.test(value);
  if (label && isNumber && textIndex >= 0 && textIndex !== label.index) {
    const doubt = message(texts.numberOrText, { answer: value });
    return { index: areLabelsDigits ? label.index : textIndex, rest: '', doubt };
  }
  if (label) return label;
  const index = textIndex >= 0 ? textIndex : findByOrdinal(value, options);
  return index >= 0
    ? { ...NONE, index }
    : { ...NONE, doubt: message(texts.notAnOption, { answer: value.slice(0, 60) }) };
}
