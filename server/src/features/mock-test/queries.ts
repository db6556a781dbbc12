import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { givenRows } from '../../database/given-rows.ts';
import { prepared } from '../../database/prepared.ts';
import { isStillOpen } from '../../database/still-open.ts';
import { attempts, papers } from '../../database/tables/learning.ts';
import { together } from '../../database/together.ts';

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
  questionOrder: attempts.questionOrder,
  optionOrders: attempts.optionOrders,
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
        isStillOpen,
      ),
    )
    .prepare('open_attempt'),
);

const wanted = givenRows('wanted', { id: 'uuid', studentId: 'uuid' });

const attemptsOfStudents = prepared((db) =>
  db
    .select(attemptColumns)
    .from(wanted.from)
    .innerJoin(
      attempts,
      and(eq(attempts.id, wanted.field.id), eq(attempts.studentId, wanted.field.studentId)),
    )
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .prepare('attempts_of_students'),
);

const findAttempts = together((db, rows: { id: string; studentId: string }[]) =>
  attemptsOfStudents(db).execute(wanted.values(rows)),
);

export type AttemptRow = Awaited<ReturnType<typeof findOpenAttempt>> & {};

export async function findOpenAttempt(db: Db, studentId: string, chapterId: string) {
  const [attempt] = await openOfChapter(db).execute({ studentId, chapterId });
  return attempt;
}

export async function findAttempt(db: Db, studentId: string, id: string): Promise<AttemptRow | undefined> {
  return findAttempts(db, { id, studentId });
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

const save = givenRows('save', {
  id: 'uuid',
  studentId: 'uuid',
  saveNumber: 'int',
  places: 'text',
  options: 'text',
  oldestDeadline: 'timestamptz',
});

/** Changes come by position on the screen. This is the position of the question in the paper, counted from 1. */
const paperPlace = sql`coalesce(attempts.question_order[shown.place] + 1, shown.place)`;

/** The chosen option in the paper: a digit of the code in `option_orders`. Without a choice or an order nothing changes. */
const paperOption = sql`case when shown.option < 0 then shown.option else coalesce(
  nullif(substr(attempts.option_orders[${paperPlace}]::text, shown.option + 2, 1), '')::smallint, shown.option) end`;

/**
 * One statement decides and writes: the attempt is open, its time is not over, the save is newer than the one in
 * force, and the paper has all these questions.
 */
const storeSaves = prepared((db) =>
  db
    .update(attempts)
    .set({
      saveNumber: save.field.saveNumber,
      answers: sql`(
        select array_agg(coalesce(change.option, old.option) order by old.place)
        from unnest(attempts.answers) with ordinality as old (option, place)
        left join (
          select ${paperPlace} as place, ${paperOption} as option
          from unnest(${save.field.places}::int[], ${save.field.options}::smallint[]) as shown (place, option)
        ) as change on change.place = old.place)`,
    })
    .from(save.from)
    .where(
      and(
        eq(attempts.id, save.field.id),
        eq(attempts.studentId, save.field.studentId),
        isStillOpen,
        lt(attempts.saveNumber, save.field.saveNumber),
        gte(attempts.deadline, save.field.oldestDeadline),
        sql`cardinality(${attempts.answers}) >= all (${save.field.places}::int[])`,
      ),
    )
    .returning({
      id: attempts.id,
      saveNumber: attempts.saveNumber,
      deadline: attempts.deadline,
      answers: attempts.answers,
    })
    .prepare('store_saves'),
);

export type Save = {
  /** Of the attempt. */
  id: string;
  studentId: string;
  saveNumber: number;
  /** Of the questions on the screen, counted from 1. */
  places: number[];
  /** For each of them, as on the screen. */
  options: number[];
  oldestDeadline: Date;
};

/** Undefined where the save does not count. */
export const saveAnswers = together((db, saves: Save[]) => storeSaves(db).execute(save.values(saves)));

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
