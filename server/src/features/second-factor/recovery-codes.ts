import type { Db } from '../../database/database.ts';
import { createRandomCode, hashRandomCode, isRandomCode } from '../admin-accounts/service.ts';
import * as queries from './queries.ts';

const CODES = 10;
const LETTERS = 12;

/** Creates new recovery codes; the older ones stop working. They are returned once and stored as hashes. */
export async function createRecoveryCodes(db: Db, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => createRandomCode(LETTERS));
  await queries.replaceRecoveryCodes(db, adminId, codes.map(hashRandomCode));
  return codes;
}

/** Uses up the code. Returns false for a code that is wrong or was used. */
export async function takeRecoveryCode(db: Db, adminId: string, code: string): Promise<boolean> {
  return isRandomCode(code, LETTERS) && queries.takeRecoveryCode(db, adminId, hashRandomCode(code));
}
