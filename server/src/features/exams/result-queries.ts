import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { resultColumns } from '../../database/result-columns.ts';
import { examScoreCounts, exams } from '../../database/tables/exams.ts';
import { attempts, papers, results } from '../../database/tables/learning.ts';

const examResult = prepared('exam_result', (db) =>
  db
    .select({
      ...resultColumns,
      shownLanguages: attempts.shownLanguages,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .leftJoin(attempts, eq(attempts.id, results.attemptId))
    .where(
      and(
        eq(results.testId, sql.placeholder('examId')),
        eq(results.studentId, sql.placeholder('studentId')),
        eq(results.attemptNumber, sql.placeholder('attemptNumber')),
      ),
    ),
);

export async function findExamResult(
  db: Db,
  key: { examId: string; studentId: string; attemptNumber: number },
) {
  const [row] = await examResult(db).execute(key);
  return row;
}

const release = prepared('exam_release', (db) =>
  db
    .select({ releaseAt: exams.releaseAt, cancelledAt: exams.cancelledAt, cutOffs: exams.cutOffs })
    .from(exams)
    .where(eq(exams.id, sql.placeholder('examId'))),
);

export async function findRelease(db: Db, examId: string) {
  const [row] = await release(db).execute({ examId });
  return row;
}

const markCounts = prepared('exam_mark_counts', (db) =>
  db
    .select({
      section: examScoreCounts.section,
      marks: examScoreCounts.marks,
      takers: examScoreCounts.takers,
    })
    .from(examScoreCounts)
    .where(eq(examScoreCounts.examId, sql.placeholder('examId')))
    .orderBy(asc(examScoreCounts.section), asc(examScoreCounts.marks)),
);

/** The counts of all sections; -1 is the whole exam. At most a few thousand rows, however many students there are. */
export async function findMarkCounts(db: Db, examId: string) {
  return markCounts(db).execute({ examId });
}
