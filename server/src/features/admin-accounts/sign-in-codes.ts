import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';

const CODE_LIFE_MS = 10 * 60_000;
/** 32 of them, without l and o, which look like 1 and 0. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 16;
const LOOKS_LIKE_A_CODE = /^[a-z0-9]{4}(-?[a-z0-9]{4}){3}$/;

/** A code that signs an admin in once, in place of the password; an older one is void. */
export async function makeSignInCode(db: Db, username: string, now: Date): Promise<string> {
  const admin = await queries.findAdminByUsername(db, username);
  if (!admin) throw new AppError('not-found', `There is no admin '${username}'.`);
  const letters = Array.from(randomBytes(CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await queries.storeSignInCode(db, { adminId: admin.id, codeHash: hashOf(letters), expiresAt });
  return letters.match(/.{4}/g)!.join('-');
}

/** The admin whose code was typed as the password, which cannot be used again; null for anything else. */
export async function takeSignInCode(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
) {
  const code = password.trim().toLowerCase();
  if (!LOOKS_LIKE_A_CODE.test(code)) return null;
  const adminId = await queries.takeSignInCode(db, username, hashOf(code.replaceAll('-', '')), now);
  return adminId === undefined ? null : ((await queries.findAdmin(db, adminId)) ?? null);
}

function hashOf(letters: string): string {
  return createHash('sha256').update(letters).digest('base64url');
}
