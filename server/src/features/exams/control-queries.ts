import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { matchesWords, toWordParameters } from '../../database/search-students.ts';
import { extraTime } from '../../database/tables/exams.ts';
import { attempts, results } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';

const isOfExam = (examId: string) => and(eq(attempts.testId, examId), isNotNull(attempts.attemptNumber));

export type LiveTimes = { now: Date; activeSince: Date; silentSince: Date; recentSince: Date };

/** Counts the attempts of one exam in one pass over them. */
export async function countLive(
  db: Db,
  examId: string,
  { now, activeSince, silentSince, recentSince }: LiveTimes,
) {
  const isRunning = sql`${attempts.handedInAt} is null and ${attempts.deadline} > ${now.toISOString()}`;
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const savedSince = (date: Date) => sql`${attempts.savedAt} > ${date.toISOString()}`;
  const [row] = await db
    .select({
      started: sql<number>`count(distinct ${attempts.studentId})::int`,
      running: count(isRunning),
      active: count(sql`${isRunning} and ${savedSince(activeSince)}`),
      handedIn: count(isNotNull(attempts.handedInAt)),
      recent: count(savedSince(recentSince)),
      silent: count(
        sql`${isRunning} and coalesce(${attempts.savedAt}, ${attempts.startedAt}) < ${silentSince.toISOString()}`,
      ),
    })
    .from(attempts)
    .where(isOfExam(examId));
  return row!;
}

/** Leaving the page and leaving full screen. */
const leftPage = sql<number>`(select count(*)::int from attempt_events event
  where event.attempt_id = ${attempts.id} and event.kind <> 'took-over')`;

const MAX_LISTED = 50;

/** Running attempts: those that are silent for longest, or those that left the page most often. */
export async function findRunning(
  db: Db,
  examId: string,
  { now, silentSince }: LiveTimes,
  by: 'silence' | 'left-page',
) {
  const lastSign = sql`coalesce(${attempts.savedAt}, ${attempts.startedAt})`;
  return db
    .select({
      attemptId: attempts.id,
      studentId: students.id,
      name: students.name,
      email: students.email,
      startedAt: attempts.startedAt,
      savedAt: attempts.savedAt,
      deadline: attempts.deadline,
      leftPage,
    })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(
      and(
        isOfExam(examId),
        isNull(attempts.handedInAt),
        gt(attempts.deadline, now),
        by === 'silence'
          ? sql`${lastSign} < ${silentSince.toISOString()}`
          : sql`exists (select from attempt_events event
              where event.attempt_id = ${attempts.id} and event.kind <> 'took-over')`,
      ),
    )
    .orderBy(by === 'silence' ? lastSign : desc(leftPage), attempts.id)
    .limit(MAX_LISTED);
}

export type LiveRow = Awaited<ReturnType<typeof findRunning>>[number];

/** Without a student if their personal data was erased. */
const resultColumns = {
  id: results.id,
  studentId: results.studentId,
  name: sql<string>`coalesce(${students.name}, '')`.as('name'),
  email: sql<string>`coalesce(${students.email}, '')`.as('email'),
  attemptNumber: results.attemptNumber,
  marks: results.marks,
  sectionMarks: results.sectionMarks,
  percent: results.score,
  timeSpentSeconds: results.timeSpentSeconds,
  completedAt: results.completedAt,
  leftPage: sql<number>`(select count(*)::int from attempt_events event
    where event.attempt_id = ${results.attemptId} and event.kind <> 'took-over')`,
};

const isExamResult = (words: number) =>
  and(eq(results.testId, sql.placeholder('examId')), isNotNull(results.marks), matchesWords(words));

const resultsPage = prepared('exam_results_page', (db, sort: 'marks' | 'newest', words: number) =>
  db
    .select(resultColumns)
    .from(results)
    .leftJoin(students, eq(students.id, results.studentId))
    .where(isExamResult(words))
    .orderBy(desc(sort === 'marks' ? results.marks : results.completedAt), desc(results.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

type ResultPage = { words: string[]; sort: 'marks' | 'newest'; limit: number; offset: number };

export async function findResults(db: Db, examId: string, { words, sort, limit, offset }: ResultPage) {
  return resultsPage(db, sort, words.length).execute({ ...toWordParameters(words), examId, limit, offset });
}

export type ResultRow = Awaited<ReturnType<typeof findResults>>[number];

const resultsTotal = prepared('exam_results_total', (db, words: number) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(results)
    .leftJoin(students, eq(students.id, results.studentId))
    .where(isExamResult(words)),
);

export async function countResults(db: Db, examId: string, words: string[]): Promise<number> {
  const [row] = await resultsTotal(db, words.length).execute({ ...toWordParameters(words), examId });
  return row?.total ?? 0;
}

const BATCH = 1000;

/** All results in the order of their ids, in batches, so that no statement runs long. */
export async function* readResultBatches(db: Db, examId: string): AsyncGenerator<ResultRow[]> {
  let after: SQL | undefined;
  while (true) {
    const batch = await db
      .select(resultColumns)
      .from(results)
      .leftJoin(students, eq(students.id, results.studentId))
      .where(and(eq(results.testId, examId), isNotNull(results.marks), after))
      .orderBy(results.id)
      .limit(BATCH);
    if (batch.length === 0) return;
    yield batch;
    after = gt(results.id, batch.at(-1)!.id);
  }
}

/** Adds minutes to running attempts: to the deadline, and to the ends of sections that are not over. */
export async function extendAttempts(
  tx: Tx,
  { examId, attemptId, minutes, now }: { examId: string; attemptId?: string; minutes: number; now: Date },
): Promise<{ id: string; studentId: string }[]> {
  const added = sql`make_interval(mins => ${minutes})`;
  return tx
    .update(attempts)
    .set({
      deadline: sql`${attempts.deadline} + ${added}`,
      sectionEnds: sql`(select array_agg(case when section_end >= ${now.toISOString()}::timestamptz
          then section_end + ${added} else section_end end order by position)
        from unnest(${attempts.sectionEnds}) with ordinality as section (section_end, position))`,
    })
    .where(
      and(
        isOfExam(examId),
        isNull(attempts.handedInAt),
        gt(attempts.deadline, now),
        attemptId === undefined ? undefined : eq(attempts.id, attemptId),
      ),
    )
    .returning({ id: attempts.id, studentId: attempts.studentId });
}

export async function findExtraTime(db: Db | Tx, examId: string) {
  return db
    .select({
      student: { _id: students.id, name: students.name, email: students.email },
      minutesPerHour: extraTime.minutesPerHour,
    })
    .from(extraTime)
    .innerJoin(students, eq(students.id, extraTime.studentId))
    .where(eq(extraTime.examId, examId))
    .orderBy(students.nameKey, students.id);
}

export async function findStudentByEmail(tx: Tx, email: string): Promise<string | undefined> {
  const [student] = await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.email, [email, email.toLowerCase()]))
    .limit(1);
  return student?.id;
}

export async function findMinutesPerHour(tx: Tx, examId: string, studentId: string): Promise<number> {
  const [row] = await tx
    .select({ minutes: extraTime.minutesPerHour })
    .from(extraTime)
    .where(and(eq(extraTime.examId, examId), eq(extraTime.studentId, studentId)));
  return row?.minutes ?? 0;
}

export async function storeExtraTime(
  tx: Tx,
  row: { examId: string; studentId: string; minutesPerHour: number },
): Promise<void> {
  await tx
    .insert(extraTime)
    .values(row)
    .onConflictDoUpdate({
      target: [extraTime.examId, extraTime.studentId],
      set: { minutesPerHour: row.minutesPerHour },
    });
}

export async function deleteExtraTime(tx: Tx, examId: string, studentId: string): Promise<boolean> {
  const deleted = await tx
    .delete(extraTime)
    .where(and(eq(extraTime.examId, examId), eq(extraTime.studentId, studentId)))
    .returning({ studentId: extraTime.studentId });
  return deleted.length > 0;
}

/** The student's running attempt, locked against a hand-in. */
export async function lockRunningAttempt(tx: Tx, examId: string, studentId: string, now: Date) {
  const [attempt] = await tx
    .select({
      id: attempts.id,
      paperId: attempts.paperId,
      startedAt: attempts.startedAt,
      deadline: attempts.deadline,
      sectionEnds: attempts.sectionEnds,
    })
    .from(attempts)
    .where(
      and(
        isOfExam(examId),
        eq(attempts.studentId, studentId),
        isNull(attempts.handedInAt),
        gt(attempts.deadline, now),
      ),
    )
    .for('update');
  return attempt;
}

export async function setAttemptTimes(
  tx: Tx,
  attemptId: string,
  times: { deadline: Date; sectionEnds: Date[] | null },
): Promise<void> {
  await tx.update(attempts).set(times).where(eq(attempts.id, attemptId));
}
