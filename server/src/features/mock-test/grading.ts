import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { questionsOf } from './papers.ts';
import { type AttemptRow, type ClaimedAttempt, claimAttempt, claimOverdue } from './queries.ts';
import { saveResults } from './result-queries.ts';
import { gradeAttempt, layOver, oldestOpenDeadline, type SentAnswer, takesAnswers, timeOf } from './rules.ts';

/** Grades an attempt unless that was done; of many at once, one does. */
export async function gradeOnce(
  db: Db,
  attempt: AttemptRow,
  sent: readonly SentAnswer[],
  now: Date,
): Promise<boolean> {
  const questions = await questionsOf(db, attempt.paperId);
  return inTransaction(db, async (tx) => {
    const claimed = await claimAttempt(tx, attempt.id, now);
    if (!claimed) return false;
    const answers = takesAnswers(claimed.deadline, now)
      ? layOver(claimed.answers, questions, sent)
      : claimed.answers;
    await saveResults(tx, [{ ...aboutAttempt(claimed, now), ...gradeAttempt(questions, answers), answers }]);
    return true;
  });
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
