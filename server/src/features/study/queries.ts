import { and, asc, eq, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { odiaWithoutExplanation } from '../../database/odia-columns.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import {
  attempts,
  chapterVisits,
  progressResets,
  results,
  studyTime,
} from '../../database/tables/learning.ts';

const courseCard = prepared('course_card', (db) =>
  db
    .select(cardColumns)
    .from(courses)
    .where(eq(courses.id, sql.placeholder('courseId'))),
);

export async function findCourseCard(db: Db, courseId: string) {
  const [card] = await courseCard(db).execute({ courseId });
  return card;
}

const chapterByIndex = prepared('chapter_by_index', (db, within: 'course' | 'subject') => {
  const isInCourse = eq(chapters.courseId, sql.placeholder('courseId'));
  return db
    .select({
      chapter: chapters,
      subject: subjects,
      course: { title: courses.title, odia: courses.odia },
      pdf: { bytes: files.bytes, pages: files.pages, pagePicture: files.pagePicture },
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .leftJoin(files, eq(files.id, chapters.pdfId))
    .where(
      within === 'course'
        ? isInCourse
        : and(isInCourse, eq(subjects.position, sql.placeholder('subjectIndex'))),
    )
    .orderBy(asc(subjects.position), asc(chapters.position))
    .limit(1)
    .offset(sql.placeholder('chapterIndex'));
});

type ChapterIndexes = { courseId: string; chapterIndex: number; subjectIndex: number | undefined };

/** Without `subjectIndex`, `chapterIndex` counts the chapters of the whole course. */
export async function findChapterByIndex(db: Db, { courseId, chapterIndex, subjectIndex }: ChapterIndexes) {
  const query = chapterByIndex(db, subjectIndex === undefined ? 'course' : 'subject');
  const [row] = await query.execute({ courseId, chapterIndex, subjectIndex });
  return row;
}

const questionsOfChapter = prepared('questions_of_chapter', (db) =>
  db
    .select({
      id: questions.id,
      question: questions.question,
      imageId: questions.imageId,
      options: questions.options,
      odia: odiaWithoutExplanation,
    })
    .from(questions)
    .where(eq(questions.chapterId, sql.placeholder('chapterId')))
    .orderBy(asc(questions.position)),
);

/** Reads neither the right answers nor the explanations. */
export async function findQuestions(db: Db, chapterId: string) {
  return questionsOfChapter(db).execute({ chapterId });
}

export type VisitKey = { studentId: string; courseId: string; chapterId: string };

/**
 * Returns whether the chapter was opened, until when time was counted for the student in any chapter, and the last reports
 * of this one.
 */
export async function findVisit(tx: Tx, { studentId, courseId, chapterId }: VisitKey) {
  const { openedAt, reportedAt } = chapterVisits;
  const isSameCourse = eq(chapterVisits.courseId, courseId);
  const [row] = await tx
    .select({
      isOpen: sql<boolean>`coalesce(bool_or(${chapterVisits.chapterId} = ${chapterId}
        and ${openedAt} is not null), false)`,
      // a reset of another course does not keep earlier time in this one from being reported
      countedUntil:
        sql<Date | null>`coalesce(max(${reportedAt}) filter (where ${openedAt} is not null or ${isSameCourse}),
        max(${reportedAt}))`.mapWith(reportedAt),
      reportIds: sql<string[]>`coalesce((array_agg(to_jsonb(${chapterVisits.reportIds}))
        filter (where ${chapterVisits.chapterId} = ${chapterId}))[1], '[]')`,
    })
    .from(chapterVisits)
    .where(eq(chapterVisits.studentId, studentId));
  return row!;
}

type Visit = VisitKey & { openedAt: Date; reportedAt: Date; reportIds: string[] };

export async function storeVisit(tx: Tx, { openedAt, ...visit }: Visit): Promise<void> {
  await tx
    .insert(chapterVisits)
    .values({ ...visit, openedAt, firstOpenedAt: openedAt })
    .onConflictDoUpdate({
      target: [chapterVisits.studentId, chapterVisits.chapterId],
      set: {
        openedAt: sql`coalesce(${chapterVisits.openedAt}, excluded.opened_at)`,
        reportedAt: visit.reportedAt,
        reportIds: visit.reportIds,
      },
    });
}

export async function addMinutes(tx: Tx, key: VisitKey, day: string, minutes: number): Promise<void> {
  await tx
    .insert(studyTime)
    .values({ ...key, day, minutes })
    .onConflictDoUpdate({
      target: [studyTime.studentId, studyTime.chapterId, studyTime.day],
      set: { minutes: sql`${studyTime.minutes} + excluded.minutes` },
    });
}

/** Keeps the time at which each chapter was first opened, for the refund rule. */
export async function deleteProgress(tx: Tx, studentId: string, courseId: string, now: Date): Promise<void> {
  // attempts first: the delete waits for a concurrent hand-in, so that its result is deleted too
  for (const table of [attempts, results, studyTime]) {
    await tx.delete(table).where(and(eq(table.studentId, studentId), eq(table.courseId, courseId)));
  }
  await tx
    .update(chapterVisits)
    .set({ openedAt: null, reportedAt: now })
    .where(and(eq(chapterVisits.studentId, studentId), eq(chapterVisits.courseId, courseId)));
  await tx
    .insert(progressResets)
    .values({ studentId, courseId, resetAt: now })
    .onConflictDoUpdate({
      target: [progressResets.studentId, progressResets.courseId],
      set: { resetAt: now },
    });
}
