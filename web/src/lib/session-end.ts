import { readStored, store } from './browser-storage.ts';
import type { Role } from './session-user.ts';

const KEY = 'session-end';

/** Why the session of this tab ended, for the login screen. */
type SessionEnd = { reason: string; role: Role };

export function rememberSessionEnd(reason: string, role: Role): void {
  store('sessionStorage', KEY, JSON.stringify({ reason, role } satisfies SessionEnd));
}

/** Null after a person's own sign-out, and where no session has ended. */
export function sessionEnd(): SessionEnd | null {
  try {
    return JSON.parse(readStored('sessionStorage', KEY) ?? 'null') as SessionEnd | null;
  } catch {
    return null;
  }
}

export function forgetSessionEnd(): void {
  store('sessionStorage', KEY, null);
}
