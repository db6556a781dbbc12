import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import type { Role } from './session-user.ts';
import { texts } from './texts.ts';

const KEY = 'session-end';

/** Why the session of this tab ended: a key of texts.ts or a sentence of the server. The login screen shows it. */
type SignOutReason = { reason: string; role: Role; isExpired?: boolean | undefined };

export function saveSignOutReason(reason: string, role: Role, isExpired?: boolean): void {
  writeStorage('sessionStorage', KEY, JSON.stringify({ reason, role, isExpired } satisfies SignOutReason));
}

/** Returns null when no session has ended or the person has logged out. */
export function getSignOutReason(): SignOutReason | null {
  try {
    return JSON.parse(readStorage('sessionStorage', KEY) ?? 'null') as SignOutReason | null;
  } catch {
    return null;
  }
}

/** Translated only when it is shown, because the language may have changed since. */
export function describeSignOut({ reason }: SignOutReason, locale: Locale): string {
  const ours = getTexts(texts, locale);
  return reason === 'signedOutInAnotherTab' || reason === 'signInToEnrol' ? ours[reason] : reason;
}

export function clearSignOutReason(): void {
  writeStorage('sessionStorage', KEY, null);
}
