import type { NoticeGroup } from '@sikhya/contract/notices.ts';
import { and, asc, eq, inArray, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { hasConsent } from '../../database/has-consent.ts';
import {
  type LetterKind,
  noticeChannels,
  noticeDeliveries,
  noticeSettings,
} from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { getBurst, refillTokens } from './rules.ts';

export type Channel = 'email' | 'push';
export type DeliveryRow = typeof noticeDeliveries.$inferSelect;

/** Opens the channels with their rates and closes all others, so that no delivery is written for them. */
export async function setChannels(
  db: Db,
  channels: readonly { channel: Channel; perMinute: number }[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const open = channels.map(({ channel }) => channel);
    await tx.delete(noticeChannels).where(open.length ? notInArray(noticeChannels.channel, open) : undefined);
    for (const { channel, perMinute } of channels) {
      await tx
        .insert(noticeChannels)
        .values({ channel, perMinute, tokens: getBurst(perMinute), refilledAt: now })
        .onConflictDoUpdate({ target: noticeChannels.channel, set: { perMinute } });
    }
  });
}

const isDue = (channel: Channel, now: Date) =>
  and(
    eq(noticeDeliveries.channel, channel),
    eq(noticeDeliveries.state, 'waiting'),
    lte(noticeDeliveries.notBefore, now),
  );

/** Whether there is anything to send, without a lock. */
export async function hasDue(db: Db, channel: Channel, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(isDue(channel, now))
    .limit(1);
  return rows.length > 0;
}

/**
 * Takes deliveries that are due, as many as the rate of all processes allows. Nobody else takes them until the lease has
 * ended.
 */
export async function claimDeliveries(
  db: Db,
  channel: Channel,
  { now, leaseMs, max }: { now: Date; leaseMs: number; max: number },
): Promise<DeliveryRow[]> {
  return inTransaction(db, async (tx) => {
    const [open] = await tx
      .select()
      .from(noticeChannels)
      .where(eq(noticeChannels.channel, channel))
      .for('update');
    if (!open) return [];
    const tokens = refillTokens(open, now);
    const claimed = await takeDue(tx, channel, { now, leaseMs, limit: Math.min(max, Math.floor(tokens)) });
    await tx
      .update(noticeChannels)
      .set({ tokens: tokens - claimed.length, refilledAt: now })
      .where(eq(noticeChannels.channel, channel));
    return claimed;
  });
}

/** In two statements: as a subquery of the update, PostgreSQL may run the limited selection several times. */
async function takeDue(
  tx: Tx,
  channel: Channel,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<DeliveryRow[]> {
  if (limit < 1) return [];
  const due = await tx
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(isDue(channel, now))
    .orderBy(asc(noticeDeliveries.notBefore))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  return tx
    .update(noticeDeliveries)
    .set({ notBefore: new Date(now.getTime() + leaseMs) })
    .where(inArray(noticeDeliveries.id, ids))
    .returning();
}

export async function finishDelivery(
  db: Db,
  id: string,
  state: 'sent' | 'skipped' | 'dead',
  { at, tries, lastError = null }: { at: Date; tries: number; lastError?: string | null },
): Promise<void> {
  await db
    .update(noticeDeliveries)
    .set({ state, tries, lastError, finishedAt: at })
    .where(and(eq(noticeDeliveries.id, id), eq(noticeDeliveries.state, 'waiting')));
}

/** Lets a delivery wait longer, after a failure or because of quiet hours. */
export async function postponeDelivery(
  db: Db,
  id: string,
  values: { notBefore: Date; tries?: number; lastError?: string },
): Promise<void> {
  await db
    .update(noticeDeliveries)
    .set(values)
    .where(and(eq(noticeDeliveries.id, id), eq(noticeDeliveries.state, 'waiting')));
}

export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number];

export async function findRecipients(db: Db, studentIds: string[]) {
  return db
    .select({
      id: students.id,
      name: students.name,
      email: students.email,
      language: students.language,
      digits: students.digits,
      blockedAt: students.blockedAt,
      eraseAt: students.eraseAt,
    })
    .from(students)
    .where(inArray(students.id, studentIds));
}

/** Those of the students who may not be reminded, because a consent is missing. */
export async function findWithoutConsent(db: Db, studentIds: string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(inArray(students.id, studentIds), sql`not ${hasConsent(sql`students`, now)}`));
  return rows.map(({ id }) => id);
}

/** Returns what the students have switched on or off. */
export async function findSettings(db: Db, studentIds: string[]) {
  return db.select().from(noticeSettings).where(inArray(noticeSettings.studentId, studentIds));
}

export async function storeSettings(
  db: Db,
  rows: { studentId: string; group: NoticeGroup; channel: 'app' | Channel; isOn: boolean }[],
): Promise<void> {
  await db
    .insert(noticeSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeSettings.studentId, noticeSettings.group, noticeSettings.channel],
      set: { isOn: sql`excluded.is_on` },
    });
}

/** Queues an e-mail to somebody who may have no account, if this server sends e-mails. The same letter is queued once. */
export async function queueLetter(
  tx: Tx,
  {
    kind,
    letterId,
    studentId,
    at,
  }: { kind: LetterKind; letterId: string; studentId: string | null; at: Date },
): Promise<void> {
  const [open] = await tx.select().from(noticeChannels).where(eq(noticeChannels.channel, 'email'));
  if (!open || !(await lockRecipient(tx, studentId))) return;
  await tx
    .insert(noticeDeliveries)
    .values({ channel: 'email', letterKind: kind, letterId, studentId, notBefore: at })
    .onConflictDoNothing();
}

/** Locks the student against an erasure. Returns false if the student is erased already. */
async function lockRecipient(tx: Tx, studentId: string | null): Promise<boolean> {
  if (studentId === null) return true;
  const rows = await tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('key share');
  return rows.length > 0;
}

/** Returns how many were deleted. */
export async function deleteFinishedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: noticeDeliveries.id })
    .from(noticeDeliveries)
    .where(and(ne(noticeDeliveries.state, 'waiting'), lt(noticeDeliveries.finishedAt, before)))
    .limit(limit);
  const { rowCount } = await db.delete(noticeDeliveries).where(inArray(noticeDeliveries.id, old));
  return rowCount ?? 0;
}
