import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { getReleaseTime } from '../../database/exam-release.ts';
import { noticeBroadcasts } from '../../database/tables/notices.ts';

type NewBroadcast = Pick<
  typeof noticeBroadcasts.$inferInsert,
  'kind' | 'data' | 'cause' | 'audience' | 'audienceId'
> & { at: Date };

export async function insertBroadcast(tx: Tx, { at, ...broadcast }: NewBroadcast): Promise<void> {
  await tx
    .insert(noticeBroadcasts)
    .values({ ...broadcast, createdAt: at })
    .onConflictDoNothing({ target: noticeBroadcasts.cause });
}

/** Returns undefined if every broadcast is finished or locked by another process. */
export async function lockBroadcast(tx: Tx) {
  const [row] = await tx
    .select()
    .from(noticeBroadcasts)
    .where(isNull(noticeBroadcasts.finishedAt))
    .orderBy(noticeBroadcasts.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function moveBroadcast(
  tx: Tx,
  id: string,
  { last, added, finishedAt }: { last: string | null; added: number; finishedAt: Date | null },
): Promise<void> {
  await tx
    .update(noticeBroadcasts)
    .set({
      // a finished broadcast names nobody
      lastStudentId: finishedAt ? null : last,
      total: sql`${noticeBroadcasts.total} + ${added}`,
      finishedAt,
    })
    .where(and(eq(noticeBroadcasts.id, id), isNull(noticeBroadcasts.finishedAt)));
}

type ExamEvent = { examId: string; kind: 'exam-coming' | 'exam-begins' | 'exam-results'; cause: string };

/** Exams that open soon or whose results came out, and that were not announced yet. A new opening time is a new cause. */
export async function findExamEvents(db: Db, now: Date): Promise<ExamEvent[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const opening = sql`x.id || ':' || extract(epoch from x.opens_at)::bigint`;
  const release = getReleaseTime(now, sql`x`);
  const { rows } = await db.execute<ExamEvent>(sql`
    select x.id as "examId", e.kind, e.cause
    from exams x, lateral (values
      ('exam-coming', 'exam-coming:' || ${opening},
        x.opens_at > ${at} + interval '1 hour' and x.opens_at <= ${at} + interval '24 hours'),
      ('exam-begins', 'exam-begins:' || ${opening},
        x.opens_at > ${at} and x.opens_at <= ${at} + interval '15 minutes'),
      ('exam-results', 'exam-results:' || x.id,
        ${release} <= ${at} and ${release} > ${at} - interval '2 days')
    ) as e (kind, cause, happens)
    where e.happens and (x.state = 'published' or x.state = 'archived' and e.kind = 'exam-results') and x.deleted_at is null and x.cancelled_at is null
      and not exists (select from notice_broadcasts b where b.cause = e.cause)`);
  return rows;
}
