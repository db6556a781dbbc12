import { searchKey } from '../search-key.ts';
import { hasLegacyWords } from './legacy-font.ts';
import { mentionsMatchingLists } from './matching-lists.ts';
import { type FileQuestion, findLimitError } from './strict-block.ts';
import { describeMissingOption, describeOdiaError } from './strict-errors.ts';
import { isInvisible, LETTERS } from './strict-lines.ts';

/** The limit of a chapter; a test compares it with the limit of the course input. */
export const MAX_QUESTIONS = 5_000;

/** Questions with the same key are duplicates: punctuation and spaces are ignored. */
export const toQuestionKey = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns why a question cannot be saved; undefined when it can. */
export function findQuestionError(question: FileQuestion): string | undefined {
  const error = findVersionError(question);
  if (error !== undefined) return error;
  if (!LETTERS[question.correctAnswer]) return 'Choose the right answer.';
  const odiaError = question.odia ? findVersionError(question.odia) : undefined;
  return odiaError === undefined ? findLimitError(question) : describeOdiaError(odiaError);
}

type Version = Pick<FileQuestion, 'question' | 'options' | 'explanation'>;

function findVersionError({ question, options }: Version): string | undefined {
  if (isInvisible(question)) return 'The question has no text.';
  if (options.length > LETTERS.length)
    return `There are ${options.length} options; a question has exactly four. Remove one.`;
  const missingIndex = LETTERS.findIndex((_, index) => isInvisible(options[index] ?? ''));
  return missingIndex < 0 ? undefined : describeMissingOption(missingIndex);
}

export type QuestionWarning = { kind: 'same-options' | 'lists' | 'old-font'; message: string };

/** An answer such as `A-2, B-1`. */
const MATCHED_PAIR = /(?:^|[\s,;(])[A-Ea-eକ-ଘ1-5ivIV]{1,3} ?[-–—→:=] ?[A-Ea-eକ-ଘ1-5ivIV]{1,3}(?=$|[\s,;.)])/u;

/** Lists what is often wrong, although the question can be saved. */
export function listQuestionWarnings({ odia, ...question }: FileQuestion): QuestionWarning[] {
  const odiaWarnings = odia ? listVersionWarnings(odia) : [];
  return [
    ...listVersionWarnings(question),
    ...odiaWarnings.map(({ kind, message }) => ({ kind, message: describeOdiaError(message) })),
  ];
}

function listVersionWarnings({ question, options, explanation }: Version): QuestionWarning[] {
  const warnings: QuestionWarning[] = [];
  const duplicates = findSameOptions(options);
  if (duplicates) warnings.push({ kind: 'same-options', message: `Options ${duplicates} are the same.` });
  if (options.filter((option) => MATCHED_PAIR.test(option)).length >= 2 || mentionsMatchingLists(question))
    warnings.push({
      kind: 'lists',
      message: 'This question matches lists. Check that both lists are complete.',
    });
  if (hasLegacyWords([question, ...options, explanation].join('\n')))
    warnings.push({
      kind: 'old-font',
      message:
        'Some letters look like an old Odia font (such as Akruti or Shree-Lipi). Type them again in Unicode.',
    });
  return warnings;
}

function findSameOptions(options: readonly string[]): string | undefined {
  const seen = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const key = searchKey(option);
    const firstIndex = key === '' ? undefined : seen.get(key);
    if (firstIndex !== undefined)
      return `${LETTERS[firstIndex] ?? firstIndex + 1} and ${LETTERS[index] ?? index + 1}`;
    seen.set(key, index);
  }
  return undefined;
}
