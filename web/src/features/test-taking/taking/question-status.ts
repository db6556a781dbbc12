import type { Attempt } from '../attempt/attempt.ts';
import type { texts } from '../texts.ts';

export type QuestionStatus = 'answered' | 'unanswered' | 'marked' | 'answered-marked';

export function getQuestionStatus({ answers, marked }: Attempt, question: number): QuestionStatus {
  const isAnswered = answers[question] !== null;
  if (marked.includes(question)) return isAnswered ? 'answered-marked' : 'marked';
  return isAnswered ? 'answered' : 'unanswered';
}

/** The text that names a question together with its status. */
export const STATUS_TEXTS = {
  answered: 'questionAnswered',
  unanswered: 'questionUnanswered',
  marked: 'questionMarked',
  'answered-marked': 'questionAnsweredMarked',
} as const satisfies Record<QuestionStatus, keyof typeof texts>;

/** Green means answered, round means marked, so both can be seen at once, and the mark without colour. */
export const STATUS_CLASSES: Record<QuestionStatus, string> = {
  answered: 'rounded-soft border-(--color-right) bg-right-soft text-(--color-right)',
  unanswered: 'rounded-soft border-edge bg-sheet text-ink hover:border-indigo',
  marked: 'rounded-full border-marigold bg-marigold-soft text-marigold-ink',
  'answered-marked': 'rounded-full border-marigold bg-right-soft text-(--color-right)',
};

/** The number of answered questions, and the unanswered and marked ones in the order of the paper. */
export function summarise(attempt: Attempt): { answered: number; unanswered: number[]; marked: number[] } {
  const unanswered = attempt.answers.flatMap((answer, question) => (answer === null ? [question] : []));
  return {
    answered: attempt.answers.length - unanswered.length,
    unanswered,
    marked: attempt.marked.toSorted((one, other) => one - other),
  };
}
