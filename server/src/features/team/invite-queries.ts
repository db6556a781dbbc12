import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { admins } from '../../database/tables/people.ts';
import { adminInvites } from '../../database/tables/team.ts';

const inviteColumns = {
  id: adminInvites.id,
  role: adminInvites.role,
  needsReview: adminInvites.needsReview,
  note: adminInvites.note,
  createdBy: admins.username,
  createdAt: adminInvites.createdAt,
  expiresAt: adminInvites.expiresAt,
};

/** An invite is open until it expires, and only while its creator may still invite. */
const isOpen = (now: Date) =>
  and(gt(adminInvites.expiresAt, now), eq(admins.role, 'owner'), isNull(admins.blockedAt));

export type InviteRow = Awaited<ReturnType<typeof findOpenInvites>>[number];

export async function findOpenInvites(db: Db, now: Date) {
  return db
    .select(inviteColumns)
    .from(adminInvites)
    .innerJoin(admins, eq(admins.id, adminInvites.createdBy))
    .where(isOpen(now))
    .orderBy(asc(adminInvites.createdAt), asc(adminInvites.id));
}

export async function findOpenInvite(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<InviteRow | undefined> {
  const [invite] = await db
    .select(inviteColumns)
    .from(adminInvites)
    .innerJoin(admins, eq(admins.id, adminInvites.createdBy))
    .where(and(eq(adminInvites.tokenHash, tokenHash), isOpen(now)));
  return invite;
}

/** Makes concurrent requests for new invites wait, so that they cannot exceed the limit. */
export async function lockInvites(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin invites', 0))`);
}

export async function addInvite(tx: Tx, invite: typeof adminInvites.$inferInsert): Promise<void> {
  await tx.insert(adminInvites).values(invite);
}

export async function deleteExpiredInvites(tx: Tx, now: Date): Promise<void> {
  await tx.delete(adminInvites).where(lte(adminInvites.expiresAt, now));
}

/** Deletes an invite. Only one of several concurrent requests gets it. */
export async function takeInvite(tx: Tx, id: string) {
  const [invite] = await tx.delete(adminInvites).where(eq(adminInvites.id, id)).returning();
  return invite;
}
