import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { attempts, papers } from '../../database/tables/learning.ts';

const attemptColumns = {
  id: attempts.id,
  studentId: attempts.studentId,
  paperId: attempts.paperId,
  courseId: attempts.courseId,
  chapterId: attempts.chapterId,
  courseTitle: papers.courseTitle,
  chapterTitle: papers.chapterTitle,
  startedAt: attempts.startedAt,
  deadline: attempts.deadline,
  answers: attempts.answers,
  saveNumber: attempts.saveNumber,
  handedInAt: attempts.handedInAt,
};

const openOfChapter = prepared((db) =>
  db
    .select(attemptColumns)
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(
      and(
        eq(attempts.studentId, sql.placeholder('studentId')),
        eq(attempts.chapterId, sql.placeholder('chapterId')),
        isNull(attempts.handedInAt),
      ),
    )
    .prepare('open_attempt'),
);

const attemptOfStudent = prepared((db) =>
  db
    .select(attemptColumns)
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(eq(attempts.id, sql.placeholder('id')), eq(attempts.studentId, sql.placeholder('studentId'))))
    .prepare('attempt_of_student'),
);

export type AttemptRow = Awaited<ReturnType<typeof findOpenAttempt>> & {};

export async function findOpenAttempt(db: Db, studentId: string, chapterId: string) {
  const [attempt] = await openOfChapter(db).execute({ studentId, chapterId });
  return attempt;
}

export async function findAttempt(db: Db, studentId: string, id: string): Promise<AttemptRow | undefined> {
  const [attempt] = await attemptOfStudent(db).execute({ id, studentId });
  return attempt;
}

/** How many tests are under way. An index holds just these. */
export async function countOpenAttempts(db: Db): Promise<number> {
  return db.$count(attempts, isNull(attempts.handedInAt));
}

/** Opens an attempt unless one is open already: of many at once, one does. */
export async function openAttempt(db: Db, attempt: typeof attempts.$inferInsert): Promise<void> {
  await db
    .insert(attempts)
    .values(attempt)
    .onConflictDoNothing({
      target: [attempts.studentId, attempts.chapterId],
      where: isNull(attempts.handedInAt),
    });
}

/**
 * One statement decides and writes: the attempt is open, its time is not over, the save is newer than the one in
 * force, and the paper has all these questions.
 */
const save = prepared((db) =>
  db
    .update(attempts)
    .set({
      saveNumber: sql`${sql.placeholder('saveNumber')}`,
      answers: sql`(
        select array_agg(coalesce(change.option, old.option) order by old.place)
        from unnest(answers) with ordinality as old (option, place)
        left join unnest(${sql.placeholder('places')}::int[], ${sql.placeholder('options')}::smallint[])
          as change (place, option) on change.place = old.place)`,
    })
    .where(
      and(
        eq(attempts.id, sql.placeholder('id')),
        eq(attempts.studentId, sql.placeholder('studentId')),
        isNull(attempts.handedInAt),
        lt(attempts.saveNumber, sql.placeholder('saveNumber')),
        sql`${attempts.deadline} >= ${sql.placeholder('oldestDeadline')}`,
        sql`cardinality(${attempts.answers}) >= ${sql.placeholder('lastPlace')}`,
      ),
    )
    .returning({ saveNumber: attempts.saveNumber, deadline: attempts.deadline, answers: attempts.answers })
    .prepare('save_answers'),
);

export type Save = {
  id: string;
  studentId: string;
  saveNumber: number;
  /** By the question's place in the paper, counted from 0. */
  changes: Map<number, number>;
  oldestDeadline: Date;
};

/** Undefined where the save does not count. */
export async function saveAnswers(db: Db, { changes, oldestDeadline, ...rest }: Save) {
  const places = [...changes.keys()].map((place) => place + 1);
  const [saved] = await save(db).execute({
    ...rest,
    places: `{${places.join()}}`,
    options: `{${[...changes.values()].join()}}`,
    lastPlace: Math.max(...places),
    oldestDeadline: oldestDeadline.toISOString(),
  });
  return saved;
}

export type ClaimedAttempt = typeof attempts.$inferSelect;

/** From here on nobody else grades them: the oldest open attempts whose deadline is before the given one, but for those being graded elsewhere. */
export async function claimOverdue(
  tx: Tx,
  deadline: Date,
  limit: number,
  now: Date,
): Promise<ClaimedAttempt[]> {
  const overdue = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNull(attempts.handedInAt), lt(attempts.deadline, deadline)))
    .orderBy(asc(attempts.deadline))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = overdue.map(({ id }) => id);
  return tx.update(attempts).set({ handedInAt: now }).where(inArray(attempts.id, ids)).returning();
}
