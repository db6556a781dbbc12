import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';
import { examCourses, examFiles, examScoreCounts, exams, examVersions } from '../../database/tables/exams.ts';
import { files } from '../../database/tables/files.ts';
import { attempts, paperImages, papers, results, tests } from '../../database/tables/learning.ts';

export type ExamRow = typeof exams.$inferSelect;
export type ExamValues = Omit<typeof exams.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> & {
  updatedAt: Date;
};

/** Serialises the writes of an exam with the starts of its attempts, which take the lock shared. */
export async function lockExam(tx: Tx, examId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${examId}, 0))`);
}

/** Locks in one order, so that concurrent calls cannot deadlock. */
export async function lockExamsForStart(tx: Tx, examIds: string[]): Promise<void> {
  const sorted = `{${[...new Set(examIds)].sort().join()}}`;
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(id, 0)) from unnest(${sorted}::text[]) as id`,
  );
}

export async function findExam(db: Db | Tx, examId: string): Promise<ExamRow | undefined> {
  const [row] = await db.select().from(exams).where(eq(exams.id, examId));
  return row;
}

export async function insertExam(tx: Tx, id: string, values: ExamValues, createdAt: Date): Promise<ExamRow> {
  await tx.insert(tests).values({ id, kind: 'exam', createdAt });
  const [row] = await tx
    .insert(exams)
    .values({ ...values, id, createdAt })
    .returning();
  return row!;
}

/** The time of the update is also the version of the exam, so it always grows. */
export async function updateExam(
  tx: Tx,
  examId: string,
  { updatedAt, ...values }: Partial<ExamValues> & { updatedAt: Date },
): Promise<ExamRow> {
  const version = sql`greatest(${updatedAt.toISOString()}::timestamptz, ${exams.updatedAt} + interval '1 millisecond')`;
  const [row] = await tx
    .update(exams)
    .set({ ...values, updatedAt: version })
    .where(eq(exams.id, examId))
    .returning();
  return row!;
}

export async function countCourses(tx: Tx, ids: string[]): Promise<number> {
  return tx.$count(courses, sql`${courses.id} = any(${`{${ids.join()}}`}::uuid[])`);
}

export async function replaceCourses(tx: Tx, examId: string, courseIds: string[]): Promise<void> {
  await tx.delete(examCourses).where(eq(examCourses.examId, examId));
  if (courseIds.length > 0)
    await tx.insert(examCourses).values(courseIds.map((courseId) => ({ examId, courseId })));
}

/** Locks the pictures, so that none can be deleted meanwhile, and returns the ids of those that exist. */
export async function lockImages(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.kind, 'question-image'), sql`${files.id} = any(${`{${ids.join()}}`}::uuid[])`))
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function replaceFiles(tx: Tx, examId: string, fileIds: string[]): Promise<void> {
  await tx.delete(examFiles).where(eq(examFiles.examId, examId));
  if (fileIds.length > 0) await tx.insert(examFiles).values(fileIds.map((fileId) => ({ examId, fileId })));
}

type PaperValues = Pick<
  typeof papers.$inferInsert,
  'testId' | 'chapterTitle' | 'odiaChapterTitle' | 'contentHash' | 'questions' | 'rules'
>;

/** Returns the id of the stored paper with the same content, or stores it. */
export async function storePaper(tx: Tx, values: PaperValues, imageIds: string[]): Promise<string> {
  const { chapterTitle, odiaChapterTitle } = values;
  const [paper] = await tx
    .insert(papers)
    .values({ ...values, courseTitle: '' })
    .onConflictDoUpdate({
      target: [papers.testId, papers.contentHash],
      set: { chapterTitle, odiaChapterTitle },
    })
    .returning({ id: papers.id });
  const paperId = paper!.id;
  if (imageIds.length > 0)
    await tx
      .insert(paperImages)
      .values(imageIds.map((fileId) => ({ paperId, fileId })))
      .onConflictDoNothing();
  return paperId;
}

export async function addVersion(
  tx: Tx,
  version: Omit<typeof examVersions.$inferInsert, 'number'>,
): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from exam_versions where exam_id = ${version.examId})`;
  await tx.insert(examVersions).values({ ...version, number });
}

export async function findVersions(db: Db, examId: string, limit: number) {
  return db
    .select()
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
    .orderBy(desc(examVersions.number))
    .limit(limit);
}

export async function findVersion(db: Db | Tx, examId: string, number: number) {
  const [row] = await db
    .select({ content: examVersions.content })
    .from(examVersions)
    .where(and(eq(examVersions.examId, examId), eq(examVersions.number, number)));
  return row;
}

/** Returns the version that was published last. */
export async function findNewestVersion(db: Db | Tx, examId: string) {
  const [row] = await db
    .select({ content: examVersions.content })
    .from(examVersions)
    .where(eq(examVersions.examId, examId))
    .orderBy(desc(examVersions.number))
    .limit(1);
  return row;
}

export async function hasAttempts(db: Db | Tx, examId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.testId, examId), isNotNull(attempts.attemptNumber)))
    .limit(1);
  return row !== undefined;
}

/**
 * Whether an attempt that started in the period still accepts answers. `from` is null for a period without a start, and
 * `oldestDeadline` is the deadline of the oldest attempt that accepts answers.
 */
export async function hasRunningAttempt(
  tx: Tx,
  examId: string,
  { from, until, oldestDeadline }: { from: Date | null; until: Date; oldestDeadline: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.testId, examId),
        isNotNull(attempts.attemptNumber),
        isNull(attempts.handedInAt),
        gte(attempts.deadline, oldestDeadline),
        lt(attempts.startedAt, until),
        from ? gte(attempts.startedAt, from) : undefined,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether there are attempts or results. A result outlives its attempt. */
export async function wasTaken(tx: Tx, examId: string): Promise<boolean> {
  const [row] = await tx.select({ id: results.id }).from(results).where(eq(results.testId, examId)).limit(1);
  return row !== undefined || hasAttempts(tx, examId);
}

/** The exams that were moved to the bin before, the oldest first. */
export async function findDeletedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: exams.id })
    .from(exams)
    .where(lt(exams.deletedAt, before))
    .orderBy(asc(exams.deletedAt));
  return rows.map(({ id }) => id);
}

/** The pictures of the saved content, and of everything that was published. */
export async function findFileIds(tx: Tx, examId: string): Promise<string[]> {
  const saved = tx.select({ fileId: examFiles.fileId }).from(examFiles).where(eq(examFiles.examId, examId));
  const published = tx
    .select({ fileId: paperImages.fileId })
    .from(paperImages)
    .innerJoin(papers, eq(papers.id, paperImages.paperId))
    .where(eq(papers.testId, examId));
  return (await saved.union(published)).map(({ fileId }) => fileId);
}

/** Removes an exam that nobody has taken, with its papers and versions. */
export async function removeExam(tx: Tx, examId: string): Promise<void> {
  await tx.delete(exams).where(eq(exams.id, examId));
  await tx.delete(papers).where(eq(papers.testId, examId));
  await tx.delete(examScoreCounts).where(eq(examScoreCounts.examId, examId));
  await tx.delete(tests).where(eq(tests.id, examId));
}

type ExamFilter = {
  /** Undefined for all exams outside the bin. */
  state: string | undefined;
  /** Folded like the search column; empty for all exams. */
  searchKey: string;
};

const hasState = (state: string | undefined): SQL | undefined => {
  if (state === 'all') return undefined;
  if (state === 'deleted') return isNotNull(exams.deletedAt);
  return and(isNull(exams.deletedAt), state ? sql`${exams.state} = ${state}` : undefined);
};

const matchesFilter = ({ state, searchKey }: ExamFilter): SQL | undefined =>
  and(hasState(state), ...searchKey.split(' ').map((word) => sql`strpos(${exams.searchKey}, ${word}) > 0`));

export async function findExams(db: Db, filter: ExamFilter, page: { limit: number; offset: number }) {
  return db
    .select({
      exam: exams,
      // plain names, because Drizzle omits the table name in a query of one table, and `id` would be that of the attempt;
      // the results of erased students are added, because they have no attempt any more
      started: sql<number>`(select count(distinct attempts.student_id)::int from attempts
        where attempts.test_id = exams.id and attempts.attempt_number is not null)
        + (select count(*)::int from results
          where results.test_id = exams.id and results.attempt_number = 1 and results.student_id is null)`,
      handedIn: sql<number>`(select count(*)::int from results
        where results.test_id = exams.id and results.attempt_number = 1)`,
    })
    .from(exams)
    .where(matchesFilter(filter))
    .orderBy(desc(exams.createdAt), desc(exams.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countExams(db: Db, filter: ExamFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exams).where(matchesFilter(filter));
  return row?.total ?? 0;
}
