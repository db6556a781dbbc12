import { readStorage, writeStorage } from './browser-storage.ts';
import type { Role } from './session-user.ts';

const KEY = 'session-end';

/** Why the session of this tab ended; the login screen shows it. */
type SignOutReason = { reason: string; role: Role };

export function saveSignOutReason(reason: string, role: Role): void {
  writeStorage('sessionStorage', KEY, JSON.stringify({ reason, role } satisfies SignOutReason));
}

/** Returns null when no session has ended or the person has logged out. */
export function getSignOutReason(): SignOutReason | null {
  try {
    return JSON.parse(readStorage('sessionStorage', KEY) ?? 'null') as SignOutReason | null;
  } catch {
    return null;
  }
}

export function clearSignOutReason(): void {
  writeStorage('sessionStorage', KEY, null);
}
