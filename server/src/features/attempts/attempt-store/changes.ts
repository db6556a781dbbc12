import type { QuestionMark } from '@sikhya/contract/exam-rules.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { NO_ANSWER } from '../paper.ts';

/** A change of a question at a position on the screen, counted from 0. An absent field is not changed. */
export type AnswerChange = {
  question: number;
  option?: number | null | undefined;
  language?: ShownLanguage | undefined;
  mark?: QuestionMark | undefined;
  seconds?: number | undefined;
};

/** Stored in place of an option that a save does not change. */
export const UNCHANGED_OPTION = -2;

/** Merges the changes of each question; the last one counts. */
export function mergeChanges(changes: readonly AnswerChange[]): AnswerChange[] {
  const merged = new Map<number, AnswerChange>();
  for (const { question, option, language, mark, seconds } of changes) {
    const earlier = merged.get(question);
    merged.set(question, {
      question,
      option: option === undefined ? earlier?.option : option,
      language: language ?? earlier?.language,
      mark: mark ?? earlier?.mark,
      seconds: seconds ?? earlier?.seconds,
    });
  }
  return [...merged.values()];
}

/** Converts changes to the columns of a save. */
export function toColumns(changes: readonly AnswerChange[]) {
  return {
    questions: changes.map(({ question }) => question + 1),
    options: changes.map(({ option }) => (option === undefined ? UNCHANGED_OPTION : (option ?? NO_ANSWER))),
    languages: stringifyByQuestion(changes, 'language'),
    marks: stringifyByQuestion(changes, 'mark'),
    seconds: changes.some(({ seconds }) => seconds) ? changes.map(({ seconds }) => seconds ?? 0) : [],
  };
}

function stringifyByQuestion(changes: readonly AnswerChange[], field: 'language' | 'mark'): string {
  return JSON.stringify(
    Object.fromEntries(changes.flatMap(({ question, [field]: value }) => (value ? [[question, value]] : []))),
  );
}
