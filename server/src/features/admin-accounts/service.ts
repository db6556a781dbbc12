import { randomBytes } from 'node:crypto';
import { tidyLine } from '@sikhya/contract/text.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import * as queries from './queries.ts';

const SHORTEST_PASSWORD = 8;

export { keepPassword } from './password-file.ts';
export { makeSignInCode, takeSignInCode } from './sign-in-codes.ts';
export const { findAdmin, findAdminByUsername, listAdmins } = queries;

/** Whether it is the password of that admin; for nobody it takes as long to say no. */
export function isPasswordOf(
  admin: { passwordHash: string } | undefined,
  password: string,
): Promise<boolean> {
  return passwordFits(admin?.passwordHash, password);
}

export async function addAdmin(
  db: Db,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const name = tidyLine(username);
  if (name === '' || name.length > 200)
    throw new AppError('invalid', 'A username has from 1 to 200 characters.');
  const added = await queries.addAdmin(db, { username: name, passwordHash: await hashed(password) });
  if (!added) throw new AppError('conflict', `There is an admin '${name}' already.`);
}

/** The new password ends every session that the old one opened, and the code that was given in its place. */
export async function changePassword(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashed(password);
  await inTransaction(db, async (tx) => {
    const adminId = await queries.setPassword(tx, username, passwordHash);
    if (!adminId) throw unknown(username);
    await queries.endSessions(tx, adminId, now);
    await queries.removeSignInCode(tx, adminId);
  });
}

/** The last one stays, or nobody could make another in the browser. */
export async function removeAdmin(db: Db, username: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admins = await queries.lockAdmins(tx);
    if (!(await queries.removeAdmin(tx, username))) throw unknown(username);
    if (admins === 1)
      throw new AppError(
        'conflict',
        `'${username}' is the only admin; add another before you remove this one.`,
      );
  });
}

/** Makes the first admin of a new database. A password that is made up here is told before it counts, or it were lost. */
export async function ensureFirstAdmin(
  db: Db,
  { username, password }: { username: string; password: string | undefined },
  tell: (madeUpPassword: string) => Promise<void>,
): Promise<void> {
  if ((await queries.listAdmins(db)).length > 0) return;
  const madeUp = randomBytes(15).toString('base64url');
  if (password === undefined) await tell(madeUp);
  await addAdmin(db, { username, password: password ?? madeUp });
}

function hashed(password: string): Promise<string> {
  if (password.length < SHORTEST_PASSWORD) {
    throw new AppError('invalid', `A password has at least ${SHORTEST_PASSWORD} characters.`);
  }
  return hashPassword(password);
}

function unknown(username: string): AppError {
  return new AppError('not-found', `There is no admin '${username}'.`);
}
