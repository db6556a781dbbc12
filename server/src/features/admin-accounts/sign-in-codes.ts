import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { createRandomCode, hashRandomCode, isRandomCode } from './random-codes.ts';
import { texts } from './texts.ts';

const CODE_TTL_MS = 10 * 60_000;
const CODE_LETTERS = 16;

/** Creates a code that signs an admin in once, instead of the password and the second factor; replaces an older one. */
export async function createSignInCode(db: Db, username: string, now: Date): Promise<string> {
  const admin = await queries.findAdminByUsername(db, username);
  if (!admin) throw new AppError('not-found', message(texts.notFound, { name: username }));
  const code = createRandomCode(CODE_LETTERS);
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS);
  await queries.storeSignInCode(db, { adminId: admin.id, codeHash: hashRandomCode(code), expiresAt });
  return code;
}

/** If the password is a valid code, deletes the code and returns its admin; otherwise returns null. */
export async function takeSignInCode(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
) {
  if (!isRandomCode(password, CODE_LETTERS)) return null;
  const adminId = await queries.takeSignInCode(db, username, hashRandomCode(password), now);
  return adminId === undefined ? null : ((await queries.findAdmin(db, adminId)) ?? null);
}
