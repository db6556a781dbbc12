import { TOKEN_LIFE_SECONDS } from '@sikhya/contract/constants.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { googleSignIn, SessionUser } from '@sikhya/contract/session.ts';
import { studentSearchKey } from '@sikhya/contract/student-search-key.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import type { Db, Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { repeat } from '../../http/repeat.ts';
import { findAdmin } from '../admin-accounts/service.ts';
import { recordFailedSignIn, recordSignIn } from '../audit/service.ts';
import { type AdminSignInParts, createAdminSignIn, type From } from './admin-sign-in.ts';
import { createLiveSessions, LOOK_AGAIN_MS } from './live-sessions.ts';
import { forgetOldFailures } from './lock-out.ts';
import { askProvider, type Profile, type Provider, signInFailed } from './provider.ts';
import * as queries from './queries.ts';
import { mayBeToken, safePhotoUrl } from './rules.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

export { countLockedOut } from './lock-out.ts';

export type SessionService = ReturnType<typeof createSessionService>;

export type SessionParts = AdminSignInParts & {
  tokens: Tokens;
  provider: Provider | null;
  /** The way to the identity provider. */
  fetch: typeof fetch;
};

export function createSessionService(parts: SessionParts) {
  const { db, tokens, now, provider, fetch } = parts;
  const checkAdmin = createAdminSignIn(parts);
  const live = createLiveSessions(db, now);
  const lookingAgain = repeat(LOOK_AGAIN_MS, live.lookAgain);

  async function signInAdmin(
    { username, password }: { username: string; password: string },
    from: From,
  ): Promise<{ signedIn: { token: string; user: SessionUser }; deviceCookie: string }> {
    const { address } = from;
    const found = await checkAdmin({ username, password }, from);
    if (!found) {
      await recordFailedSignIn(db, { username, address, at: now() });
      throw new AppError('sign-in-failed', 'The username or the password is wrong.');
    }
    const { admin, cookie } = found;
    await recordSignIn(db, admin, address, now());
    return {
      signedIn: { token: await open('admin', admin.id), user: adminUser(admin) },
      deviceCookie: cookie,
    };
  }

  async function signInStudent({
    googleId,
    accessToken,
  }: EndpointRequest<typeof googleSignIn>['body']): Promise<{ token: string; user: SessionUser }> {
    if (!provider || !accessToken || !mayBeToken(accessToken)) throw signInFailed();
    const profile = await askProvider(provider, accessToken, { fetch, now });
    if (googleId !== profile.sub) throw signInFailed();
    const student = await registerStudent(db, profile, now());
    if (student.blockedAt)
      throw new AppError('forbidden', 'This account is blocked. Please write to our support.');
    return { token: await open('student', student.id), user: studentUser(student) };
  }

  async function whoIs({ role, personId }: Caller): Promise<{ user: SessionUser }> {
    const person = role === 'admin' ? await findAdmin(db, personId) : await queries.findStudent(db, personId);
    if (!person) throw new AppError('not-signed-in', 'Your account is no longer there.');
    return { user: 'username' in person ? adminUser(person) : studentUser(person) };
  }

  async function open(role: TokenClaims['role'], personId: string): Promise<string> {
    const expiresAt = new Date(now().getTime() + TOKEN_LIFE_SECONDS[role] * 1000);
    const owner = role === 'admin' ? { adminId: personId } : { studentId: personId };
    const sessionId = await queries.openSession(db, { ...owner, expiresAt });
    return tokens.sign({ sessionId, personId, role }, expiresAt);
  }

  async function identify(token: string): Promise<Caller | null> {
    const claims = await tokens.read(token);
    return claims && stillSignedIn(claims);
  }

  /** Whoever was named by a token or a ticket, while their session lasts. */
  async function stillSignedIn({ sessionId, personId }: TokenClaims): Promise<Caller | null> {
    const caller = await live.find(sessionId);
    return caller?.personId === personId ? caller : null;
  }

  async function logOut(caller: Caller): Promise<void> {
    await queries.endSession(db, caller.sessionId, now());
    live.forget(caller.sessionId);
  }

  /** Ends all sessions of a student. Call `forgetAllOf` after the commit; other processes notice within 30 s. */
  async function endAllOf(tx: Tx, studentId: string): Promise<void> {
    await queries.endSessionsOf(tx, studentId, now());
  }

  return {
    signInAdmin,
    signInStudent,
    whoIs,
    identify,
    stillSignedIn,
    logOut,
    endAllOf,
    forgetAllOf: live.forgetAllOf,
    close: lookingAgain.stop,
  };
}

/** Sessions are kept for a while after they expired, for whoever looks into what happened. */
const KEPT_MS = 24 * 3600 * 1000;
const SESSIONS_AT_ONCE = 5000;

/** Removes sessions and failed sign-ins that count for nothing any more. */
export async function forgetOldSignIns(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await forgetOldFailures(db, now);
  const before = new Date(now.getTime() - KEPT_MS);
  while (!signal.aborted) {
    if ((await queries.forgetSessions(db, before, SESSIONS_AT_ONCE)) < SESSIONS_AT_ONCE) return;
  }
}

/** The student whom the provider speaks of, new or known. */
export function registerStudent(db: Db, profile: Profile, now: Date) {
  return queries.rememberStudent(db, { ...studentFrom(profile), createdAt: now });
}

function adminUser({ id, username }: { id: string; username: string }): SessionUser {
  return {
    _id: id,
    role: 'admin',
    name: username,
    email: '',
    username,
    googleProfile: null,
    purchasedCourses: [],
  };
}

function studentUser({ id, name, email, photoUrl }: Student): SessionUser {
  const googleProfile = { name, photoUrl, email };
  return { _id: id, role: 'student', name, email, username: name, googleProfile, purchasedCourses: [] };
}

type Student = { id: string; name: string; email: string; photoUrl: string };

function studentFrom({ sub, name, picture, email }: Profile) {
  const shownName = tidyLine(name) || email;
  return {
    providerSub: sub,
    name: shownName,
    email,
    photoUrl: safePhotoUrl(picture),
    nameKey: searchKey(shownName),
    searchKey: studentSearchKey(`${shownName} ${email}`),
  };
}
