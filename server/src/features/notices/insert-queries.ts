import { type NoticeKind, REMINDER_KINDS } from '@sikhya/contract/notices.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { hasConsent } from '../../database/has-consent.ts';
import { newId } from '../../database/new-id.ts';
import { type NoticeData, notices } from '../../database/tables/notices.ts';
import { joinWantedChannel } from '../../database/wanted-channel.ts';
import type { SendTime } from './rules.ts';

export type NewNotice = { kind: NoticeKind; data: NoticeData; cause: string; at: Date };

/**
 * Makes ids like `newId`, in a statement that inserts many rows. Within the statement they ascend with the number of the
 * row, so each is added at the end of the index. Numbers have up to five hexadecimal digits.
 */
function numberedIds(at: Date): (number: SQL) => SQL {
  const id = newId(at.getTime());
  return (number) =>
    sql`(${`${id.slice(0, 18)}-8`} || lpad(to_hex(${number}), 5, '0') || ${id.slice(-10)})::uuid`;
}

/** Makes the id of a second row from an id of `numberedIds`. */
function newIdBeside(id: SQL, at: Date): SQL {
  return sql`(left(${id}::text, 26) || ${newId(at.getTime()).slice(-10)})::uuid`;
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

export type InsertRules = {
  /** Whether students without a consent get no reminders. */
  protectsMinors: boolean;
  /** Whether students are locked one by one. Otherwise the transaction prevents erasures, which is faster for many. */
  locksStudents: boolean;
  /**
   * Whether students who already have a notice with this cause, and digests that exist, are left out. Otherwise they make
   * the statement fail, which is faster.
   */
  skipsNotified: boolean;
};

/**
 * Inserts the notices of the recipients and their deliveries in one statement. Recipients who are blocked, have deleted
 * the account or may not be reminded are left out. Returns the number of recipients, the last of them, and the number of
 * notices that were added.
 */
export async function insertNotices(
  tx: Tx,
  recipients: SQL,
  { kind, data, cause, at }: NewNotice,
  { notBefore, digestDay }: SendTime,
  { protectsMinors, locksStudents, skipsNotified }: InsertRules,
) {
  const newNoticeId = numberedIds(at);
  const created = sql`${at.toISOString()}::timestamptz`;
  const app = joinWantedChannel(sql`r.student_id`, kind, 'app', isInBatch);
  const deliveries = (channel: 'email' | 'push', condition: SQL) => {
    const { join, isWanted } = joinWantedChannel(sql`a.student_id`, kind, channel, isInBatch);
    // a notice has one e-mail, so its id can be reused, which is faster than a second one
    const newDeliveryId = channel === 'email' ? sql`a.id` : newIdBeside(sql`a.id`, at);
    return sql`
    insert into notice_deliveries (id, student_id, channel, notice_id, digest_day, not_before)
    select ${newDeliveryId}, a.student_id, ${channel}, ${digestDay ? sql`null::uuid` : sql`a.id`}, ${digestDay}::date,
      ${notBefore.toISOString()}::timestamptz
    from added a ${join}
    where exists (select from notice_channels where channel = ${channel}) and ${condition} and ${isWanted}
    ${digestDay && skipsNotified ? sql`on conflict (student_id, channel, digest_day) where digest_day is not null do nothing` : sql``}`;
  };
  const { rows } = await tx.execute<{ recipients: number; last: string | null; added: number }>(sql`
    with recipient as materialized (select a.*, row_number() over () as number from (${recipients}) a),
    bounds as materialized (select (select student_id from recipient order by student_id limit 1) as first,
      (select student_id from recipient order by student_id desc limit 1) as last),
    added as (
      insert into notices (id, student_id, kind, data, cause, is_in_app, created_at)
      select ${newNoticeId(sql`r.number`)}, r.student_id, ${kind}, coalesce(r.data, ${JSON.stringify(data)}::jsonb),
        coalesce(r.cause, ${cause}), ${app.isWanted}, ${created}
      from recipient r join students p on p.id = r.student_id and ${isOpenFor(kind)}
        and ${mayBeReminded(kind, { at, protectsMinors })} ${app.join}
      where ${isInBatch(sql`p.id`)}
      ${locksStudents ? sql`for key share of p` : sql``}
      ${skipsNotified ? sql`on conflict (student_id, cause) where student_id is not null do nothing` : sql``}
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
