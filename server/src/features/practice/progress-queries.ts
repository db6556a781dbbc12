import { FORGETTING_CURVE } from '@sikhya/contract/practice-schedule.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { paperTitles } from '../../database/paper-titles.ts';
import { papers } from '../../database/tables/learning.ts';
import { practiceCards } from '../../database/tables/practice.ts';
import { isVisibleCard, type VisibleTests } from '../../database/visible-cards.ts';

const MAX_CHAPTERS = 200;

/** The cards of each chapter and exam, and the average share that the student still knows; a new card counts as 0. */
export async function findMastery(db: Db, studentId: string, visible: VisibleTests, now: Date) {
  const { factor, decay } = FORGETTING_CURVE;
  const days = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${practiceCards.lastReviewAt}) / 86400)`;
  const known = sql`coalesce(power(1 + ${factor}::float8 * ${days} / ${practiceCards.stability}, ${decay}::float8), 0)`;
  const chapters = db
    .select({
      testId: practiceCards.testId,
      courseId: sql<string | null>`min(${practiceCards.courseId}::text)`.as('own_course_id'),
      paperId:
        sql<string>`(array_agg(${practiceCards.paperId} order by ${practiceCards.paperUsedAt} desc))[1]`.as(
          'newest_paper_id',
        ),
      cards: count().as('cards'),
      known: sql<number>`avg(${known})::float8`.as('known'),
    })
    .from(practiceCards)
    .where(and(eq(practiceCards.studentId, studentId), isVisibleCard(visible)))
    .groupBy(practiceCards.testId)
    .as('chapters');
  return db
    .select({
      testId: chapters.testId,
      courseId: chapters.courseId,
      cards: chapters.cards,
      known: chapters.known,
      ...paperTitles,
    })
    .from(chapters)
    .innerJoin(papers, eq(papers.id, chapters.paperId))
    .orderBy(desc(chapters.cards), chapters.testId)
    .limit(MAX_CHAPTERS);
}
