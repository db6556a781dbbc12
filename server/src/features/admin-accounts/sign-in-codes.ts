import { createHash, randomBytes } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

const CODE_TTL_MS = 10 * 60_000;
/** 32 characters, without l and o, which look like 1 and 0. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 16;
const CODE_FORMAT = /^[a-z0-9]{4}(-?[a-z0-9]{4}){3}$/;

/** Creates a code that signs an admin in once instead of the password; replaces an older one. */
export async function createSignInCode(db: Db, username: string, now: Date): Promise<string> {
  const admin = await queries.findAdminByUsername(db, username);
  if (!admin) throw new AppError('not-found', message(texts.notFound, { name: username }));
  const letters = Array.from(randomBytes(CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS);
  await queries.storeSignInCode(db, { adminId: admin.id, codeHash: hashCode(letters), expiresAt });
  return letters.match(/.{4}/g)!.join('-');
}

/** If the password is a valid code, deletes the code and returns its admin; otherwise returns null. */
export async function takeSignInCode(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
) {
  const code = password.trim().toLowerCase();
  if (!CODE_FORMAT.test(code)) return null;
  const adminId = await queries.takeSignInCode(db, username, hashCode(code.replaceAll('-', '')), now);
  return adminId === undefined ? null : ((await queries.findAdmin(db, adminId)) ?? null);
}

function hashCode(letters: string): string {
  return createHash('sha256').update(letters).digest('base64url');
}
