import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { type Attempt, type Paper, toTestAttempt } from '../attempts/service.ts';

export function toChapterAttempt(attempt: Attempt, paper: Paper): TestAttempt {
  const { testId, courseId, courseTitle, chapterTitle, odiaTitles } = attempt;
  return {
    ...toTestAttempt(attempt, paper),
    courseId: courseId ?? '',
    chapterId: testId,
    courseTitle,
    chapterTitle,
    odiaTitles,
  };
}
