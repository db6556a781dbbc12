import type { SessionUser } from '@sikhya/contract/session.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { GUEST, type Session, toSession } from './session-user.ts';
import { clearSignOutReason, saveSignOutReason } from './sign-out-reason.ts';

const TOKEN = 'token';
const USER = 'user';

/** Holds the account whose data is on this device, until all of it is deleted. */
export const DATA_OWNER_KEY = 'data-of';

/** Holds the account that has logged out, until all of its data is deleted or it signs in again. */
export const LOGGED_OUT_KEY = 'logged-out';

type StoredSession = { token: string | null; session: Session };

/** The session in localStorage. Other tabs learn of a change by the browser's storage event. */
const listeners = new Set<() => void>();
let cached: StoredSession | undefined;

export function getToken(): string | null {
  return current().token;
}

/** Whether localStorage still holds the token: the person may have cleared the browser's data. */
export function isTokenStored(): boolean {
  try {
    return localStorage.getItem(TOKEN) !== null;
  } catch {
    return getToken() !== null;
  }
}

export function getSession(): Session {
  return current().session;
}

/** Names the account whose data this device may show; null if nobody is signed in. */
export function getAccount(): string | null {
  return toAccount(getSession());
}

const toAccount = ({ isAuthenticated, role, email, username }: Session) =>
  isAuthenticated ? `${role}:${email || username}` : null;

const STUDENT = 'student:';
export const getStudentAccount = (email: string): string => `${STUDENT}${email}`;

/** Returns null for the account of an admin. */
export const getEmailOfStudent = (account: string): string | null =>
  account.startsWith(STUDENT) ? account.slice(STUDENT.length) : null;

/** Whether nobody is signed in; protected pages then redirect to the login page. */
export const isSignedOut = (): boolean => !current().session.isAuthenticated;

/** The session of every page that the server renders. */
export const getGuestSession = (): Session => GUEST;

export function startSession(token: string, user: SessionUser): void {
  clearSignOutReason();
  write(token, toSession(user));
  if (readStorage('localStorage', LOGGED_OUT_KEY) === getAccount())
    writeStorage('localStorage', LOGGED_OUT_KEY, null);
}

/**
 * `reason` is for the login screen, see sign-out-reason.ts; leave it out when the person logs out. `isExpired` tells that the
 * server has ended the session because of its age alone.
 */
export function endSession(reason?: string, isExpired?: boolean): void {
  if (reason === undefined) {
    clearSignOutReason();
    writeStorage('localStorage', LOGGED_OUT_KEY, getAccount());
  } else saveSignOutReason(reason, current().session.role, isExpired);
  write(null, GUEST);
}

/** Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', handleStorageEvent);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent);
  };
}

let isChangingPerson = false;

/** The key is null when the whole storage was cleared. */
function handleStorageEvent({ key }: StorageEvent): void {
  if (isChangingPerson || (key !== null && key !== TOKEN && key !== USER)) return;
  const before = current();
  const after = read();
  if (isOtherPerson(before.session, after.session)) {
    changePerson();
    return;
  }
  cached = after;
  if (before.token !== null && cached.token === null)
    saveSignOutReason('signedOutInAnotherTab', before.session.role);
  notifyListeners();
}

/** False while the user of a session is not known. */
function isOtherPerson(before: Session, after: Session): boolean {
  const areKnown = [before, after].every(({ isAuthenticated, role }) => isAuthenticated && role !== 'guest');
  return areKnown && toAccount(before) !== toAccount(after);
}

/**
 * A tab that was frozen gets the events of a log-out and of the next sign-in together, when the other person is already
 * stored. It signs out first, so that everything of the person that ends with a session leaves the screen.
 */
function changePerson(): void {
  isChangingPerson = true;
  cached = { token: null, session: GUEST };
  notifyListeners();
  setTimeout(() => {
    isChangingPerson = false;
    cached = read();
    notifyListeners();
  });
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function current(): StoredSession {
  if (typeof window === 'undefined') return { token: null, session: GUEST };
  cached ??= readAtStart();
  return cached;
}

/** Removes a user without a token, but only at the start: later, another tab may be writing a session. */
function readAtStart(): StoredSession {
  const stored = read();
  if (stored.token === null) save(null, GUEST);
  return stored;
}

function read(): StoredSession {
  const token = readStorage('localStorage', TOKEN);
  return token ? { token, session: toSession(readUser()) } : { token: null, session: GUEST };
}

/** Returns an empty object when no valid user is stored; load-session-user.ts then asks the server. */
function readUser(): Partial<SessionUser> {
  try {
    const user: unknown = JSON.parse(readStorage('localStorage', USER) ?? 'null');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
}

function write(token: string | null, session: Session): void {
  cached = { token, session };
  save(token, session);
  notifyListeners();
}

/**
 * Without storage the session lasts as long as the page. The user is written before the token, because other tabs get
 * one event per key and a token alone counts as a session.
 */
function save(token: string | null, session: Session): void {
  if (token === null) writeStorage('localStorage', TOKEN, null);
  writeStorage('localStorage', USER, token && JSON.stringify(session));
  if (token !== null) writeStorage('localStorage', TOKEN, token);
}
