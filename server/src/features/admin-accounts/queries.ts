import type { AdminRole } from '@sikhya/contract/permissions.ts';
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { admins, sessions, signInCodes } from '../../database/tables/people.ts';
import { authChallenges } from '../../database/tables/second-factors.ts';

const hasUsername = (username: string) => eq(sql`lower(${admins.username})`, username.toLowerCase());

export async function findAdminByUsername(db: Db, username: string) {
  const [admin] = await db.select().from(admins).where(hasUsername(username));
  return admin;
}

export async function findAdmin(db: Db, id: string) {
  const [admin] = await db.select().from(admins).where(eq(admins.id, id));
  return admin;
}

export async function listAdmins(db: Db) {
  return db.select().from(admins).orderBy(asc(admins.createdAt));
}

/** Returns false if there is an admin with this name already. */
export async function addAdmin(db: Db, admin: typeof admins.$inferInsert): Promise<boolean> {
  const added = await db.insert(admins).values(admin).onConflictDoNothing().returning({ id: admins.id });
  return added.length > 0;
}

export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(admins).set({ passwordHash, hasWeakPassword: false }).where(eq(admins.id, id));
}

export async function setWeakPassword(db: Db, id: string, hasWeakPassword: boolean): Promise<void> {
  await db.update(admins).set({ hasWeakPassword }).where(eq(admins.id, id));
}

/** Ends all sessions of an admin, except `keepSession`. */
export async function endSessions(
  db: Db,
  adminId: string,
  { now, keepSession }: { now: Date; keepSession?: string | undefined },
): Promise<void> {
  const isOther = keepSession === undefined ? undefined : ne(sessions.id, keepSession);
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.adminId, adminId), isNull(sessions.endedAt), isOther));
}

/** Also deletes the admin's sessions, by a foreign key. */
export async function removeAdmin(db: Db, username: string): Promise<boolean> {
  return (await db.delete(admins).where(hasUsername(username)).returning({ id: admins.id })).length > 0;
}

/** Locks all admins, so that no other transaction removes one; returns their number. */
export async function lockAdmins(tx: Tx): Promise<number> {
  return (await tx.select({ id: admins.id }).from(admins).orderBy(asc(admins.id)).for('update')).length;
}

/** Returns false if there is no admin with this name. */
export async function setRole(db: Db, username: string, role: AdminRole): Promise<boolean> {
  const needsReview = role === 'author' ? sql`${admins.needsReview}` : false;
  const changed = await db
    .update(admins)
    .set({ role, needsReview })
    .where(hasUsername(username))
    .returning({ id: admins.id });
  return changed.length > 0;
}

/** Whether an active owner is left, who can manage the team. */
export async function hasActiveOwner(db: Db): Promise<boolean> {
  const owners = await db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), isNull(admins.blockedAt)))
    .limit(1);
  return owners.length > 0;
}

/** Replaces an older code. */
export async function storeSignInCode(db: Db, code: typeof signInCodes.$inferInsert): Promise<void> {
  await db
    .insert(signInCodes)
    .values(code)
    .onConflictDoUpdate({
      target: signInCodes.adminId,
      set: { codeHash: code.codeHash, expiresAt: code.expiresAt },
    });
}

/** Deletes the code and returns its admin. Only one of several concurrent requests gets it. */
export async function takeSignInCode(
  db: Db,
  username: string,
  codeHash: string,
  now: Date,
): Promise<string | undefined> {
  const owner = db.select({ id: admins.id }).from(admins).where(hasUsername(username));
  const [taken] = await db
    .delete(signInCodes)
    .where(
      and(
        inArray(signInCodes.adminId, owner),
        eq(signInCodes.codeHash, codeHash),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .returning({ adminId: signInCodes.adminId });
  return taken?.adminId;
}

export async function removeSignInCode(db: Db, adminId: string): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.adminId, adminId));
}

/** Stops sign-ins that wait for a second factor, and set-ups that were started. */
export async function deleteChallenges(db: Db, adminId: string): Promise<void> {
  await db.delete(authChallenges).where(eq(authChallenges.adminId, adminId));
}
