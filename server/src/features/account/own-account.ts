import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { findAdmin, isPasswordCorrect } from '../admin-accounts/service.ts';
import { type Actor, recordFailedSignIn } from '../audit/service.ts';
import type { SecondFactors } from '../second-factor/service.ts';
import type { SessionService } from '../session/service.ts';
import { texts } from './texts.ts';

export type AccountDependencies = {
  db: Db;
  now: () => Date;
  sessions: SessionService;
  factors: SecondFactors;
};

/** Returns the admin who is signed in. */
export async function findOwnAccount(db: Db, { personId }: Caller) {
  const admin = await findAdmin(db, personId);
  if (!admin) throw new AppError('not-signed-in', message(texts.noAccount));
  return admin;
}

/** Throws unless it is the password of the admin who is signed in. */
export async function checkOwnPassword(
  { db, now, sessions }: AccountDependencies,
  { caller: { sessionId }, address }: Actor,
  admin: { username: string; passwordHash: string },
  password: string,
): Promise<void> {
  const isCorrect = () => isPasswordCorrect(admin, password);
  if (await sessions.checkOwnProof(admin, { sessionId, address }, isCorrect)) return;
  await recordFailedSignIn(db, { username: admin.username, address, at: now() });
  throw new AppError('invalid', message(texts.wrongPassword));
}
