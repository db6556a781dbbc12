import { paperTitles } from './paper-titles.ts';
import { results } from './tables/learning.ts';

/** The columns of a result with the titles of its paper, which the query has to join. */
export const resultColumns = {
  id: results.id,
  attemptId: results.attemptId,
  paperId: results.paperId,
  testId: results.testId,
  /** Null for an exam. */
  courseId: results.courseId,
  ...paperTitles,
  score: results.score,
  correctAnswers: results.correctAnswers,
  totalQuestions: results.totalQuestions,
  timeSpentSeconds: results.timeSpentSeconds,
  answers: results.answers,
  completedAt: results.completedAt,
  marks: results.marks,
  sectionMarks: results.sectionMarks,
  attemptNumber: results.attemptNumber,
  questionSeconds: results.questionSeconds,
  takenOffline: results.takenOffline,
};
