import type { NoticeKind } from '@sikhya/contract/notices.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { joinWantedChannel } from '../../database/wanted-channel.ts';
import { type AudiencePart, selectAudience } from './audience-queries.ts';
import { mayBeReminded } from './insert-queries.ts';
import { DIGEST_CLOSES_MINUTES, DIGEST_HOUR } from './rules.ts';

type AudienceCounts = { recipients: number; closed: number; withoutConsent: number };

/** How many students of an audience would get a notice now, and how many would be left out. */
export async function countAudience(
  db: Db,
  kind: NoticeKind,
  audience: Pick<AudiencePart, 'audience' | 'audienceId' | 'now' | 'protectsMinors'>,
): Promise<AudienceCounts> {
  const isOpen = sql`(p.blocked_at is null and p.erase_at is null)`;
  const isAllowed = mayBeReminded(kind, { at: audience.now, protectsMinors: audience.protectsMinors });
  const { rows } = await db.execute<AudienceCounts>(sql`
    select count(*) filter (where ${isOpen} and ${isAllowed})::int as recipients,
      count(*) filter (where not ${isOpen})::int as closed,
      count(*) filter (where ${isOpen} and not ${isAllowed})::int as "withoutConsent"
    from (${selectAudience({ ...audience, after: null, limit: null })}) r join students p on p.id = r.student_id`);
  return rows[0]!;
}

type ChannelCounts = { sent: number; waiting: number; failed: number };
export type MessageCounts = { inApp: number; read: number; email: ChannelCounts; push: ChannelCounts };

/**
 * Counts the notices of a message and their deliveries. Its mails and pushes are digests: one counts if it was sent
 * while the student had not read the message, and if the student wants messages on the channel.
 */
export async function countMessageFigures(db: Db, messageId: string): Promise<MessageCounts> {
  const digestDay = sql`((n.created_at at time zone 'Asia/Kolkata')
    + make_interval(hours => ${24 - DIGEST_HOUR}, mins => ${DIGEST_CLOSES_MINUTES}))::date`;
  const join = (alias: SQL, channel: 'email' | 'push') => {
    const wanted = joinWantedChannel(sql`n.student_id`, 'message', channel);
    return sql`${wanted.join} left join notice_deliveries ${alias}
      on ${alias}.student_id = n.student_id and ${alias}.channel = ${channel} and ${alias}.digest_day = ${digestDay}
      and ${wanted.isWanted} and (n.read_at is null or n.read_at > coalesce(${alias}.finished_at, '-infinity'))`;
  };
  const counts = (alias: SQL) => sql`json_build_object(
    'sent', count(*) filter (where ${alias}.state = 'sent'),
    'waiting', count(*) filter (where ${alias}.state = 'waiting' and n.read_at is null),
    'failed', count(*) filter (where ${alias}.state = 'dead'))`;
  const { rows } = await db.execute<MessageCounts>(sql`
    select count(*) filter (where n.is_in_app)::int as "inApp",
      count(*) filter (where n.is_in_app and n.read_at is not null)::int as read,
      ${counts(sql`mail`)} as email, ${counts(sql`push`)} as push
    from notices n ${join(sql`mail`, 'email')} ${join(sql`push`, 'push')}
    where n.kind = 'message' and n.cause = ${`message:${messageId}`}`);
  return rows[0]!;
}
