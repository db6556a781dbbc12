import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { getDashboardPath, paths } from './paths.ts';
import type { Role } from './session-user.ts';

const KEY = 'return-to';

/** Stores the path to return to after signing in. */
export function saveReturnPath(path: string): void {
  writeStorage('sessionStorage', KEY, path);
}

/** Returns the stored path if it belongs to the role or to a public page that needs a sign-in, else the role's dashboard. */
export function getReturnPath(role: Role): string {
  const path = readStorage('sessionStorage', KEY) ?? '';
  const target = removeLanguagePrefix(path);
  const canReturn =
    target.startsWith(`/${role}/`) || target.startsWith(paths.course('')) || target.startsWith(paths.parent);
  return canReturn ? path : getDashboardPath(role);
}

/** Whether the stored path is in the admin area. */
export function isReturningToAdmin(): boolean {
  return removeLanguagePrefix(readStorage('sessionStorage', KEY) ?? '').startsWith('/admin');
}

/** Call after the return, and when the person logs out. */
export function clearReturnPath(): void {
  writeStorage('sessionStorage', KEY, null);
}
