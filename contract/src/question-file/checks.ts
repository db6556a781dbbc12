import { searchKey } from '../search-key.ts';
import { mentionsLists } from './draft-question.ts';
import { looksLikeOldFont } from './legacy.ts';
import { type FileQuestion, refusal } from './strict-block.ts';
import { isInvisible, LETTERS } from './strict-lines.ts';

/** What an admin should know about a question before it is saved. */

/** As many as a chapter may hold; a test compares it with the limit of a course. */
export const MAX_QUESTIONS = 5_000;

/** The form in which questions are compared: signs and spaces make no difference. */
export const toQuestionKey = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Why a question cannot be saved as it is, or undefined. */
export function findQuestionError(question: FileQuestion): string | undefined {
  const { question: text, options, correctAnswer } = question;
  if (isInvisible(text)) return 'The question has no text.';
  if (options.length > LETTERS.length)
    return `There are ${options.length} options; a question has exactly four. Remove one.`;
  const missing = LETTERS.findIndex((_, index) => isInvisible(options[index] ?? ''));
  if (missing >= 0) return `Option ${LETTERS[missing]} is missing.`;
  if (!LETTERS[correctAnswer]) return 'Choose the right answer.';
  return refusal(question);
}

export type QuestionWarning = { kind: 'same-options' | 'lists' | 'old-font'; message: string };

const CODE = /(?:^|[\s,;(])[A-Ea-eକ-ଘ1-5ivIV]{1,3} ?[-–—→:=] ?[A-Ea-eକ-ଘ1-5ivIV]{1,3}(?=$|[\s,;.)])/u;

/** What is not wrong, but often is. */
export function listQuestionWarnings({ question, options, explanation }: FileQuestion): QuestionWarning[] {
  const warnings: QuestionWarning[] = [];
  const same = sameOptions(options);
  if (same) warnings.push({ kind: 'same-options', message: `Options ${same} are the same.` });
  if (options.filter((option) => CODE.test(option)).length >= 2 || mentionsLists(question))
    warnings.push({
      kind: 'lists',
      message: 'This question matches lists. Check that both lists are complete.',
    });
  if (looksLikeOldFont([question, ...options, explanation].join('\n')))
    warnings.push({
      kind: 'old-font',
      message:
        'Some letters look like an old Odia font (such as Akruti or Shree-Lipi). Type them again in Unicode.',
    });
  return warnings;
}

function sameOptions(options: readonly string[]): string | undefined {
  const seen = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    const key = searchKey(option);
    const before = key === '' ? undefined : seen.get(key);
    if (before !== undefined) return `${LETTERS[before] ?? before + 1} and ${LETTERS[index] ?? index + 1}`;
    seen.set(key, index);
  }
  return undefined;
}
