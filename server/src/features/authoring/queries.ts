import type { PdfInfo } from '@sikhya/contract/files.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { cardColumns } from '../../database/card-columns.ts';
import type { Db, Tx } from '../../database/database.ts';
import { matching, searchCourses, upTo } from '../../database/search-courses.ts';
import { chapters, courses, questions, subjects } from '../../database/tables/courses.ts';
import { files } from '../../database/tables/files.ts';
import { enrolments, papers } from '../../database/tables/learning.ts';

export type CourseListing = {
  /** Folded as search columns are; empty for all. */
  searchKey: string;
  sortBy: 'title' | 'price' | 'createdAt';
  sortOrder: 'asc' | 'desc';
  limit: number;
  offset: number;
};

const SORT_COLUMN = { title: courses.titleKey, price: courses.pricePaise, createdAt: courses.createdAt };

export async function findCourses(db: Db, { searchKey, sortBy, sortOrder, limit, offset }: CourseListing) {
  const direction = sortOrder === 'asc' ? asc : desc;
  const order = [direction(SORT_COLUMN[sortBy]), direction(courses.id)];
  if (searchKey !== '') return searchCourses(db, { searchKey, order, limit, offset });
  return db
    .select(cardColumns)
    .from(courses)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const content = {
  totalCourses: count(),
  totalChapters: sql`coalesce(sum(${courses.totalChapters}), 0)`.mapWith(Number),
  totalQuestions: sql`coalesce(sum(${courses.totalQuestions}), 0)`.mapWith(Number),
};

export async function countCourses(db: Db): Promise<number> {
  return db.$count(courses);
}

/** How much there is in all, or in what fits a search, of which no more than `most` courses are counted. */
export async function countContent(db: Db, searchKey: string, most: number) {
  const [row] = await (searchKey === ''
    ? db.select(content).from(courses)
    : db.select(content).from(upTo(db, most, await matching(db, searchKey))));
  return row!;
}

/** How many students have each of the courses; a course that nobody has is not in the map. */
export async function countEnrolled(db: Db, courseIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: enrolments.courseId, students: count() })
    .from(enrolments)
    .where(inArray(enrolments.courseId, courseIds))
    .groupBy(enrolments.courseId);
  return new Map(rows.map(({ courseId, students: enrolled }) => [courseId, enrolled]));
}

export type CourseRow = typeof courses.$inferSelect;
type QuestionRow = typeof questions.$inferSelect;
type ChapterTree = typeof chapters.$inferSelect & { pdfInfo: PdfInfo | null; questions: QuestionRow[] };
export type SubjectTree = typeof subjects.$inferSelect & { chapters: ChapterTree[] };

/** Locked, so that of two saves at once the second sees what the first has stored. */
export async function lockCourse(tx: Tx, courseId: string): Promise<CourseRow | undefined> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId)).for('update');
  return course;
}

export async function findCourse(db: Db, courseId: string): Promise<CourseRow | undefined> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  return course;
}

const PDF_INFO = {
  name: files.originalName,
  size: files.bytes,
  pages: files.pages,
  searchable: files.searchable,
};

/** Everything in a course, in its order: three queries, whatever its size. */
export async function findTree(db: Db, courseId: string): Promise<SubjectTree[]> {
  const inCourse = eq(chapters.courseId, courseId);
  const [subjectRows, chapterRows, questionRows] = await Promise.all([
    db.select().from(subjects).where(eq(subjects.courseId, courseId)).orderBy(asc(subjects.position)),
    db
      .select({ ...getTableColumns(chapters), pdfInfo: PDF_INFO })
      .from(chapters)
      .leftJoin(files, eq(files.id, chapters.pdfId))
      .where(inCourse)
      .orderBy(asc(chapters.position)),
    db
      .select({ question: questions })
      .from(questions)
      .innerJoin(chapters, eq(chapters.id, questions.chapterId))
      .where(inCourse)
      .orderBy(asc(questions.position)),
  ]);
  const questionsOf = Map.groupBy(
    questionRows.map((row) => row.question),
    (question) => question.chapterId,
  );
  const chaptersOf = Map.groupBy(chapterRows, (chapter) => chapter.subjectId);
  return subjectRows.map((subject) => ({
    ...subject,
    chapters: (chaptersOf.get(subject.id) ?? []).map((chapter) => ({
      ...chapter,
      questions: questionsOf.get(chapter.id) ?? [],
    })),
  }));
}

export async function storeCourse(
  tx: Tx,
  course: typeof courses.$inferInsert & { id: string },
): Promise<void> {
  const { id, createdAt: _, ...changed } = course;
  await tx.insert(courses).values(course).onConflictDoUpdate({ target: courses.id, set: changed });
}

type Rows = {
  subjects: (typeof subjects.$inferInsert & { id: string })[];
  chapters: (typeof chapters.$inferInsert & { id: string })[];
  questions: (typeof questions.$inferInsert & { id: string })[];
};

/**
 * Makes the content of a course what the rows say. What is not among them goes, what has not changed is not written,
 * and each table takes its rows as one JSON value: a statement with thousands of parameters would be too long.
 */
export async function storeTree(tx: Tx, courseId: string, rows: Rows): Promise<void> {
  await tx.execute(sql`
    insert into subjects as old (id, course_id, position, title, description)
    select id, "courseId", position, title, description
    from jsonb_to_recordset(${JSON.stringify(rows.subjects)}::jsonb)
      as new (id uuid, "courseId" uuid, position int, title text, description text)
    on conflict (id) do update
      set position = excluded.position, title = excluded.title, description = excluded.description
      where (old.position, old.title, old.description)
        is distinct from (excluded.position, excluded.title, excluded.description)`);
  await tx.execute(sql`
    insert into chapters as old (id, course_id, subject_id, position, title, description, pdf_id, total_questions)
    select id, "courseId", "subjectId", position, title, description, "pdfId", "totalQuestions"
    from jsonb_to_recordset(${JSON.stringify(rows.chapters)}::jsonb)
      as new (id uuid, "courseId" uuid, "subjectId" uuid, position int, title text, description text,
              "pdfId" uuid, "totalQuestions" int)
    on conflict (id) do update
      set subject_id = excluded.subject_id, position = excluded.position, title = excluded.title,
          description = excluded.description, pdf_id = excluded.pdf_id, total_questions = excluded.total_questions
      where (old.subject_id, old.position, old.title, old.description, old.pdf_id, old.total_questions)
        is distinct from (excluded.subject_id, excluded.position, excluded.title, excluded.description,
                          excluded.pdf_id, excluded.total_questions)`);
  await tx.execute(sql`
    insert into questions as old (id, chapter_id, position, question, image_id, options, correct_answer, explanation)
    select id, "chapterId", position, question, "imageId", array(select jsonb_array_elements_text(options)),
           "correctAnswer", explanation
    from jsonb_to_recordset(${JSON.stringify(rows.questions)}::jsonb)
      as new (id uuid, "chapterId" uuid, position int, question text, "imageId" uuid, options jsonb,
              "correctAnswer" smallint, explanation text)
    on conflict (id) do update
      set chapter_id = excluded.chapter_id, position = excluded.position, question = excluded.question,
          image_id = excluded.image_id, options = excluded.options, correct_answer = excluded.correct_answer,
          explanation = excluded.explanation
      where (old.chapter_id, old.position, old.question, old.image_id, old.options, old.correct_answer, old.explanation)
        is distinct from (excluded.chapter_id, excluded.position, excluded.question, excluded.image_id,
                          excluded.options, excluded.correct_answer, excluded.explanation)`);
  // only now: what has moved elsewhere must not go with the place that it has left
  await tx.execute(sql`
    delete from questions using chapters
    where chapters.id = questions.chapter_id and chapters.course_id = ${courseId}
      and questions.id <> all(${idArray(rows.questions)}::uuid[])`);
  await tx.execute(sql`
    delete from chapters where course_id = ${courseId} and id <> all(${idArray(rows.chapters)}::uuid[])`);
  await tx.execute(sql`
    delete from subjects where course_id = ${courseId} and id <> all(${idArray(rows.subjects)}::uuid[])`);
}

const idArray = (rows: { id: string }[]): string => `{${rows.map(({ id }) => id).join(',')}}`;

/** The history speaks of a chapter by the title it has now, and later by the last one it had. */
export async function retitlePapers(tx: Tx, courseId: string, courseTitle: string): Promise<void> {
  await tx
    .update(papers)
    .set({ chapterTitle: sql`${chapters.title}`, courseTitle })
    .from(chapters)
    .where(
      and(
        eq(chapters.id, papers.chapterId),
        eq(papers.courseId, courseId),
        sql`(${papers.chapterTitle}, ${papers.courseTitle}) is distinct from (${chapters.title}, ${courseTitle})`,
      ),
    );
}

/**
 * With the course go its content and its enrolments. Students are locked before their enrolments, as by whoever takes a
 * course from one of them; only enrolments that were still there are counted.
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

/** Which of the files there are. */
export async function knownFiles(db: Db | Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const among = sql`${files.id} = any(${idArray(ids.map((id) => ({ id })))}::uuid[])`;
  const rows = await db.select({ id: files.id }).from(files).where(among);
  return new Set(rows.map(({ id }) => id));
}
