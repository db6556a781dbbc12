import type { ExamResultWithReview } from '../api.ts';

type Reviewed = Pick<ExamResultWithReview['review'][number], 'marks'>;

/** The number of answers that cost marks, what they cost, and the score without them; null if none did. */
export function getScoreWithoutPenalties(
  review: readonly Reviewed[],
  { score, lost }: { score: number; lost: number },
): { answers: number; marks: number; score: number } | null {
  const answers = review.filter(({ marks }) => marks < 0).length;
  if (answers === 0 || lost <= 0) return null;
  // the server's sums are exact; the marks of the review are rounded
  return { answers, marks: lost, score: Math.round((score + lost) * 100) / 100 };
}
