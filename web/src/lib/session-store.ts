import type { SessionUser } from '@sikhya/contract/session.ts';
import { readStored, store } from './browser-storage.ts';
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
  write(token, sessionFrom(user));
}

export function closeSession(): void {
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
  known = read();
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

/** Half a session is none, and is taken away. Later on it may be one that another tab is just writing. */
function readAtStart(): { token: string | null; session: Session } {
  const found = read();
  if (found.token === null) keep(null, GUEST);
  return found;
}

function read(): { token: string | null; session: Session } {
  try {
    const token = readStored('localStorage', TOKEN);
    const user: unknown = JSON.parse(readStored('localStorage', USER) ?? 'null');
    if (token && typeof user === 'object' && user !== null) return { token, session: sessionFrom(user) };
  } catch {
    // what is stored there is no session
  }
  return { token: null, session: GUEST };
}

function write(token: string | null, session: Session): void {
  known = { token, session };
  keep(token, session);
  tell();
}

/** Where storage is switched off the session lasts as long as the page. */
function keep(token: string | null, session: Session): void {
  store('localStorage', TOKEN, token);
  store('localStorage', USER, token && JSON.stringify(session));
}
