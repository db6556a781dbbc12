import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { getReleaseTime } from '../../database/exam-release.ts';
import { prepared } from '../../database/prepared.ts';
import { resultColumns } from '../../database/result-columns.ts';
import { sharedRead } from '../../database/shared-read.ts';
import { examScoreCounts, exams } from '../../database/tables/exams.ts';
import { attempts, papers, results, tests } from '../../database/tables/learning.ts';

const examResult = prepared('exam_result', (db) =>
  db
    .select({
      ...resultColumns,
      shownLanguages: attempts.shownLanguages,
      questionOrder: attempts.questionOrder,
      optionOrders: attempts.optionOrders,
      correctionNumber: tests.correctionNumber,
    })
    .from(results)
    .innerJoin(papers, eq(papers.id, results.paperId))
    .innerJoin(tests, eq(tests.id, papers.testId))
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

const releaseTime = prepared('exam_release_time', (db) =>
  db
    .select({
      releaseAt: getReleaseTime(sql.placeholder('now')).mapWith(exams.releaseAt) as SQL<Date | null>,
    })
    .from(exams)
    .where(eq(exams.id, sql.placeholder('examId'))),
);

/**
 * Every hand-in calls this, usually before the release. The attempts that may delay the release are therefore read only
 * after the time that admins have set.
 */
export async function findRelease(db: Db, examId: string, now: Date) {
  const [row] = await release(db).execute({ examId });
  if (!row?.releaseAt || row.releaseAt > now) return row;
  const [delayed] = await releaseTime(db).execute({ examId, now: now.toISOString() });
  return delayed && { ...row, ...delayed };
}

const markCounts = prepared('exam_mark_counts', (db) =>
  db
    .select({
      section: examScoreCounts.section,
      // one value for thousands of rows, which are slow to read one by one
      counts: sql<
        [marks: number, takers: number][]
      >`json_agg(json_build_array(${examScoreCounts.marks}, ${examScoreCounts.takers}))`,
    })
    .from(examScoreCounts)
    .where(eq(examScoreCounts.examId, sql.placeholder('examId')))
    .groupBy(examScoreCounts.section),
);

/**
 * The counts of marks by section; -1 is the whole exam. At most a few thousand, however many students there are. Students
 * who hand in at the same moment share a read.
 */
export const findMarkCounts = sharedRead(async (db, examId) => {
  const sections = await markCounts(db).execute({ examId });
  return new Map(
    sections.map(({ section, counts }) => [section, counts.map(([marks, takers]) => ({ marks, takers }))]),
  );
});
