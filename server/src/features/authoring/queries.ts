import type { PdfInfo } from '@sikhya/contract/files.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isAuthoredBy } from '../../database/own-courses.ts';
import { chooseSearchCondition, limitCourses, searchCourses } from '../../database/search-courses.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { enrolments } from '../../database/tables/learning.ts';

export type CourseListing = {
  /** Normalised like the search columns; empty for all courses. */
  searchKey: string;
  /** Only the courses of this author. */
  authorId?: string | undefined;
  sortBy: 'title' | 'price' | 'createdAt';
  sortOrder: 'asc' | 'desc';
  limit: number;
  offset: number;
};

const SORT_COLUMN = { title: courses.titleKey, price: courses.pricePaise, createdAt: courses.createdAt };

export async function findCourses(
  db: Db,
  { searchKey, authorId, sortBy, sortOrder, limit, offset }: CourseListing,
) {
  const direction = sortOrder === 'asc' ? asc : desc;
  const order = [direction(SORT_COLUMN[sortBy]), direction(courses.id)];
  const kind = isAuthoredBy(authorId);
  if (searchKey !== '') return searchCourses(db, { searchKey, order, kind, limit, offset });
  return db
    .select(cardColumns)
    .from(courses)
    .where(kind)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const TOTALS = {
  totalCourses: count(),
  totalChapters: sql`coalesce(sum(${courses.totalChapters}), 0)`.mapWith(Number),
  totalQuestions: sql`coalesce(sum(${courses.totalQuestions}), 0)`.mapWith(Number),
};

export async function countCourses(db: Db, authorId?: string): Promise<number> {
  return db.$count(courses, isAuthoredBy(authorId));
}

/** Counts all courses, or at most `limit` of those that match a search. */
export async function countTotals(db: Db, searchKey: string, limit: number, authorId?: string) {
  const kind = isAuthoredBy(authorId);
  const [row] = await (searchKey === ''
    ? db.select(TOTALS).from(courses).where(kind)
    : db.select(TOTALS).from(limitCourses(db, limit, and(kind, await chooseSearchCondition(db, searchKey)))));
  return row!;
}

/** Counts the students of each course. A course without students is not in the map. */
export async function countEnrolled(db: Db, courseIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: enrolments.courseId, students: count() })
    .from(enrolments)
    .where(inArray(enrolments.courseId, courseIds))
    .groupBy(enrolments.courseId);
  return new Map(rows.map(({ courseId, students: enrolled }) => [courseId, enrolled]));
}

/** The rows that store one course, each list in its order within the parent. */
export type CourseRows = {
  course: typeof courses.$inferSelect;
  subjects: (typeof subjects.$inferSelect)[];
  chapters: (typeof chapters.$inferSelect)[];
  questions: (typeof questions.$inferSelect)[];
};

export async function lockCourse(tx: Tx, courseId: string): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
}

export async function findCourseRows(db: Db, courseId: string): Promise<CourseRows | undefined> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (!course) return undefined;
  // One after another, because in a transaction they share a connection.
  const subjectRows = await db
    .select()
    .from(subjects)
    .where(eq(subjects.courseId, courseId))
    .orderBy(asc(subjects.position));
  const chapterRows = await db
    .select()
    .from(chapters)
    .where(eq(chapters.courseId, courseId))
    .orderBy(asc(chapters.position));
  const questionRows = await db
    .select(getTableColumns(questions))
    .from(questions)
    .innerJoin(chapters, eq(chapters.id, questions.chapterId))
    .where(eq(chapters.courseId, courseId))
    .orderBy(asc(questions.position));
  return { course, subjects: subjectRows, chapters: chapterRows, questions: questionRows };
}

/**
 * Makes the stored course equal to the rows: inserts, updates what has changed and deletes what is not among them.
 * Each list is sent as one JSON value, because a statement with thousands of parameters would be too long.
 */
export async function saveCourseRows(tx: Tx, rows: CourseRows): Promise<void> {
  const { id: courseId, createdAt: _, ...changed } = rows.course;
  await tx.insert(courses).values(rows.course).onConflictDoUpdate({ target: courses.id, set: changed });
  await tx.execute(sql`
    insert into subjects as old (id, course_id, position, title, description, odia)
    select id, "courseId", position, title, description, odia
    from jsonb_to_recordset(${JSON.stringify(rows.subjects)}::jsonb)
      as new (id uuid, "courseId" uuid, position int, title text, description text, odia jsonb)
    on conflict (id) do update
      set position = excluded.position, title = excluded.title, description = excluded.description,
          odia = excluded.odia
      where (old.position, old.title, old.description, old.odia)
        is distinct from (excluded.position, excluded.title, excluded.description, excluded.odia)`);
  await tx.execute(sql`
    insert into chapters as old (id, course_id, subject_id, position, title, description, odia, pdf_id, total_questions)
    select id, "courseId", "subjectId", position, title, description, odia, "pdfId", "totalQuestions"
    from jsonb_to_recordset(${JSON.stringify(rows.chapters)}::jsonb)
      as new (id uuid, "courseId" uuid, "subjectId" uuid, position int, title text, description text,
              odia jsonb, "pdfId" uuid, "totalQuestions" int)
    on conflict (id) do update
      set subject_id = excluded.subject_id, position = excluded.position, title = excluded.title,
          description = excluded.description, odia = excluded.odia, pdf_id = excluded.pdf_id,
          total_questions = excluded.total_questions
      where (old.subject_id, old.position, old.title, old.description, old.odia, old.pdf_id, old.total_questions)
        is distinct from (excluded.subject_id, excluded.position, excluded.title, excluded.description,
                          excluded.odia, excluded.pdf_id, excluded.total_questions)`);
  await tx.execute(sql`
    insert into questions as old (id, chapter_id, position, question, image_id, options, correct_answer, explanation,
                                  odia)
    select id, "chapterId", position, question, "imageId", array(select jsonb_array_elements_text(options)),
           "correctAnswer", explanation, odia
    from jsonb_to_recordset(${JSON.stringify(rows.questions)}::jsonb)
      as new (id uuid, "chapterId" uuid, position int, question text, "imageId" uuid, options jsonb,
              "correctAnswer" smallint, explanation text, odia jsonb)
    on conflict (id) do update
      set chapter_id = excluded.chapter_id, position = excluded.position, question = excluded.question,
          image_id = excluded.image_id, options = excluded.options, correct_answer = excluded.correct_answer,
          explanation = excluded.explanation, odia = excluded.odia
      where (old.chapter_id, old.position, old.question, old.image_id, old.options, old.correct_answer,
             old.explanation, old.odia)
        is distinct from (excluded.chapter_id, excluded.position, excluded.question, excluded.image_id,
                          excluded.options, excluded.correct_answer, excluded.explanation, excluded.odia)`);
  // deleted last, because deleting a parent first would also delete the children that have moved away from it
  await tx.execute(sql`
    delete from questions using chapters
    where chapters.id = questions.chapter_id and chapters.course_id = ${courseId}
      and questions.id <> all(${toIdArray(rows.questions.map(({ id }) => id))}::uuid[])`);
  await tx.execute(sql`
    delete from chapters where course_id = ${courseId} and id <> all(${toIdArray(rows.chapters.map(({ id }) => id))}::uuid[])`);
  await tx.execute(sql`
    delete from subjects where course_id = ${courseId} and id <> all(${toIdArray(rows.subjects.map(({ id }) => id))}::uuid[])`);
}

const toIdArray = (ids: string[]): string => `{${ids.join(',')}}`;

/** Papers keep the last titles of their chapter, so that a student's history can show them after it is deleted. */
export async function retitlePapers(tx: Tx, courseId: string): Promise<void> {
  await tx.execute(sql`
    update papers as old
    set (chapter_title, course_title, odia_chapter_title, odia_course_title)
      = (new.chapter_title, new.course_title, new.odia_chapter_title, new.odia_course_title)
    from (
      select chapters.id, chapters.title as chapter_title, courses.title as course_title,
             chapters.odia ->> 'title' as odia_chapter_title, courses.odia ->> 'title' as odia_course_title
      from chapters join courses on courses.id = chapters.course_id
      where courses.id = ${courseId}
    ) as new
    where new.id = old.chapter_id and old.course_id = ${courseId}
      and (old.chapter_title, old.course_title, old.odia_chapter_title, old.odia_course_title)
        is distinct from (new.chapter_title, new.course_title, new.odia_chapter_title, new.odia_course_title)`);
}

/**
 * Deletes the course with its content and its enrolments. Locks students before their enrolments, as the removal of a
 * single enrolment does, so that the two cannot deadlock.
 */
export async function removeCourse(tx: Tx, courseId: string): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from students where id in (select student_id from enrolments where course_id = ${courseId})
      order by id for no key update
    ) locked`);
  await tx.execute(sql`
    with removed as (delete from enrolments where course_id = ${courseId} returning student_id)
    update students set total_enrolments = total_enrolments - 1 from removed where id = removed.student_id`);
  await tx.delete(courses).where(eq(courses.id, courseId));
}

/** What is stored about a file; `pages` and `searchable` are null for a picture. */
export type FileInfo = PdfInfo;

const FILE_INFO = {
  name: files.originalName,
  size: files.bytes,
  pages: files.pages,
  searchable: files.searchable,
};

/** Returns the files that exist, by id. */
export async function findFiles(db: Db | Tx, ids: string[]): Promise<Map<string, FileInfo>> {
  if (ids.length === 0) return new Map();
  const isWanted = sql`${files.id} = any(${toIdArray(ids)}::uuid[])`;
  const rows = await db.select({ id: files.id, info: FILE_INFO }).from(files).where(isWanted);
  return new Map(rows.map(({ id, info }) => [id, info]));
}
