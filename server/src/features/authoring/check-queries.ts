import type { OdiaTexts } from '@sikhya/contract/odia-version.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { isAuthoredBy } from '../../database/own-courses.ts';

export type OtherCourse = { _id: string; title: string; odia: OdiaTexts | null };

/**
 * Returns another course outside the bin for each hash that its published questions have, in either version; null for
 * a course that is not by the author.
 */
export async function findHashesInOtherCourses(
  db: Db,
  courseId: string,
  hashes: string[],
  authorId: string | undefined,
): Promise<Map<string, OtherCourse | null>> {
  const mayRead = isAuthoredBy(authorId) ?? sql`true`;
  const { rows } = await db.execute<OtherCourse & { hash: string; mayRead: boolean }>(sql`
    with wanted as materialized (select unnest(${`{${hashes.join(',')}}`}::bigint[]) as hash),
    found as (
      select hash, chapter_id from wanted join questions on text_hash = hash
      union
      select hash, chapter_id from wanted join questions on odia_text_hash = hash
    )
    select distinct on (found.hash) found.hash::text as hash, courses.id as "_id", courses.title, courses.odia,
           ${mayRead} as "mayRead"
    from found
    join chapters on chapters.id = found.chapter_id
    join courses on courses.id = chapters.course_id
    where courses.id <> ${courseId} and courses.deleted_at is null
    order by found.hash, "mayRead" desc, courses.created_at, courses.id`);
  return new Map(
    rows.map(({ hash, mayRead: isReadable, _id, title, odia }) => [
      hash,
      isReadable ? { _id, title, odia } : null,
    ]),
  );
}
