import { asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { hashTexts, toQuestionSearchKey } from '../../database/question-hashes.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';

export type CourseRow = typeof courses.$inferSelect;

/** The rows that store the content of one course, each list in its order within the parent. */
export type CourseRows = {
  course: Omit<CourseRow, 'state' | 'deletedAt' | 'isListed' | 'slug'>;
  subjects: (typeof subjects.$inferSelect)[];
  chapters: (typeof chapters.$inferSelect)[];
  questions: Omit<typeof questions.$inferSelect, 'textHash' | 'odiaTextHash' | 'searchKey'>[];
};

/** Reads the row of a course and locks it, so that the second of two concurrent changes sees what the first one stored. */
export async function lockCourseRow(tx: Tx, courseId: string): Promise<CourseRow | undefined> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update');
  return course;
}

export async function findCourseRow(db: Db, courseId: string): Promise<CourseRow | undefined> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  return course;
}

const {
  textHash: _textHash,
  odiaTextHash: _odiaTextHash,
  searchKey: _searchKey,
  ...questionColumns
} = getTableColumns(questions);

/** Reads the published content of a course; a draft has none. */
export async function findCourseRows(db: Db, course: CourseRow): Promise<CourseRows> {
  const { id: courseId } = course;
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
    .select(questionColumns)
    .from(questions)
    .innerJoin(chapters, eq(chapters.id, questions.chapterId))
    .where(eq(chapters.courseId, courseId))
    .orderBy(asc(questions.position));
  return { course, subjects: subjectRows, chapters: chapterRows, questions: questionRows };
}

/**
 * Inserts or updates the row of a course. Keeps the time of its creation and its slug, and leaves it in the bin if it
 * is there.
 */
export async function saveCourseRow(
  tx: Tx,
  course: CourseRows['course'] & Pick<CourseRow, 'state'>,
): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...changed } = course;
  await tx.insert(courses).values(course).onConflictDoUpdate({ target: courses.id, set: changed });
}

export async function setCourseState(
  tx: Tx,
  courseId: string,
  change: Partial<Pick<CourseRow, 'state' | 'deletedAt' | 'slug'>>,
): Promise<void> {
  await tx.update(courses).set(change).where(eq(courses.id, courseId));
}

/**
 * Makes the published course equal to the rows: inserts, updates what has changed and deletes what is not among them.
 * Each list is sent as one JSON value, because a statement with thousands of parameters would be too long.
 */
export async function saveCourseRows(tx: Tx, rows: CourseRows): Promise<void> {
  const courseId = rows.course.id;
  await saveCourseRow(tx, { ...rows.course, state: 'published' });
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
    insert into chapters as old (id, course_id, subject_id, position, title, description, odia, pdf_id, free_preview,
                                 total_questions)
    select id, "courseId", "subjectId", position, title, description, odia, "pdfId", "freePreview", "totalQuestions"
    from jsonb_to_recordset(${JSON.stringify(rows.chapters)}::jsonb)
      as new (id uuid, "courseId" uuid, "subjectId" uuid, position int, title text, description text,
              odia jsonb, "pdfId" uuid, "freePreview" boolean, "totalQuestions" int)
    on conflict (id) do update
      set subject_id = excluded.subject_id, position = excluded.position, title = excluded.title,
          description = excluded.description, odia = excluded.odia, pdf_id = excluded.pdf_id,
          free_preview = excluded.free_preview, total_questions = excluded.total_questions
      where (old.subject_id, old.position, old.title, old.description, old.odia, old.pdf_id, old.free_preview,
             old.total_questions)
        is distinct from (excluded.subject_id, excluded.position, excluded.title, excluded.description,
                          excluded.odia, excluded.pdf_id, excluded.free_preview, excluded.total_questions)`);
  await tx.execute(sql`
    insert into questions as old (id, chapter_id, position, question, image_id, options, correct_answer, explanation,
                                  odia, text_hash, odia_text_hash, search_key)
    select id, "chapterId", position, question, "imageId", array(select jsonb_array_elements_text(options)),
           "correctAnswer", explanation, odia, "textHash", "odiaTextHash", "searchKey"
    from jsonb_to_recordset(${JSON.stringify(rows.questions.map(withSearchColumns))}::jsonb)
      as new (id uuid, "chapterId" uuid, position int, question text, "imageId" uuid, options jsonb,
              "correctAnswer" smallint, explanation text, odia jsonb, "textHash" bigint, "odiaTextHash" bigint,
              "searchKey" text)
    on conflict (id) do update
      set chapter_id = excluded.chapter_id, position = excluded.position, question = excluded.question,
          image_id = excluded.image_id, options = excluded.options, correct_answer = excluded.correct_answer,
          explanation = excluded.explanation, odia = excluded.odia, text_hash = excluded.text_hash,
          odia_text_hash = excluded.odia_text_hash, search_key = excluded.search_key
      where (old.chapter_id, old.position, old.question, old.image_id, old.options, old.correct_answer,
             old.explanation, old.odia, old.text_hash, old.odia_text_hash, old.search_key)
        is distinct from (excluded.chapter_id, excluded.position, excluded.question, excluded.image_id,
                          excluded.options, excluded.correct_answer, excluded.explanation, excluded.odia,
                          excluded.text_hash, excluded.odia_text_hash, excluded.search_key)`);
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

const withSearchColumns = <Row extends Parameters<typeof hashTexts>[0]>(row: Row) => ({
  ...row,
  ...hashTexts(row),
  searchKey: toQuestionSearchKey(row),
});

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
    where new.id = old.test_id and old.course_id = ${courseId}
      and (old.chapter_title, old.course_title, old.odia_chapter_title, old.odia_course_title)
        is distinct from (new.chapter_title, new.course_title, new.odia_chapter_title, new.odia_course_title)`);
}

/** Deletes the course with its content. */
export async function removeCourse(tx: Tx, courseId: string): Promise<void> {
  await tx.delete(courses).where(eq(courses.id, courseId));
}

/** Returns the courses that were moved to the bin before this time. */
export async function findDeletedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(lt(courses.deletedAt, before))
    .orderBy(asc(courses.deletedAt));
  return rows.map(({ id }) => id);
}
