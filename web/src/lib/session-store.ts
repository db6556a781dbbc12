import type { SessionUser } from '@sikhya/contract/session.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { paths } from './paths.ts';
import { GUEST, type Session, toSession } from './session-user.ts';
import { clearSignOutReason, saveSignOutReason } from './sign-out-reason.ts';

/** The session is in localStorage. Other tabs learn of a change by the browser's storage event. */

const TOKEN = 'token';
const USER = 'user';

/** Holds the account whose data is on this device, until all of it is deleted. */
export const DATA_OWNER_KEY = 'data-of';

/** Holds the account that has logged out, until all of its data is deleted or it signs in again. */
export const LOGGED_OUT_KEY = 'logged-out';

/** Holds the account that was deleted, until its unsent work is deleted too. */
export const DELETED_ACCOUNT_KEY = 'deleted-account';

/** The details of the server about a session that it refuses. */
export type SessionEnding = {
  /** It has ended because of its age alone. */
  expired?: boolean;
  accountDeleted?: boolean;
};

type StoredSession = { token: string | null; session: Session };

const listeners = new Set<() => void>();
/** The person who was signed in last in this tab, and whether they have logged out here. */
let previous: { account: string; hasLoggedOut: boolean } | null = null;
let cached: StoredSession | undefined;
/** False where storage is refused or full. */
let isStored = true;

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

function toAccount({ isAuthenticated, role, email, username }: Session): string | null {
  return isAuthenticated ? `${role}:${email || username}` : null;
}

/** Names the account of this tab, or the last one that was signed in here; null if there was none. */
export const getLastAccount = (): string | null => getAccount() ?? previous?.account ?? null;

/** Whether the last session of this tab ended because the person has logged out. */
export const hasLoggedOut = (): boolean => isSignedOut() && previous?.hasLoggedOut === true;

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
  for (const key of [LOGGED_OUT_KEY, DELETED_ACCOUNT_KEY])
    if (readStorage('localStorage', key) === getAccount()) writeStorage('localStorage', key, null);
}

/** `reason` is for the login screen, see sign-out-reason.ts; leave it out when the person logs out. */
export function endSession(reason?: string, { expired, accountDeleted }: SessionEnding = {}): void {
  // the session of another person stays
  if (!checkSession()) return;
  if (reason === undefined) {
    clearSignOutReason();
    writeStorage('localStorage', LOGGED_OUT_KEY, getAccount());
  } else saveSignOutReason(reason, current().session.role, expired);
  if (accountDeleted) writeStorage('localStorage', DELETED_ACCOUNT_KEY, getAccount());
  notePrevious(reason === undefined);
  write(null, GUEST);
}

function notePrevious(hasLoggedOut: boolean): void {
  const account = getAccount();
  if (account !== null) previous = { account, hasLoggedOut };
}

/** Returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', handleStorageEvent);
    for (const event of SHOWN_EVENTS) window.addEventListener(event, checkSession);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', handleStorageEvent);
    for (const event of SHOWN_EVENTS) window.removeEventListener(event, checkSession);
  };
}

/** A tab that was frozen, or that was left and is shown again, gets no storage events of that time. */
const SHOWN_EVENTS = ['pageshow', 'visibilitychange', 'focus'];

/** The key is null when the whole storage was cleared. */
function handleStorageEvent({ key }: StorageEvent): void {
  if (key === null || key === TOKEN || key === USER) adoptStored();
}

/**
 * Adopts the session that another tab has stored. Returns false if it is that of another person, so that this tab must not
 * continue with its own. A missing token is left to the server: the person may have cleared the browser's data.
 */
export function checkSession(): boolean {
  if (typeof window === 'undefined' || !isStored) return true;
  const token = readStorage('localStorage', TOKEN);
  if (token === null || token === getToken()) return true;
  const account = getAccount();
  adoptStored();
  return account === null || account === getAccount();
}

function adoptStored(): void {
  const before = current();
  const after = read();
  const isOther =
    isKnown(before.session) &&
    isKnown(after.session) &&
    toAccount(before.session) !== toAccount(after.session);
  notePrevious(false);
  // the login page then opens the dashboard of the other person; until it is loaded, this tab is signed out
  cached = isOther ? { token: null, session: GUEST } : after;
  if (before.token !== null && cached.token === null)
    saveSignOutReason('signedOutInAnotherTab', before.session.role);
  notifyListeners();
  if (isOther) window.location.assign(paths.login);
}

/** Whether the user of the session was loaded. */
const isKnown = ({ role }: Session): boolean => role !== 'guest';

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
  isStored = readStorage('localStorage', TOKEN) === token;
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
