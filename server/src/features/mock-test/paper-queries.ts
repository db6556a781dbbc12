import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { prepared } from '../../database/prepared.ts';
import { chapters, courses } from '../../database/tables/courses.ts';

const courseSavedAt = prepared('course_saved_at', (db) =>
  db
    .select({ savedAt: courses.updatedAt })
    .from(chapters)
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .where(and(eq(chapters.id, sql.placeholder('chapterId')), eq(courses.id, sql.placeholder('courseId')))),
);

/** Returns when the course, and with it the chapter, was last saved; undefined if the course has no such chapter. */
export async function findSavedAt(db: Db, courseId: string, chapterId: string): Promise<Date | undefined> {
  const [row] = await courseSavedAt(db).execute({ courseId, chapterId });
  return row?.savedAt;
}

/** Selects the current questions of a chapter in the form of a paper; no row if the course has no such chapter. */
const selectCurrent = (courseId: string, chapterId: string) => sql`
  select chapter.id as chapter_id, chapter.course_id, chapter.title as chapter_title, course.title as course_title,
    chapter.odia ->> 'title' as odia_chapter_title, course.odia ->> 'title' as odia_course_title,
    (select jsonb_agg(
        jsonb_build_object('_id', q.id, 'question', q.question, 'imageId', q.image_id, 'options', q.options,
          'correctAnswer', q.correct_answer, 'explanation', q.explanation)
        -- without an Odia version, the hash is the same as before there were any
        || case when q.odia is null then '{}' else jsonb_build_object('odia', q.odia) end
        order by q.position)
      from questions q where q.chapter_id = chapter.id) as questions
  from chapters chapter join courses course on course.id = chapter.course_id
  where chapter.id = ${chapterId} and chapter.course_id = ${courseId}`;

const contentHash = sql`encode(sha256(convert_to(current.questions::text, 'UTF8')), 'hex')`;

/** Returns the id of the stored paper with the current questions. Compares only hashes, so that no questions are sent. */
export async function findPaper(db: Db, courseId: string, chapterId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with current as (${selectCurrent(courseId, chapterId)})
    select papers.id from current
    join papers on papers.test_id = current.chapter_id and papers.content_hash = ${contentHash}`);
  return rows[0]?.id;
}

/**
 * Stores the current questions of a chapter as a paper, unless a concurrent call did, and returns its id; undefined for a
 * chapter without questions. Locks the images, so that none can be deleted meanwhile.
 */
export async function storePaper(db: Db, courseId: string, chapterId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with current as (${selectCurrent(courseId, chapterId)}), test as (
      insert into tests (id, kind) select chapter_id, 'chapter' from current where questions is not null
      on conflict do nothing
    ), stored as (
      insert into papers (id, test_id, course_id, chapter_title, course_title, odia_chapter_title,
                          odia_course_title, content_hash, questions)
      select ${newId()}, chapter_id, course_id, chapter_title, course_title, odia_chapter_title,
             odia_course_title, ${contentHash}, questions
      from current where questions is not null
      on conflict (test_id, content_hash) do update set content_hash = excluded.content_hash
      returning id
    ), images as (
      select id from files where id in (
        select (question->>'imageId')::uuid from current, jsonb_array_elements(current.questions) question
      ) for key share
    ), linked as (
      insert into paper_images (paper_id, file_id) select stored.id, images.id from stored, images
      on conflict do nothing
    )
    select id from stored`);
  return rows[0]?.id;
}
