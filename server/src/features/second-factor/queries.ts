import { and, asc, count, eq, gt, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { admins } from '../../database/tables/people.ts';
import {
  authChallenges,
  passkeys,
  recoveryCodes,
  totpSecrets,
} from '../../database/tables/second-factors.ts';

/** Makes other changes of the admin's second factors wait until the transaction ends. */
export async function lockAdmin(tx: Tx, adminId: string): Promise<void> {
  await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, adminId)).for('update');
}

export async function findTotp(db: Db, adminId: string) {
  const [totp] = await db.select().from(totpSecrets).where(eq(totpSecrets.adminId, adminId));
  return totp;
}

/** Replaces an older secret. */
export async function storeTotp(db: Db, totp: typeof totpSecrets.$inferInsert): Promise<void> {
  const { secret, lastStep, createdAt } = totp;
  await db
    .insert(totpSecrets)
    .values(totp)
    .onConflictDoUpdate({
      target: totpSecrets.adminId,
      set: { secret, lastStep, createdAt, lastUsedAt: null },
    });
}

/** Marks a time step as used. Returns false if it, or a later one, was used before, by any process. */
export async function useTotpStep(db: Db, adminId: string, step: number, now: Date): Promise<boolean> {
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(totpSecrets.adminId, adminId), lt(totpSecrets.lastStep, step)))
    .returning({ adminId: totpSecrets.adminId });
  return used.length > 0;
}

export async function setTotpSecret(db: Db, adminId: string, secret: string): Promise<void> {
  await db.update(totpSecrets).set({ secret }).where(eq(totpSecrets.adminId, adminId));
}

export async function deleteTotp(db: Db, adminId: string): Promise<boolean> {
  const deleted = await db
    .delete(totpSecrets)
    .where(eq(totpSecrets.adminId, adminId))
    .returning({ adminId: totpSecrets.adminId });
  return deleted.length > 0;
}

export async function replaceRecoveryCodes(db: Db, adminId: string, codeHashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  if (codeHashes.length > 0)
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ adminId, codeHash })));
}

/** Deletes the code. Only one of several concurrent requests gets true. */
export async function takeRecoveryCode(db: Db, adminId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ adminId: recoveryCodes.adminId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  const [row] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.adminId, adminId));
  return row!.codes;
}

export async function listPasskeys(db: Db, adminId: string) {
  return db.select().from(passkeys).where(eq(passkeys.adminId, adminId)).orderBy(asc(passkeys.id));
}

export async function findPasskeyByCredential(db: Db, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Returns false if a passkey with this credential exists already. */
export async function addPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Returns false if another request has used the passkey with this or a later counter. */
export async function usePasskey(
  db: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  // synced passkeys do not count
  const isNew = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNew))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Returns false if the admin has no such passkey. */
export async function setPasskeyName(db: Db, adminId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.adminId, adminId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Returns the name of the deleted passkey, or undefined if the admin has no such passkey. */
export async function deletePasskey(db: Db, adminId: string, id: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.adminId, adminId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return deleted?.name;
}

export async function deletePasskeys(db: Db, adminId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.adminId, adminId));
}

export type Challenge = typeof authChallenges.$inferSelect;
/** The fields that a challenge must have; those that are given must be equal. */
type ChallengeKey = { purpose: string; tokenHash?: string; sessionId?: string };

const isChallenge = ({ purpose, tokenHash, sessionId }: ChallengeKey) =>
  and(
    eq(authChallenges.purpose, purpose),
    tokenHash === undefined ? undefined : eq(authChallenges.tokenHash, tokenHash),
    sessionId === undefined ? undefined : eq(authChallenges.sessionId, sessionId),
  );

export async function addChallenge(db: Db, challenge: typeof authChallenges.$inferInsert): Promise<void> {
  await db.insert(authChallenges).values(challenge);
}

export async function findChallenge(db: Db, key: ChallengeKey, now: Date): Promise<Challenge | undefined> {
  const [challenge] = await db
    .select()
    .from(authChallenges)
    .where(and(isChallenge(key), gt(authChallenges.expiresAt, now)));
  return challenge;
}

/** Deletes the challenge and returns it. Only one of several concurrent requests gets it. */
export async function takeChallenge(db: Db, key: ChallengeKey, now: Date): Promise<Challenge | undefined> {
  const [challenge] = await db
    .delete(authChallenges)
    .where(and(isChallenge(key), gt(authChallenges.expiresAt, now)))
    .returning();
  return challenge;
}

export async function deleteChallengesOf(db: Db, adminId: string): Promise<void> {
  await db.delete(authChallenges).where(eq(authChallenges.adminId, adminId));
}

/** Deletes expired challenges, and those further in the future than any lives, from before the clock was set back. */
export async function deleteChallengesOutside(db: Db, first: Date, last: Date): Promise<void> {
  await db
    .delete(authChallenges)
    .where(or(lt(authChallenges.expiresAt, first), gt(authChallenges.expiresAt, last)));
}
