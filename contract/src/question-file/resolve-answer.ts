import { searchKey } from '../search-key.ts';
import { LETTER, optionLetter } from './option-label.ts';

/** Which option an answer means: by its letter, its number or its text. */

export type Answer = {
  /** -1 where it means none of the options, or several. */
  index: number;
  /** What followed the letter and is not the option's own text. */
  rest: string;
  /** Something to look at before the question is saved. */
  doubt: string;
};

const LABEL_FIRST = new RegExp(
  `^(?:option|opt\\.?|choice|ବିକଳ୍ପ)? ?([([{])? ?(${LETTER}) ?([)\\]}.:।,–—-]*) ?(?![\\p{M}])`,
  'iu',
);
const SEVERAL = new RegExp(
  `^[([]?(?:${LETTER})[)\\]]?(?: ?(?:,|&|and|or|/|ଏବଂ|ଓ) ?[([]?(?:${LETTER})[)\\]]?)+[.]?$`,
  'iu',
);

const NONE: Answer = { index: -1, rest: '', doubt: '' };

/** An option is not longer. */
const MOST_COMPARED = 2_000;

const compared = (text: string) =>
  searchKey(text.slice(0, MOST_COMPARED)).replace(/^[\s"'“”‘’([]+|[\s"'“”‘’)\].,;:!]+$/g, '');

/** The one option with this text, or of which the answer is a longer form. */
function byText(value: string, options: readonly string[]): number {
  const wanted = compared(value);
  if (wanted === '') return -1;
  const keys = options.map(compared);
  const same = keys.flatMap((key, index) => (key === wanted ? [index] : []));
  if (same.length > 0) return same.length === 1 ? same[0]! : -1;
  const begun = keys.flatMap((key, index) =>
    key !== '' && wanted.startsWith(key) && /^[^\p{L}\p{M}\p{N}]/u.test(wanted.slice(key.length))
      ? [index]
      : [],
  );
  return begun.length === 1 ? begun[0]! : -1;
}

function byLabel(value: string, options: readonly string[]): Answer | undefined {
  const match = LABEL_FIRST.exec(value);
  const letter = match && optionLetter(match[2] ?? '');
  if (!match || !letter || letter.index >= Math.max(options.length, 4)) return undefined;
  const rest = value.slice(match[0].length).trim();
  const isAlone = rest === '' || rest === '.';
  const isSigned = match[1] !== undefined || match[3] !== '';
  const sameText = !isAlone && byText(rest, options) === letter.index;
  if (!isAlone && !isSigned && !sameText) return undefined;
  const other = isAlone ? -1 : byText(rest, options);
  const doubt =
    other >= 0 && other !== letter.index
      ? 'The letter of the answer and its text name different options.'
      : '';
  const isOptionText = compared(rest) === compared(options[letter.index] ?? '');
  return { index: letter.index, rest: isAlone || isOptionText ? '' : rest, doubt };
}

/** `labelsAreDigits`: the options are numbered 1 to 4, so that `2` is a label and no text. */
export function resolveAnswer(raw: string, options: readonly string[], labelsAreDigits: boolean): Answer {
  const value = raw.trim();
  if (value === '') return NONE;
  const text = byText(value, options);
  if (SEVERAL.test(value)) {
    return text >= 0 ? { ...NONE, index: text } : { ...NONE, doubt: 'More than one answer is given.' };
  }
  const label = byLabel(value, options);
  const isNumber = /^\p{Nd}+[.)]?$/u.test(value);
  if (label && isNumber && text >= 0 && text !== label.index) {
    const doubt = `The answer ‘${value}’ may be a number of an option or its text.`;
    return { index: labelsAreDigits ? label.index : text, rest: '', doubt };
  }
  if (label) return label;
  return text >= 0
    ? { ...NONE, index: text }
    : { ...NONE, doubt: `The answer ‘${value.slice(0, 60)}’ is none of the options.` };
}
