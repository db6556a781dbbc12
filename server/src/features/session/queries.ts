import type { Digits, Language } from '@sikhya/contract/language/language.ts';
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { admins, sessions, signInFailures, students } from '../../database/tables/people.ts';
import { passkeys, totpSecrets } from '../../database/tables/second-factors.ts';

const MAX_LISTED_SESSIONS = 100;

/** Creates the student, or updates the profile of the existing one. A name that the student has chosen stays. */
export async function upsertStudent(db: Db, student: typeof students.$inferInsert) {
  const { name, email, photoUrl, nameKey, searchKey } = student;
  const unlessOwn = (column: PgColumn, value: string) =>
    sql`case when ${students.hasOwnName} then ${column} else ${value} end`;
  const [row] = await db
    .insert(students)
    .values(student)
    .onConflictDoUpdate({
      target: students.providerSub,
      set: {
        name: unlessOwn(students.name, name),
        email,
        photoUrl: sql`case when ${students.showsPhoto} then ${photoUrl ?? ''} else '' end`,
        nameKey: unlessOwn(students.nameKey, nameKey),
        searchKey: unlessOwn(students.searchKey, searchKey),
      },
    })
    .returning();
  return row!;
}

export async function setStudentSearchKey(db: Db, studentId: string, searchKey: string): Promise<void> {
  await db.update(students).set({ searchKey }).where(eq(students.id, studentId));
}

/** The open sessions of a student, the newest first. */
export async function findOpenSessions(db: Db, studentId: string, now: Date) {
  return db
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MAX_LISTED_SESSIONS);
}

/** Returns false if the student has no such open session. */
export async function endSessionOfStudent(
  db: Db,
  { studentId, sessionId }: { studentId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.studentId, studentId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function findStudent(db: Db, id: string) {
  const [student] = await db.select().from(students).where(eq(students.id, id));
  return student;
}

/** Fields that are absent stay as they are. */
export async function setPreferences(
  db: Db,
  { role, personId }: { role: 'student' | 'admin'; personId: string },
  { language, digits }: { language?: Language | undefined; digits?: Digits | undefined },
): Promise<void> {
  if (language === undefined && digits === undefined) return;
  const table = role === 'admin' ? admins : students;
  await db.update(table).set({ language, digits }).where(eq(table.id, personId));
}

/** Whether the student has signed in before, and never with such a device. */
export async function isNewDevice(db: Db, studentId: string, device: string): Promise<boolean> {
  const [row] = await db
    .select({ isNew: sql<boolean | null>`not bool_or(${sessions.device} = ${device})` })
    .from(sessions)
    // sessions from before devices were recorded have none
    .where(and(eq(sessions.studentId, studentId), ne(sessions.device, '')));
  return row?.isNew === true;
}

export async function openSession(
  db: Db,
  session: { studentId?: string; device?: string; adminId?: string; verifiedAt?: Date; expiresAt: Date },
): Promise<string> {
  const [opened] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  return opened!.id;
}

export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Returns when the admin of the session last proved who they are. */
export async function findVerifiedAt(db: Db, sessionId: string): Promise<Date | null> {
  const [session] = await db
    .select({ verifiedAt: sessions.verifiedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.verifiedAt ?? null;
}

export async function setVerifiedAt(db: Db, sessionId: string, verifiedAt: Date): Promise<void> {
  await db.update(sessions).set({ verifiedAt }).where(eq(sessions.id, sessionId));
}

export async function endSessionsOf(db: Db, studentId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.studentId, studentId), isNull(sessions.endedAt)));
}

/** Requires `sessions` joined with `students` and `admins`. */
const isLive = (now: Date | Placeholder) =>
  and(
    isNull(sessions.endedAt),
    isNull(students.blockedAt),
    isNull(admins.blockedAt),
    gt(sessions.expiresAt, now),
  );

const liveColumns = {
  id: sessions.id,
  studentId: sessions.studentId,
  adminId: sessions.adminId,
  adminRole: admins.role,
  eraseAt: students.eraseAt,
  hasSecondFactor: sql<boolean>`${sessions.adminId} is not null and (
    exists (select from ${totpSecrets} where ${totpSecrets.adminId} = ${sessions.adminId})
    or exists (select from ${passkeys} where ${passkeys.adminId} = ${sessions.adminId}))`,
};

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

const liveSession = prepared('live_session', (db) =>
  db
    .select(liveColumns)
    .from(sessions)
    .leftJoin(students, eq(students.id, sessions.studentId))
    .leftJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isLive(sql.placeholder('now')))),
);

export async function findLiveSession(db: Db, id: string, now: Date) {
  const [session] = await liveSession(db).execute({ id, now: now.toISOString() });
  return session;
}

/** Whether the session of a student was still open when it expired, and the account still is. */
export async function isSessionExpired(
  db: Db,
  { sessionId, personId }: { sessionId: string; personId: string },
  now: Date,
): Promise<boolean> {
  const expired = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(students.id, personId),
        lte(sessions.expiresAt, now),
        isNull(sessions.endedAt),
        isNull(students.blockedAt),
        isNull(students.eraseAt),
      ),
    );
  return expired.length > 0;
}

/** Whether the student exists and has not deleted the account. */
export async function isStudentKept(db: Db, studentId: string): Promise<boolean> {
  const kept = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.id, studentId), isNull(students.eraseAt)));
  return kept.length > 0;
}

/** Returns the live sessions among the ids. */
export async function findLiveSessions(db: Db, ids: string[], now: Date): Promise<LiveSession[]> {
  return db
    .select(liveColumns)
    .from(sessions)
    .leftJoin(students, eq(students.id, sessions.studentId))
    .leftJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(sql`${sessions.id} = any(${`{${ids.join()}}`}::uuid[])`, isLive(now)));
}

/** Makes concurrent sign-ins to the account wait until the transaction ends. */
export async function lockAccount(tx: Tx, accountHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${accountHash}`}, 0))`);
}

export async function addFailure(db: Db, failure: typeof signInFailures.$inferInsert): Promise<void> {
  await db.insert(signInFailures).values(failure);
}

export async function findFailures(db: Db, accountHash: string, since: Date) {
  const { address, device, at } = signInFailures;
  return db
    .select({ address, device, at })
    .from(signInFailures)
    .where(and(eq(signInFailures.accountHash, accountHash), gt(at, since)));
}

/** Counts the pairs of account and address with at least `minFailures` failures. */
export async function countFailing(db: Db, since: Date, minFailures: number): Promise<number> {
  const failing = db
    .select({ account: signInFailures.accountHash })
    .from(signInFailures)
    .where(gt(signInFailures.at, since))
    .groupBy(signInFailures.accountHash, signInFailures.address)
    .having(gte(count(), minFailures))
    .as('failing');
  return db.$count(failing);
}

export async function deleteFailures(
  db: Db,
  { accountHash, address, device }: { accountHash: string; address: string; device: string | null },
): Promise<void> {
  await db.delete(signInFailures).where(
    and(
      eq(signInFailures.accountHash, accountHash),
      // not by address for a known device, because others may fail from the same address
      device === null ? eq(signInFailures.address, address) : eq(signInFailures.device, device),
    ),
  );
}

export async function deleteFailure(db: Db, id: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.id, id));
}

export async function deleteFailuresOutside(db: Db, first: Date, last: Date): Promise<void> {
  await db.delete(signInFailures).where(or(lt(signInFailures.at, first), gt(signInFailures.at, last)));
}

/** Deletes up to `limit` sessions that expired before `before`, and returns how many. */
export async function deleteExpiredSessions(db: Db, before: Date, limit: number): Promise<number> {
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, before))
    .limit(limit);
  const removed = await db
    .delete(sessions)
    .where(inArray(sessions.id, expired))
    .returning({ id: sessions.id });
  return removed.length;
}
