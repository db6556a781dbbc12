import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { admins, sessions, signInCodes } from '../../database/tables/people.ts';

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

/** Returns the id of the admin, or undefined if there is none with this name. */
export async function setPassword(
  db: Db,
  username: string,
  passwordHash: string,
): Promise<string | undefined> {
  const [changed] = await db
    .update(admins)
    .set({ passwordHash })
    .where(hasUsername(username))
    .returning({ id: admins.id });
  return changed?.id;
}

export async function endSessions(db: Db, adminId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.adminId, adminId), isNull(sessions.endedAt)));
}

/** Also deletes the admin's sessions, by a foreign key. */
export async function removeAdmin(db: Db, username: string): Promise<boolean> {
  return (await db.delete(admins).where(hasUsername(username)).returning({ id: admins.id })).length > 0;
}

/** Locks all admins, so that no other transaction removes one; returns their number. */
export async function lockAdmins(tx: Tx): Promise<number> {
  return (await tx.select({ id: admins.id }).from(admins).for('update')).length;
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
