import {
  isOnByDefault,
  NOTICE_RULES,
  type NoticeChannel,
  type NoticeKind,
  REMINDER_KINDS,
} from '@sikhya/contract/notices.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { hasConsent } from '../../database/has-consent.ts';
import { newId } from '../../database/new-id.ts';
import { type NoticeData, noticeBroadcasts, notices } from '../../database/tables/notices.ts';
import type { SendTime } from './rules.ts';

export type NewNotice = { kind: NoticeKind; data: NoticeData; cause: string; at: Date };

/** Makes ids like `newId`, in a statement that inserts many rows. */
function newIds(at: Date): SQL {
  const prefix = newId(at.getTime()).slice(0, 15);
  return sql`(${prefix} || substr(gen_random_uuid()::text, 16))::uuid`;
}

/** Whether the student wants notices of the kind on the channel. */
export function wants(studentId: SQL, kind: NoticeKind, channel: NoticeChannel): SQL {
  const { group } = NOTICE_RULES[kind];
  return sql`coalesce((select s.is_on from notice_settings s where s.student_id = ${studentId}
    and s."group" = ${group} and s.channel = ${channel}), ${isOnByDefault(group, channel)})`;
}

/** A breach concerns people who are blocked or have deleted the account too. `p` is the alias of the students. */
const isOpenFor = (kind: NoticeKind): SQL =>
  kind === 'breach' ? sql`true` : sql`p.blocked_at is null and p.erase_at is null`;

type ConsentRule = { at: Date; protectsMinors: boolean };

/** `p` is the alias of the students. */
export const mayBeReminded = (kind: NoticeKind, { at, protectsMinors }: ConsentRule): SQL =>
  protectsMinors && REMINDER_KINDS.includes(kind) ? hasConsent(sql`p`, at) : sql`true`;

export const oneStudent = (studentId: string): SQL =>
  sql`select ${studentId}::uuid as student_id, null::jsonb as data, null::text as cause`;

/** Lets the planner read this range of students, and of their settings, instead of all of them for each batch. */
const isInBatch = (studentId: SQL): SQL =>
  sql`${studentId} >= (select first from bounds) and ${studentId} <= (select last from bounds)`;

/** Joins what the student has switched on or off, if anything; `isOn` is whether the channel is wanted. */
function joinSetting(studentId: SQL, kind: NoticeKind, channel: NoticeChannel) {
  const { group } = NOTICE_RULES[kind];
  const setting = sql.identifier(`${channel}_setting`);
  return {
    join: sql`left join notice_settings ${setting} on ${setting}.student_id = ${studentId}
      and ${setting}."group" = ${group} and ${setting}.channel = ${channel} and ${isInBatch(sql`${setting}.student_id`)}`,
    isOn: sql`coalesce(${setting}.is_on, ${isOnByDefault(group, channel)}::boolean)`,
  };
}

/**
 * Inserts the notices of the recipients and what is to be sent, in one statement. Left out are recipients who were told
 * of the cause, who are blocked or have deleted the account, and who may not be reminded. Returns how many recipients
 * there were, the last of them, and how many were told.
 */
export async function insertNotices(
  tx: Tx,
  recipients: SQL,
  { kind, data, cause, at }: NewNotice,
  { notBefore, digestDay }: SendTime,
  { protectsMinors }: { protectsMinors: boolean },
) {
  const id = newIds(at);
  const created = sql`${at.toISOString()}::timestamptz`;
  const app = joinSetting(sql`r.student_id`, kind, 'app');
  const deliveries = (channel: 'email' | 'push', condition: SQL) => {
    const { join, isOn } = joinSetting(sql`a.student_id`, kind, channel);
    // a notice has one e-mail, so its id can be reused, which is faster than a random one
    const newDeliveryId = channel === 'email' ? sql`a.id` : id;
    return sql`
    insert into notice_deliveries (id, student_id, channel, notice_id, digest_day, not_before)
    select ${newDeliveryId}, a.student_id, ${channel}, ${digestDay ? sql`null::uuid` : sql`a.id`}, ${digestDay}::date,
      ${notBefore.toISOString()}::timestamptz
    from added a ${join}
    where exists (select from notice_channels where channel = ${channel}) and ${condition} and ${isOn}
    ${digestDay ? sql`on conflict (student_id, channel, digest_day) where digest_day is not null do nothing` : sql``}`;
  };
  const { rows } = await tx.execute<{ recipients: number; last: string | null; added: number }>(sql`
    with recipient as materialized (${recipients}),
    bounds as materialized (select (select student_id from recipient order by student_id limit 1) as first,
      (select student_id from recipient order by student_id desc limit 1) as last),
    added as (
      insert into notices (id, student_id, kind, data, cause, is_in_app, created_at)
      select ${id}, r.student_id, ${kind}, coalesce(r.data, ${JSON.stringify(data)}::jsonb),
        coalesce(r.cause, ${cause}), ${app.isOn}, ${created}
      from recipient r join students p on p.id = r.student_id and ${isOpenFor(kind)}
        and ${mayBeReminded(kind, { at, protectsMinors })} ${app.join}
      where ${isInBatch(sql`p.id`)}
      -- nobody is erased while the notice is written
      for key share of p
      on conflict (student_id, cause) where student_id is not null do nothing
      returning id, student_id
    ),
    mails as (${deliveries('email', sql`true`)}),
    pushes as (${deliveries(
      'push',
      sql`a.student_id in (select p.student_id from push_subscriptions p where ${isInBatch(sql`p.student_id`)})`,
    )})
    select (select count(*)::int from recipient) as recipients, (select count(*)::int from added) as added,
      (select last from bounds) as last`);
  return rows[0]!;
}

export async function insertAdminNotice(
  tx: Tx,
  adminId: string,
  { kind, data, cause, at }: NewNotice,
): Promise<void> {
  await tx
    .insert(notices)
    .values({ id: newId(at.getTime()), adminId, kind, data, cause, createdAt: at })
    .onConflictDoNothing();
}

export type NewBroadcast = NewNotice & { audience: string; audienceId: string | null };

export async function insertBroadcast(tx: Tx, { at, ...broadcast }: NewBroadcast): Promise<void> {
  await tx
    .insert(noticeBroadcasts)
    .values({ ...broadcast, createdAt: at })
    .onConflictDoNothing({ target: noticeBroadcasts.cause });
}

/** Returns undefined if every broadcast is finished or in the hands of another process. */
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

/** Exams that open soon or whose results came out, and of which nobody was told yet. A new opening time is a new cause. */
export async function findExamEvents(db: Db, now: Date): Promise<ExamEvent[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const opening = sql`x.id || ':' || extract(epoch from x.opens_at)::bigint`;
  const { rows } = await db.execute<ExamEvent>(sql`
    select x.id as "examId", e.kind, e.cause
    from exams x, lateral (values
      ('exam-coming', 'exam-coming:' || ${opening},
        x.opens_at > ${at} + interval '1 hour' and x.opens_at <= ${at} + interval '24 hours'),
      ('exam-begins', 'exam-begins:' || ${opening},
        x.opens_at > ${at} and x.opens_at <= ${at} + interval '15 minutes'),
      ('exam-results', 'exam-results:' || x.id,
        x.release_at <= ${at} and x.release_at > ${at} - interval '2 days')
    ) as e (kind, cause, happens)
    where e.happens and x.state <> 'draft' and x.deleted_at is null and x.cancelled_at is null
      and not exists (select from notice_broadcasts b where b.cause = e.cause)`);
  return rows;
}
