import type { MessageFilters, MessageState } from '@sikhya/contract/messages.ts';
import { and, count, desc, eq, like, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, type Tx, toLikePattern } from '../../database/database.ts';
import { courses } from '../../database/tables/courses.ts';
import { messages } from '../../database/tables/messages.ts';
import { noticeBroadcasts } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';

export type StoredMessage = typeof messages.$inferSelect;

/** A sent message is `sending` until its broadcast is finished. */
const state = sql<MessageState>`case when ${messages.state} = 'sent' and ${noticeBroadcasts.finishedAt} is null
  then 'sending' else ${messages.state} end`;

const isBroadcast = eq(noticeBroadcasts.cause, sql`'message:' || ${messages.id}`);

const isListed = (filters: Pick<MessageFilters, 'state'>, words: string[]): SQL | undefined =>
  and(
    filters.state === 'all' ? undefined : eq(state, filters.state),
    ...words.map((word) => like(messages.searchKey, toLikePattern(word))),
  );

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Messages with what their broadcasts have done. */
const selectMessages = (db: Db) =>
  db
    .select({
      message: messages,
      state,
      recipients: noticeBroadcasts.total,
      course: { id: courses.id, title: courses.title, odia: courses.odia },
      student: { id: students.id, name: students.name, email: students.email },
    })
    .from(messages)
    .leftJoin(noticeBroadcasts, isBroadcast)
    .leftJoin(courses, eq(courses.id, messages.courseId))
    .leftJoin(students, eq(students.id, messages.studentId));

export async function findMessages(
  db: Db,
  filters: Pick<MessageFilters, 'state'>,
  { words, limit, offset }: { words: string[]; limit: number; offset: number },
) {
  return selectMessages(db)
    .where(isListed(filters, words))
    .orderBy(desc(messages.updatedAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
}

export async function countMessages(
  db: Db,
  filters: Pick<MessageFilters, 'state'>,
  words: string[],
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .leftJoin(noticeBroadcasts, isBroadcast)
    .where(isListed(filters, words));
  return row!.total;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(messages.id, id));
  return row;
}

/** Locks the message until the transaction ends, so that it is sent, changed or cancelled one after the other. */
export async function lockMessage(tx: Tx, id: string): Promise<StoredMessage | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return row;
}

/** Locks a scheduled message whose time has come. Leaves out those that another process has locked. */
export async function lockDueMessage(tx: Tx, now: Date): Promise<StoredMessage | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.state, 'scheduled'), lte(messages.sendAt, now)))
    .orderBy(messages.sendAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function insertMessage(tx: Tx, message: typeof messages.$inferInsert): Promise<StoredMessage> {
  const [row] = await tx.insert(messages).values(message).returning();
  return row!;
}

/** Every change has a new revision. */
export async function updateMessage(
  tx: Tx,
  id: string,
  values: Partial<typeof messages.$inferInsert>,
): Promise<StoredMessage> {
  const [row] = await tx
    .update(messages)
    .set({ ...values, revision: sql`${messages.revision} + 1` })
    .where(eq(messages.id, id))
    .returning();
  return row!;
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.id, id));
}

/** A course in the bin does not count. */
export async function hasCourse(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, id), sql`${courses.deletedAt} is null`));
  return rows.length > 0;
}

export async function hasStudent(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: students.id }).from(students).where(eq(students.id, id));
  return rows.length > 0;
}

/**
 * A message whose figures are to be counted: at first every ten seconds, then after a twentieth of its age, until its
 * deliveries are deleted. At most a twentieth of the time is spent on counting it.
 */
export async function findUncounted(
  db: Db,
  { now, sentAfter }: { now: Date; sentAfter: Date },
): Promise<string | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.state, 'sent'),
        sql`${messages.sentAt} > ${sentAfter.toISOString()}::timestamptz`,
        sql`(${messages.countedAt} is null
          or ${messages.countedAt} <= ${at} - greatest(interval '10 seconds', (${at} - ${messages.sentAt}) / 20,
            ${messages.countDuration} * interval '20 milliseconds'))`,
      ),
    )
    .limit(1);
  return row?.id;
}

export async function storeFigures(
  db: Db,
  id: string,
  values: { figures: NonNullable<StoredMessage['figures']>; countedAt: Date; countDuration: number },
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}

/** Messages to one student, which may contain personal data. */
export async function deletePersonalBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(messages)
    .where(
      and(eq(messages.audience, 'student'), ne(messages.state, 'scheduled'), lt(messages.updatedAt, before)),
    );
}
