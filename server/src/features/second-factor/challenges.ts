import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import * as queries from './queries.ts';

/** A challenge is valid for one of these and nothing else. */
export type ChallengePurpose =
  | 'second-step'
  | 'passkey-sign-in'
  | 'passkey-verify'
  | 'passkey-new'
  | 'totp-new';

type ChallengeOwner = { adminId?: string | undefined; sessionId?: string; payload?: string };

const LIFE_MS = 5 * 60_000;

/** Stores a challenge and returns its token. Only a hash of the token is stored. */
export async function createChallenge(
  db: Db,
  purpose: ChallengePurpose,
  { adminId, sessionId, payload = '' }: ChallengeOwner,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  // a session has only one challenge for a purpose, so that they do not pile up
  if (sessionId) await queries.takeChallenge(db, { purpose, sessionId }, new Date(0));
  await queries.addChallenge(db, {
    tokenHash: hashToken(token),
    purpose,
    adminId,
    sessionId,
    payload,
    expiresAt,
  });
  return token;
}

export function findChallenge(db: Db, purpose: ChallengePurpose, token: string, now: Date) {
  return queries.findChallenge(db, { purpose, tokenHash: hashToken(token) }, now);
}

/** Deletes the challenge, so that it works once. */
export function takeChallenge(
  db: Db,
  purpose: ChallengePurpose,
  { token, sessionId }: { token: string; sessionId?: string | undefined },
  now: Date,
) {
  const key = { purpose, tokenHash: hashToken(token), ...(sessionId && { sessionId }) };
  return queries.takeChallenge(db, key, now);
}

export function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  return queries.deleteChallengesOutside(db, now, new Date(now.getTime() + 2 * LIFE_MS));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
