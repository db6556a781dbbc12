import { randomBytes } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

const MIN_PASSWORD_LENGTH = 8;

export { writePasswordFile } from './password-file.ts';
export { createSignInCode, takeSignInCode } from './sign-in-codes.ts';
export const { findAdmin, findAdminByUsername, listAdmins } = queries;

/** Takes the same time if there is no such admin, so that names cannot be guessed. */
export function isPasswordCorrect(
  admin: { passwordHash: string } | undefined,
  password: string,
): Promise<boolean> {
  return verifyPassword(admin?.passwordHash, password);
}

export async function addAdmin(
  db: Db,
  { username, password, role = 'owner' }: { username: string; password: string; role?: AdminRole },
): Promise<void> {
  const name = tidyLine(username);
  if (name === '' || name.length > 200) throw new AppError('invalid', message(texts.invalidName));
  const passwordHash = await checkAndHash(password);
  const added = await queries.addAdmin(db, { username: name, passwordHash, role });
  if (!added) throw new AppError('conflict', message(texts.nameTaken, { name }));
}

/** Also ends all sessions of the admin and deletes the sign-in code. */
export async function changePassword(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await checkAndHash(password);
  await inTransaction(db, async (tx) => {
    const adminId = await queries.setPassword(tx, username, passwordHash);
    if (!adminId) throw unknownAdmin(username);
    await queries.endSessions(tx, adminId, now);
    await queries.removeSignInCode(tx, adminId);
  });
}

/** Refuses to remove the last admin. */
export async function removeAdmin(db: Db, username: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admins = await queries.lockAdmins(tx);
    if (!(await queries.removeAdmin(tx, username))) throw unknownAdmin(username);
    if (admins === 1) throw new AppError('conflict', message(texts.lastAdmin, { name: username }));
  });
}

/** Creates the first admin. A generated password is passed on first: if that fails, no admin is created. */
export async function ensureFirstAdmin(
  db: Db,
  { username, password }: { username: string; password: string | undefined },
  showPassword: (generatedPassword: string) => Promise<void>,
): Promise<void> {
  if ((await queries.listAdmins(db)).length > 0) return;
  const generated = randomBytes(15).toString('base64url');
  if (password === undefined) await showPassword(generated);
  await addAdmin(db, { username, password: password ?? generated });
}

function checkAndHash(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new AppError('invalid', message(texts.shortPassword, { min: String(MIN_PASSWORD_LENGTH) }));
  }
  return hashPassword(password);
}

function unknownAdmin(username: string): AppError {
  return new AppError('not-found', message(texts.notFound, { name: username }));
}
