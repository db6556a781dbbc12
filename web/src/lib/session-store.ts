import type { SessionUser } from '@sikhya/contract/session.ts';
import { readStored, store } from './browser-storage.ts';
import { forgetSessionEnd, rememberSessionEnd } from './session-end.ts';
import { GUEST, type Session, sessionFrom } from './session-user.ts';

const TOKEN = 'token';
const USER = 'user';

/** Where the browser keeps who is signed in. Other tabs hear of a change by themselves. */
const listeners = new Set<() => void>();
let known: { token: string | null; session: Session } | undefined;

export function storedToken(): string | null {
  return current().token;
}

/** Whether the token is still where it was put: somebody may have cleared the browser's storage under our feet. */
export function tokenIsStored(): boolean {
  try {
    return localStorage.getItem(TOKEN) !== null;
  } catch {
    return storedToken() !== null;
  }
}

export function currentSession(): Session {
  return current().session;
}

/** Whether the session has ended, which leads to signing in by itself. */
export const isSignedOut = (): boolean => !current().session.isAuthenticated;

/** On the server nobody is signed in. */
export const guestSession = (): Session => GUEST;

export function openSession(token: string, user: SessionUser): void {
  forgetSessionEnd();
  write(token, sessionFrom(user));
}

/** `reason` is the sentence that the login screen shows; a person who signs out needs none. */
export function closeSession(reason?: string): void {
  if (reason === undefined) forgetSessionEnd();
  else rememberSessionEnd(reason, current().session.role);
  write(null, GUEST);
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** null as the key: everything was cleared at once. */
function hear({ key }: StorageEvent): void {
  if (key !== null && key !== TOKEN && key !== USER) return;
  const before = current();
  known = read();
  if (before.token !== null && known.token === null)
    rememberSessionEnd('You signed out in another tab.', before.session.role);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function current(): { token: string | null; session: Session } {
  if (typeof window === 'undefined') return { token: null, session: GUEST };
  known ??= readAtStart();
  return known;
}

/** A user without a token is removed. Later on it may be a session that another tab is writing. */
function readAtStart(): { token: string | null; session: Session } {
  const found = read();
  if (found.token === null) keep(null, GUEST);
  return found;
}

function read(): { token: string | null; session: Session } {
  const token = readStored('localStorage', TOKEN);
  return token ? { token, session: sessionFrom(storedUser()) } : { token: null, session: GUEST };
}

/** Empty where none is stored or it cannot be read; complete-session.ts then asks the server. */
function storedUser(): Partial<SessionUser> {
  try {
    const user: unknown = JSON.parse(readStored('localStorage', USER) ?? 'null');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
}

function write(token: string | null, session: Session): void {
  known = { token, session };
  keep(token, session);
  tell();
}

/**
 * Where storage is switched off the session lasts as long as the page. The user is written before the token, because
 * other tabs are told of each key by itself and a token alone counts as a session.
 */
function keep(token: string | null, session: Session): void {
  if (token === null) store('localStorage', TOKEN, null);
  store('localStorage', USER, token && JSON.stringify(session));
  if (token !== null) store('localStorage', TOKEN, token);
}
