import { type Message, message } from '../language/texts.ts';
import { searchKey } from '../search-key.ts';
import { hasLegacyWords } from './legacy-font.ts';
import { mentionsMatchingLists } from './matching-lists.ts';
import { type FileQuestion, findLimitError } from './strict-block.ts';
import { describeMissingOption, describeOdiaError, getLetter } from './strict-errors.ts';
import { isInvisible, LETTERS } from './strict-lines.ts';
import { texts } from './texts.ts';

/** The limit of a chapter; a test compares it with the limit of the course input. */
export const MAX_QUESTIONS = 5_000;

/** Questions with the same key are duplicates: punctuation and spaces are ignored. */
export const toQuestionKey = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns why a question cannot be saved; undefined when it can. */
export function findQuestionError(question: FileQuestion): Message | undefined {
  const error = findVersionError(question);
  if (error !== undefined) return error;
  if (!LETTERS[question.correctAnswer]) return message(texts.chooseAnswer);
  const odiaError = question.odia ? findVersionError(question.odia) : undefined;
  return odiaError === undefined ? findLimitError(question) : describeOdiaError(odiaError);
}

type Version = Pick<FileQuestion, 'question' | 'options' | 'explanation'>;

function findVersionError({ question, options }: Version): Message | undefined {
  if (isInvisible(question)) return message(texts.noText);
  if (options.length > LETTERS.length) return message(texts.tooManyOptions, { count: options.length });
  const missingIndex = LETTERS.findIndex((_, index) => isInvisible(options[index] ?? ''));
  return missingIndex < 0 ? undefined : describeMissingOption(missingIndex);
}

export type QuestionWarning = { kind: 'same-options' | 'lists' | 'old-font'; message: Message };

/** An answer such as `A-2, B-1`. */
const MATCHED_PAIR = /(?:^|[\s,;(])[A-Ea-eକ-ଘ1-5ivIV]{1,3} ?[-–—→:=] ?[A-Ea-eକ-ଘ1-5ivIV]{1,3}(?=$|[\s,;.)])/u;

/** Lists what is often wrong, although the question can be saved. */
export function listQuestionWarnings({ odia, ...question }: FileQuestion): QuestionWarning[] {
  const odiaWarnings = odia ? listVersionWarnings(odia) : [];
  return [
    ...listVersionWarnings(question),
    ...odiaWarnings.map((warning) => ({ ...warning, message: describeOdiaError(warning.message) })),
  ];
}

function listVersionWarnings({ question, options, explanation }: Version): QuestionWarning[] {
  const warnings: QuestionWarning[] = [];
  const duplicates = findSameOptions(options);
  if (duplicates) warnings.push({ kind: 'same-options', message: message(texts.sameOptions, duplicates) });
  if (options.filter((option) => MATCHED_PAIR.test(option)).length >= 2 || mentionsMatchingLists(question))
    warnings.push({ kind: 'lists', message: message(texts.matchingLists) });
  if (hasLegacyWords([question, ...options, explanation].join('\n')))
    warnings.push({ kind: 'old-font', message: message(texts.oldFont) });
  return warnings;
}

/** Returns the letters of the first two options that are equal. */
export function findSameOptions(options: readonly string[]): { first: string; second: string } | undefined {
  const seen = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const key = searchKey(option);
    const firstIndex = key === '' ? undefined : seen.get(key);
    if (firstIndex !== undefined) return { first: getLetter(firstIndex), second: getLetter(index) };
    seen.set(key, index);
  }
  return undefined;
}
