import { and, asc, eq, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db } from '../../database/database.ts';
import { isFreePreview } from '../../database/free-previews.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, courseSlugs, courses, questions, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';

const courseColumns = { ...cardColumns, updatedAt: courses.updatedAt };

const isListed = sql`${courses.isListed}`;

const listedCourse = prepared('listed_course', (db) =>
  db
    .select(courseColumns)
    .from(courses)
    .where(and(eq(courses.slug, sql.placeholder('slug')), isListed)),
);

const listedCourseByOldSlug = prepared('listed_course_by_old_slug', (db) =>
  db
    .select(courseColumns)
    .from(courseSlugs)
    .innerJoin(courses, eq(courses.id, courseSlugs.courseId))
    .where(and(eq(courseSlugs.slug, sql.placeholder('slug')), isListed)),
);

/** Returns the course of the catalogue that has the slug, or else the one that had it before. */
export async function findListedCourse(db: Db, slug: string) {
  const [current] = await listedCourse(db).execute({ slug });
  if (current) return current;
  const [renamed] = await listedCourseByOldSlug(db).execute({ slug });
  return renamed;
}

/** Returns a chapter that visitors may see in full. */
export async function findPreviewChapter(db: Db, slug: string, chapterId: string) {
  const [found] = await db
    .select({
      chapter: chapters,
      subject: { title: subjects.title, odia: subjects.odia },
      course: { id: courses.id, slug: courses.slug, title: courses.title, odia: courses.odia },
      pdf: { bytes: files.bytes, pages: files.pages },
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .leftJoin(files, eq(files.id, chapters.pdfId))
    .where(and(eq(chapters.id, chapterId), isFreePreview(slug)));
  return found;
}

/** The questions of a chapter with their right answers. */
export async function findQuestions(db: Db, chapterId: string) {
  return db
    .select({
      _id: questions.id,
      question: questions.question,
      imageId: questions.imageId,
      options: questions.options,
      correctAnswer: questions.correctAnswer,
      explanation: questions.explanation,
      odia: questions.odia,
    })
    .from(questions)
    .where(eq(questions.chapterId, chapterId))
    .orderBy(asc(questions.position));
}
