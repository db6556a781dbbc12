import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

const VALID_MS = 10 * 60_000;

export const { setVerifiedAt } = queries;

/** Refuses the request unless the admin has signed in or proved who they are within the last minutes. */
export async function checkRecentlyVerified(db: Db, { sessionId }: Caller, now: Date): Promise<void> {
  const verifiedAt = await queries.findVerifiedAt(db, sessionId);
  if (verifiedAt && now.getTime() - verifiedAt.getTime() < VALID_MS) return;
  throw new AppError('verification-needed', message(texts.verifyFirst));
}
