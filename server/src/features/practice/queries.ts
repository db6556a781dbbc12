import { PRACTICE, type PracticeSettings } from '@sikhya/contract/practice.ts';
import { DENSE_DAYS, DENSE_FACTOR } from '@sikhya/contract/practice-schedule.ts';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { papers, tests } from '../../database/tables/learning.ts';
import { practiceCards, practiceReviews, practiceSettings } from '../../database/tables/practice.ts';
import { uuidArray } from '../../database/uuid-array.ts';
import { isVisibleCard, type VisibleTests } from '../../database/visible-cards.ts';

export type CardFilter = {
  courseId?: string | undefined;
  testId?: string | undefined;
  only?: 'wrong' | 'marked' | undefined;
};

function matches({ courseId, testId, only }: CardFilter): SQL | undefined {
  return and(
    courseId === undefined ? undefined : eq(practiceCards.courseId, courseId),
    testId === undefined ? undefined : eq(practiceCards.testId, testId),
    only === 'wrong' ? inArray(practiceCards.reason, ['wrong', 'empty']) : undefined,
    only === 'marked' ? isNotNull(practiceCards.bookmarkedAt) : undefined,
  );
}

const cardColumns = {
  id: practiceCards.id,
  questionId: practiceCards.questionId,
  testId: practiceCards.testId,
  courseId: practiceCards.courseId,
  paperId: practiceCards.paperId,
  position: practiceCards.position,
  bookmarkedAt: practiceCards.bookmarkedAt,
  createdAt: practiceCards.createdAt,
  due: practiceCards.due,
  reason: practiceCards.reason,
  reasonAt: practiceCards.reasonAt,
  rightSince: practiceCards.rightSince,
  stability: practiceCards.stability,
  difficulty: practiceCards.difficulty,
  scheduledDays: practiceCards.scheduledDays,
  repetitions: practiceCards.repetitions,
  lapses: practiceCards.lapses,
  lastReviewAt: practiceCards.lastReviewAt,
};

export type CardRow = Awaited<ReturnType<typeof findDueCards>>[number];

/** The cards that are due from `from` (null for any time) until `until`, the most overdue first. */
export async function findDueCards(
  db: Db,
  studentId: string,
  visible: VisibleTests,
  { filter, from, until, limit }: { filter: CardFilter; from: Date | null; until: Date; limit: number },
) {
  return db
    .select(cardColumns)
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        from ? gte(practiceCards.due, from) : undefined,
        lt(practiceCards.due, until),
        isVisibleCard(visible),
        matches(filter),
      ),
    )
    .orderBy(asc(practiceCards.due), asc(practiceCards.id))
    .limit(limit);
}

/** Without `visible`, also the cards of tests that are not open to the student now. */
export async function findCards(
  db: Db | Tx,
  studentId: string,
  visible: VisibleTests | undefined,
  ids: readonly string[],
) {
  return db
    .select(cardColumns)
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        sql`${practiceCards.id} = any(${uuidArray(ids)})`,
        visible && isVisibleCard(visible),
      ),
    )
    .orderBy(asc(practiceCards.id));
}

/** Locks the cards in one order, so that two devices of a student cannot deadlock. */
export async function lockCards(tx: Tx, studentId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: practiceCards.id })
    .from(practiceCards)
    .where(and(eq(practiceCards.studentId, studentId), sql`${practiceCards.id} = any(${uuidArray(ids)})`))
    .orderBy(asc(practiceCards.id))
    .for('no key update');
}

const indiaDay = (column: SQL | typeof practiceCards.due | typeof practiceReviews.at) =>
  sql<string>`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The number of cards by the day on which they are due. */
export async function countByDueDay(
  db: Db,
  studentId: string,
  visible: VisibleTests,
  { filter, until }: { filter: CardFilter; until: Date },
) {
  return db
    .select({ day: indiaDay(practiceCards.due).as('day'), questions: count() })
    .from(practiceCards)
    .where(
      and(
        eq(practiceCards.studentId, studentId),
        lt(practiceCards.due, until),
        isVisibleCard(visible),
        matches(filter),
      ),
    )
    .groupBy(sql`day`);
}

/** Titles of papers, and how many corrections their tests have. */
export async function findPaperTitles(db: Db | Tx, ids: readonly string[]) {
  return db
    .select({ id: papers.id, ...paperTitles, correctionNumber: tests.correctionNumber })
    .from(papers)
    .innerJoin(tests, eq(tests.id, papers.testId))
    .where(sql`${papers.id} = any(${uuidArray(ids)})`);
}

export async function findSettings(db: Db | Tx, studentId: string): Promise<PracticeSettings> {
  const { minutesPerDay, daysPerWeek, examDay } = practiceSettings;
  const [row] = await db
    .select({ minutesPerDay, daysPerWeek, examDay })
    .from(practiceSettings)
    .where(eq(practiceSettings.studentId, studentId));
  return (
    row ?? {
      minutesPerDay: PRACTICE.defaultMinutes,
      daysPerWeek: PRACTICE.defaultDaysPerWeek,
      examDay: null,
    }
  );
}

export async function storeSettings(tx: Tx, studentId: string, settings: PracticeSettings): Promise<void> {
  await tx
    .insert(practiceSettings)
    .values({ studentId, ...settings })
    .onConflictDoUpdate({ target: practiceSettings.studentId, set: settings });
}

/** The formula of `getDue` in the contract, for all cards of the student. */
export async function rescheduleCards(tx: Tx, studentId: string, examDay: string | null): Promise<void> {
  const start = sql`(${examDay}::date::timestamp at time zone 'Asia/Kolkata')`;
  const daysLeft = sql`floor(extract(epoch from ${start} - last_review_at) / 86400)`;
  const dense = sql`case when ${daysLeft} <= ${DENSE_DAYS}::int
    then floor(scheduled_days * ${DENSE_FACTOR}::float8 + 0.5) else scheduled_days end`;
  const interval = sql`case when coalesce(${daysLeft}, 0) < 1 then scheduled_days
    else greatest(1, least(${dense}, ${daysLeft} - 1)) end`;
  await tx.execute(sql`update practice_cards
    set due = last_review_at + (${interval}) * interval '24 hours'
    where student_id = ${studentId} and last_review_at is not null`);
}

/** Practised questions and their seconds by day, since a time. */
export async function findPractisedDays(db: Db, studentId: string, since: Date) {
  return db
    .select({
      day: indiaDay(practiceReviews.at).as('day'),
      questions: count(),
      seconds: sql<number>`sum(${practiceReviews.seconds})::int`,
    })
    .from(practiceReviews)
    .where(and(isPractice(studentId), gte(practiceReviews.at, since)))
    .groupBy(sql`day`);
}

/**
 * The days of practice before a time, the earliest first. Looks up the first review of each day, because a student can have
 * hundreds of thousands of reviews.
 */
export async function findEarlierDays(db: Db, studentId: string, before: Date): Promise<string[]> {
  const firstReview = (since: SQL) => sql`(select at from practice_reviews
    where student_id = ${studentId} and not is_from_test and not is_undone
      and at >= ${since} and at < ${before.toISOString()}::timestamptz
    order by at limit 1)`;
  const nextDay = sql`(date_trunc('day', first_review.at, 'Asia/Kolkata') + interval '24 hours')`;
  const { rows } = await db.execute<{ day: string }>(sql`
    with recursive first_review(at) as (
      select ${firstReview(sql`'-infinity'::timestamptz`)}
      union all
      select ${firstReview(nextDay)} from first_review where first_review.at is not null)
    select ${indiaDay(sql`at`)} as day from first_review where at is not null order by at`);
  return rows.map(({ day }) => day);
}

const isPractice = (studentId: string) =>
  and(
    eq(practiceReviews.studentId, studentId),
    eq(practiceReviews.isFromTest, false),
    eq(practiceReviews.isUndone, false),
  );

const RECENT_REVIEWS = 100;

/** Returns the average time of the last reviews; null before the first one. */
export async function findAverageSeconds(db: Db, studentId: string): Promise<number | null> {
  const recent = db
    .select({ seconds: practiceReviews.seconds })
    .from(practiceReviews)
    .where(isPractice(studentId))
    .orderBy(desc(practiceReviews.at))
    .limit(RECENT_REVIEWS)
    .as('recent');
  const [row] = await db.select({ average: sql<number | null>`avg(${recent.seconds})::float8` }).from(recent);
  return row?.average ?? null;
}
