import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { consents, parentRequests } from '../../database/tables/consents.ts';
import { students } from '../../database/tables/people.ts';

export type RequestRow = typeof parentRequests.$inferSelect;

/** The newest request that a parent has not accepted; undefined if a newer one was accepted. */
export async function findNewestRequest(db: Db, studentId: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(parentRequests)
    .where(eq(parentRequests.studentId, studentId))
    .orderBy(desc(parentRequests.createdAt), desc(parentRequests.id))
    .limit(1);
  return row && row.answer !== 'given' ? row : undefined;
}

/** Makes concurrent requests to one address wait, so that they cannot exceed its limit. */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parent ${emailKey}`}, 0))`);
}

export async function countRequestsOfStudent(tx: Tx, studentId: string, since: Date): Promise<number> {
  return tx.$count(
    parentRequests,
    and(eq(parentRequests.studentId, studentId), gt(parentRequests.createdAt, since)),
  );
}

export async function countRequestsTo(tx: Tx, emailKey: string, since: Date): Promise<number> {
  return tx.$count(
    parentRequests,
    and(eq(parentRequests.emailKey, emailKey), gt(parentRequests.createdAt, since)),
  );
}

/** Whether the address has declined a request of the student since then. */
export async function hasDeclined(
  tx: Tx,
  { studentId, emailKey, since }: { studentId: string; emailKey: string; since: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ total: count() })
    .from(parentRequests)
    .where(
      and(
        eq(parentRequests.studentId, studentId),
        eq(parentRequests.emailKey, emailKey),
        eq(parentRequests.answer, 'declined'),
        gt(parentRequests.answeredAt, since),
      ),
    );
  return row!.total > 0;
}

/** Makes the links of earlier requests invalid. */
export async function replaceOpenRequests(tx: Tx, studentId: string, at: Date): Promise<void> {
  await tx
    .update(parentRequests)
    .set({ answer: 'replaced', answeredAt: at })
    .where(and(eq(parentRequests.studentId, studentId), isNull(parentRequests.answer)));
}

export async function insertRequest(tx: Tx, request: typeof parentRequests.$inferInsert): Promise<void> {
  await tx.insert(parentRequests).values(request);
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A request with its student and its consent. Nothing is found once the student has deleted the account. */
export async function findRequest(db: Db, condition: { tokenHash: string } | { id: string }) {
  const [row] = await db
    .select({
      request: parentRequests,
      student: { id: students.id, name: students.name, language: students.language },
      withdrawnAt: consents.withdrawnAt,
    })
    .from(parentRequests)
    .innerJoin(students, eq(students.id, parentRequests.studentId))
    .leftJoin(consents, eq(consents.id, parentRequests.consentId))
    .where(
      and(
        'id' in condition
          ? eq(parentRequests.id, condition.id)
          : eq(parentRequests.tokenHash, condition.tokenHash),
        isNull(students.eraseAt),
      ),
    );
  return row;
}

/** Stores the answer. Returns false if the request has an answer or has expired. */
export async function answerRequest(
  tx: Tx,
  id: string,
  { answer, at, consentId }: { answer: 'given' | 'declined'; at: Date; consentId: string | null },
): Promise<boolean> {
  const answered = await tx
    .update(parentRequests)
    .set({ answer, answeredAt: at, consentId })
    .where(and(eq(parentRequests.id, id), isNull(parentRequests.answer), gt(parentRequests.expiresAt, at)))
    .returning({ id: parentRequests.id });
  return answered.length > 0;
}

/** Deletes requests without a consent. The others stay as long as their consent, because their link withdraws it. */
export async function deleteRequestsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: parentRequests.id })
    .from(parentRequests)
    .where(
      and(
        lt(parentRequests.expiresAt, before),
        or(isNull(parentRequests.answer), ne(parentRequests.answer, 'given')),
      ),
    )
    .limit(limit);
  const { rowCount } = await db.delete(parentRequests).where(inArray(parentRequests.id, old));
  return rowCount ?? 0;
}
