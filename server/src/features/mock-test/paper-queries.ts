import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, courses } from '../../database/tables/courses.ts';
import { papers } from '../../database/tables/learning.ts';
import type { PaperQuestion } from './rules.ts';

const courseSavedAt = prepared((db) =>
  db
    .select({ savedAt: courses.updatedAt })
    .from(chapters)
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .where(and(eq(chapters.id, sql.placeholder('chapterId')), eq(courses.id, sql.placeholder('courseId'))))
    .prepare('course_saved_at'),
);

/** When the course was last saved, and with it its chapters; undefined where it has no such chapter. */
export async function findSavedAt(db: Db, courseId: string, chapterId: string): Promise<Date | undefined> {
  const [row] = await courseSavedAt(db).execute({ courseId, chapterId });
  return row?.savedAt;
}

/** What a chapter asks now, as a paper would hold it; no row where the course has no such chapter. */
const askedNow = (courseId: string, chapterId: string) => sql`
  select chapter.id as chapter_id, chapter.course_id, chapter.title as chapter_title, course.title as course_title,
    (select jsonb_agg(
        jsonb_build_object('_id', q.id, 'question', q.question, 'imageId', q.image_id, 'options', q.options,
          'correctAnswer', q.correct_answer, 'explanation', q.explanation)
        order by q.position)
      from questions q where q.chapter_id = chapter.id) as questions
  from chapters chapter join courses course on course.id = chapter.course_id
  where chapter.id = ${chapterId} and chapter.course_id = ${courseId}`;

const contentHash = sql`encode(sha256(convert_to(asked.questions::text, 'UTF8')), 'hex')`;

/** The stored paper that is what the chapter asks now. Only hashes are compared, and nothing but the id comes back. */
export async function findPaper(db: Db, courseId: string, chapterId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with asked as (${askedNow(courseId, chapterId)})
    select papers.id from asked
    join papers on papers.chapter_id = asked.chapter_id and papers.content_hash = ${contentHash}`);
  return rows[0]?.id;
}

/**
 * Stores the paper that a chapter makes now with its pictures, once however many do so together; undefined without
 * questions. The pictures are locked, so that none that is being deleted is named.
 */
export async function storePaper(db: Db, courseId: string, chapterId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with asked as (${askedNow(courseId, chapterId)}), stored as (
      insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
      select ${newId()}, chapter_id, course_id, chapter_title, course_title, ${contentHash}, questions
      from asked where questions is not null
      on conflict (chapter_id, content_hash) do update set content_hash = excluded.content_hash
      returning id
    ), images as (
      select id from files where id in (
        select (question->>'imageId')::uuid from asked, jsonb_array_elements(asked.questions) question
      ) for key share
    ), kept as (
      insert into paper_images (paper_id, file_id) select stored.id, images.id from stored, images
      on conflict do nothing
    )
    select id from stored`);
  return rows[0]?.id;
}

export async function readPaper(db: Db | Tx, paperId: string): Promise<PaperQuestion[]> {
  const [paper] = await db.select({ questions: papers.questions }).from(papers).where(eq(papers.id, paperId));
  return (paper?.questions ?? []) as PaperQuestion[];
}
