import type { StudentChapter } from '@sikhya/contract/study.ts';

/** Whether there is something to take along. */
export function hasContent({ pdf, totalQuestions }: StudentChapter): boolean {
  return pdf !== null || totalQuestions > 0;
}
