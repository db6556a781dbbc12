import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { getDashboardPath, paths } from './paths.ts';
import { getAccount, getLastAccount, hasLoggedOut } from './session-store.ts';
import type { Role } from './session-user.ts';

const KEY = 'return-to';

/** `owner` is the hash of the only account that returns to the path; null for a path to which anybody may return. */
type ReturnPath = { path: string; owner: number | null };

function hash(account: string | null): number | null {
  if (account === null) return null;
  return [...account].reduce((value, letter) => (Math.imul(value, 31) + letter.codePointAt(0)!) | 0, 0);
}

/** Stores the path that somebody who is not signed in wants to open, to return to it after signing in. */
export function saveReturnPath(path: string): void {
  save({ path, owner: null });
}

/** Stores the path of a page on which the session has ended. Only the same person returns to it, unless they have logged out. */
export function saveInterruptedPath(path: string): void {
  if (!hasLoggedOut()) save({ path, owner: hash(getLastAccount()) });
}

function save(returnPath: ReturnPath): void {
  writeStorage('sessionStorage', KEY, JSON.stringify(returnPath));
}

function read(): ReturnPath | null {
  try {
    return JSON.parse(readStorage('sessionStorage', KEY) ?? 'null') as ReturnPath | null;
  } catch {
    // an earlier version of the app has stored the path alone
    return null;
  }
}

/**
 * Returns the stored path if it belongs to the person and the role, or to a public page that needs a sign-in, else the role's
 * dashboard.
 */
export function getReturnPath(role: Role): string {
  const { path, owner } = read() ?? { path: '', owner: null };
  if (owner !== null && owner !== hash(getAccount())) return getDashboardPath(role);
  const target = removeLanguagePrefix(path);
  const canReturn =
    target.startsWith(`/${role}/`) || target.startsWith(paths.course('')) || target.startsWith(paths.parent);
  return canReturn ? path : getDashboardPath(role);
}

/** Whether the stored path is in the admin area. */
export function isReturningToAdmin(): boolean {
  return removeLanguagePrefix(read()?.path ?? '').startsWith('/admin');
}

/** Call after the return, and when the person logs out. */
export function clearReturnPath(): void {
  writeStorage('sessionStorage', KEY, null);
}
