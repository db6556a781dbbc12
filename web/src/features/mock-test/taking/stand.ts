import type { Sheet } from '../sheet/sheet.ts';

/** How it stands with a question. */
export type Stand = 'answered' | 'unanswered' | 'marked' | 'answered-marked';

export function standOf({ answers, marked }: Sheet, question: number): Stand {
  const isAnswered = answers[question] !== null;
  if (marked.includes(question)) return isAnswered ? 'answered-marked' : 'marked';
  return isAnswered ? 'answered' : 'unanswered';
}

const WORDS: Record<Stand, string> = {
  answered: 'answered',
  unanswered: 'not answered',
  marked: 'not answered, marked for review',
  'answered-marked': 'answered, marked for review',
};

export const standWords = (stand: Stand) => WORDS[stand];

/** Green is answered, round is marked; so either is seen without the other, and without colour. */
export const NUMBER_LOOKS: Record<Stand, string> = {
  answered: 'rounded-soft border-(--color-right) bg-right-soft text-(--color-right)',
  unanswered: 'rounded-soft border-edge bg-sheet text-ink hover:border-indigo',
  marked: 'rounded-full border-marigold bg-marigold-soft text-marigold-ink',
  'answered-marked': 'rounded-full border-marigold bg-right-soft text-(--color-right)',
};

/** How many are answered, which are not, which are marked. */
export function standings(sheet: Sheet): { answered: number; unanswered: number[]; marked: number[] } {
  const unanswered = sheet.answers.flatMap((choice, question) => (choice === null ? [question] : []));
  return {
    answered: sheet.answers.length - unanswered.length,
    unanswered,
    marked: sheet.marked.toSorted((one, other) => one - other),
  };
}
