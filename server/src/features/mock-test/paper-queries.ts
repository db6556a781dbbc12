import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { papers } from '../../database/tables/learning.ts';
import type { PaperQuestion } from './rules.ts';

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

/**
 * The paper that a chapter makes now; its id is null until the paper is stored. The questions are compared where
 * they lie: only the hash of them is looked at, and nothing but the id comes back.
 */
export async function findPaper(
  db: Db,
  courseId: string,
  chapterId: string,
): Promise<{ paperId: string | null; totalQuestions: number } | undefined> {
  const rows = await db.execute<{ paperId: string | null; totalQuestions: number }>(sql`
    with asked as (${askedNow(courseId, chapterId)})
    select papers.id as "paperId", coalesce(jsonb_array_length(asked.questions), 0) as "totalQuestions"
    from asked left join papers on papers.chapter_id = asked.chapter_id and papers.content_hash = ${contentHash}`);
  return rows[0];
}

/** Stores the paper that a chapter makes now, once however many do so together; undefined without questions. */
export async function storePaper(db: Db, courseId: string, chapterId: string): Promise<string | undefined> {
  const rows = await db.execute<{ id: string }>(sql`
    with asked as (${askedNow(courseId, chapterId)})
    insert into papers (id, chapter_id, course_id, chapter_title, course_title, content_hash, questions)
    select ${newId()}, chapter_id, course_id, chapter_title, course_title, ${contentHash}, questions
    from asked where questions is not null
    on conflict (chapter_id, content_hash) do update set content_hash = excluded.content_hash
    returning id`);
  return rows[0]?.id;
}

export async function readPaper(db: Db | Tx, paperId: string): Promise<PaperQuestion[]> {
  const [paper] = await db.select({ questions: papers.questions }).from(papers).where(eq(papers.id, paperId));
  return (paper?.questions ?? []) as PaperQuestion[];
}
