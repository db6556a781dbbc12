import { randomBytes } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { findPasswordProblem } from '../../password-rules.ts';
import { notify } from '../notices/service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

export { writePasswordFile } from './password-file.ts';
export { createRandomCode, hashRandomCode, isRandomCode, readRandomCode } from './random-codes.ts';
export { createSignInCode, takeSignInCode } from './sign-in-codes.ts';
export const { endSessions, findAdmin, findAdminByUsername, hasActiveOwner, listAdmins, lockAdmins } =
  queries;

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
  const name = checkUsername(username);
  const passwordHash = await checkAndHash(password, name);
  if (!(await queries.addAdmin(db, { username: name, passwordHash, role })))
    throw new AppError('conflict', message(texts.nameTaken, { name }));
}

/**
 * Also ends all sessions of the admin, except `keepSession`, deletes the sign-in code, stops started sign-ins and tells the
 * admin.
 */
export async function setPasswordHash(
  tx: Tx,
  adminId: string,
  { passwordHash, keepSession, now }: { passwordHash: string; keepSession?: string; now: Date },
): Promise<void> {
  await queries.setPassword(tx, adminId, passwordHash);
  await queries.endSessions(tx, adminId, { now, keepSession });
  await queries.removeSignInCode(tx, adminId);
  await queries.deleteChallenges(tx, adminId);
  const notice = { kind: 'password-changed', data: {}, cause: now.toISOString(), at: now } as const;
  await notify(tx, { adminId }, notice);
}

/** Changes the password of an admin by name, for the command line. */
export async function changePassword(
  db: Db,
  { username, password }: { username: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await checkAndHash(password, username);
  await inTransaction(db, async (tx) => {
    const { id } = await requireAdminByUsername(tx, username);
    await setPasswordHash(tx, id, { passwordHash, now });
  });
}

export async function requireAdminByUsername(db: Db, username: string) {
  const admin = await queries.findAdminByUsername(db, username);
  if (!admin) throw unknownAdmin(username);
  return admin;
}

/** Refuses to remove the last admin and the last active owner. */
export async function removeAdmin(db: Db, username: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admins = await queries.lockAdmins(tx);
    if (!(await queries.removeAdmin(tx, username))) throw unknownAdmin(username);
    if (admins === 1) throw new AppError('conflict', message(texts.lastAdmin, { name: username }));
    if (!(await queries.hasActiveOwner(tx)))
      throw new AppError('conflict', message(texts.lastOwner, { name: username }));
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
  // the settings were checked when they were read, and allow a shorter password outside production
  const passwordHash = await hashPassword(password ?? generated);
  await queries.addAdmin(db, { username: checkUsername(username), passwordHash, role: 'owner' });
}

/** Refuses a new password that breaks the rules, otherwise returns its hash. */
export function checkAndHash(password: string, username: string): Promise<string> {
  const problem = findPasswordProblem(password, username);
  if (problem) throw new AppError('invalid', problem);
  return hashPassword(password);
}

/** Stores whether the password that was just used breaks the rules, so that the admin is asked to change it. */
export async function recordPasswordWeakness(
  db: Db,
  admin: { id: string; username: string; hasWeakPassword: boolean },
  password: string,
): Promise<boolean> {
  const isWeak = findPasswordProblem(password, admin.username) !== null;
  if (isWeak !== admin.hasWeakPassword) await queries.setWeakPassword(db, admin.id, isWeak);
  return isWeak;
}

function checkUsername(username: string): string {
  const name = tidyLine(username);
  if (name === '' || name.length > 200) throw new AppError('invalid', message(texts.invalidName));
  return name;
}

/** Changes the role of an admin by name, for the command line. Refuses to demote the last active owner. */
export async function setRole(
  db: Db,
  { username, role }: { username: string; role: AdminRole },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await queries.lockAdmins(tx);
    if (!(await queries.setRole(tx, username, role))) throw unknownAdmin(username);
    if (!(await queries.hasActiveOwner(tx)))
      throw new AppError('conflict', message(texts.lastOwner, { name: username }));
  });
}

function unknownAdmin(username: string): AppError {
  return new AppError('not-found', message(texts.notFound, { name: username }));
}
