import type { GrievanceFilter } from '@sikhya/contract/grievances.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  sql,
} from 'drizzle-orm';
import { type Db, type Tx, toLikePattern } from '../../database/database.ts';
import { grievances } from '../../database/tables/grievances.ts';
import { students } from '../../database/tables/people.ts';

export type GrievanceRow = typeof grievances.$inferSelect;

/** Locks the numbers of the year until the transaction ends, so that none is skipped or given out twice. */
export async function takeNextCount(tx: Tx, year: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`grievances ${year}`}, 0))`);
  const [row] = await tx
    .select({ last: max(grievances.count) })
    .from(grievances)
    .where(eq(grievances.year, year));
  return (row?.last ?? 0) + 1;
}

export async function insertGrievance(tx: Tx, row: typeof grievances.$inferInsert): Promise<GrievanceRow> {
  const [inserted] = await tx.insert(grievances).values(row).returning();
  return inserted!;
}

export async function findStudent(tx: Tx, id: string) {
  const [student] = await tx
    .select({ name: students.name, email: students.email, language: students.language })
    .from(students)
    .where(eq(students.id, id));
  return student;
}

type Sender = { studentId: string } | { email: string };
type Network = { networkHash: string };

function isOf(sender: Sender | Network) {
  if ('studentId' in sender) return eq(grievances.studentId, sender.studentId);
  if ('email' in sender) return eq(grievances.email, sender.email);
  return eq(grievances.networkHash, sender.networkHash);
}

const isRecentOf = (sender: Sender | Network, since: Date) =>
  and(isOf(sender), gt(grievances.createdAt, since));

export async function countSince(tx: Tx, sender: Sender | Network, since: Date): Promise<number> {
  return tx.$count(grievances, isRecentOf(sender, since));
}

/** The same grievance of the same sender, if it has no answer yet. */
export async function findUnansweredCopy(
  tx: Tx,
  sender: Sender,
  { kind, text }: Pick<GrievanceRow, 'kind' | 'text'>,
  since: Date,
): Promise<GrievanceRow | undefined> {
  const [row] = await tx
    .select()
    .from(grievances)
    .where(
      and(
        isRecentOf(sender, since),
        // a visitor may have entered the address of a student
        'email' in sender ? isNull(grievances.studentId) : undefined,
        eq(grievances.kind, kind),
        eq(grievances.text, text),
        isNull(grievances.answeredAt),
      ),
    )
    .limit(1);
  return row;
}

const MAX_OWN = 100;

export async function findOfStudent(db: Db, studentId: string): Promise<GrievanceRow[]> {
  return db
    .select()
    .from(grievances)
    .where(eq(grievances.studentId, studentId))
    .orderBy(desc(grievances.createdAt), desc(grievances.id))
    .limit(MAX_OWN);
}

const isInState = (state: GrievanceFilter, now: Date) =>
  ({
    open: isNull(grievances.answeredAt),
    overdue: and(isNull(grievances.answeredAt), lte(grievances.dueAt, now)),
    answered: isNotNull(grievances.answeredAt),
    all: undefined,
  })[state];

export type ListFilter = { state: GrievanceFilter; words: string[]; now: Date };

const isListed = ({ state, words, now }: ListFilter) =>
  and(isInState(state, now), ...words.map((word) => like(grievances.searchKey, toLikePattern(word))));

/** Those without an answer first, the earliest due first. */
export async function findGrievances(
  db: Db,
  filter: ListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<GrievanceRow[]> {
  return db
    .select()
    .from(grievances)
    .where(isListed(filter))
    .orderBy(
      sql`${grievances.answeredAt} is not null`,
      sql`case when ${grievances.answeredAt} is null then ${grievances.dueAt} end`,
      desc(grievances.answeredAt),
      asc(grievances.id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countGrievances(db: Db, filter: ListFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(grievances).where(isListed(filter));
  return row!.total;
}

export async function findGrievance(db: Db, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await db.select().from(grievances).where(eq(grievances.id, id));
  return row;
}

/** Returns undefined if it has an answer. */
export async function storeAnswer(
  tx: Tx,
  id: string,
  answer: { answer: string; answeredAt: Date; answeredBy: string },
): Promise<GrievanceRow | undefined> {
  const [row] = await tx
    .update(grievances)
    .set(answer)
    .where(and(eq(grievances.id, id), isNull(grievances.answeredAt)))
    .returning();
  return row;
}

/** Returns how many were deleted. */
export async function deleteAnsweredBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: grievances.id })
    .from(grievances)
    .where(lt(grievances.answeredAt, before))
    .limit(limit);
  const { rowCount } = await db.delete(grievances).where(inArray(grievances.id, old));
  return rowCount ?? 0;
}

export async function deleteNetworksBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(grievances)
    .set({ networkHash: '' })
    .where(and(ne(grievances.networkHash, ''), lt(grievances.createdAt, before)));
}
