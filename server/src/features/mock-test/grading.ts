import type { Db, Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { questionsOf } from './papers.ts';
import { type AttemptRow, type ClaimedAttempt, claimOverdue, findAttempt } from './queries.ts';
import { handInGraded, type ResultRow, saveResults } from './result-queries.ts';
import { gradeAttempt, layOver, oldestOpenDeadline, type SentAnswer, takesAnswers, timeOf } from './rules.ts';

/**
 * Grades an attempt unless that was done; of many at once, one does, and is told the result. What is saved elsewhere
 * while an attempt is graded makes that be done anew, so that no answer is missing that a device was told is saved.
 */
export async function gradeOnce(
  db: Db,
  attempt: AttemptRow,
  sent: readonly SentAnswer[],
  now: Date,
): Promise<ResultRow | undefined> {
  const questions = await questionsOf(db, attempt.paperId);
  let current: AttemptRow | undefined = attempt;
  while (current && !current.handedInAt) {
    const answers = takesAnswers(current.deadline, now)
      ? layOver(current.answers, questions, sent, current)
      : current.answers;
    const graded = { answers, ...gradeAttempt(questions, answers), ...timeOf(current, now) };
    const { id: attemptId, saveNumber, courseId, chapterId, courseTitle, chapterTitle, paperId } = current;
    const { questionOrder, optionOrders } = current;
    const id = newId();
    if (await handInGraded(db, { ...graded, id: attemptId, saveNumber, handedInAt: now, resultId: id })) {
      const about = { id, attemptId, courseId, chapterId, courseTitle, chapterTitle, paperId };
      return { ...graded, ...about, questionOrder, optionOrders };
    }
    current = await findAttempt(db, attempt.studentId, attempt.id);
  }
  return undefined;
}

/** Grades some of the attempts that nobody handed in; how many is at most the limit. */
export async function gradeOverdue(tx: Tx, limit: number, now: Date): Promise<number> {
  const overdue = await claimOverdue(tx, oldestOpenDeadline(now), limit, now);
  const rows = [];
  for (const attempt of overdue) {
    const questions = await questionsOf(tx, attempt.paperId);
    rows.push({
      ...aboutAttempt(attempt, now),
      ...gradeAttempt(questions, attempt.answers),
      answers: attempt.answers,
    });
  }
  if (rows.length > 0) await saveResults(tx, rows);
  return rows.length;
}

/** What a result takes over from its attempt. */
function aboutAttempt(attempt: ClaimedAttempt, now: Date) {
  const { id: attemptId, studentId, paperId, chapterId, courseId } = attempt;
  return { attemptId, studentId, paperId, chapterId, courseId, ...timeOf(attempt, now) };
}
