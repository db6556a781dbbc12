import { TOKEN_LIFE_SECONDS } from '@sikhya/contract/constants.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { type AdminRole, listPermissions } from '@sikhya/contract/permissions.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { PasskeyResponse, SecondStepMethod } from '@sikhya/contract/second-factor.ts';
import type {
  googleSignIn,
  SecondStep,
  SessionUser,
  setPreferences as setPreferencesEndpoint,
} from '@sikhya/contract/session.ts';
import { studentSearchKey } from '@sikhya/contract/student-search-key.ts';
import { tidyLine } from '@sikhya/contract/text.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { repeat } from '../../http/repeat.ts';
import { findAdmin } from '../admin-accounts/service.ts';
import { hasSignedIn, recordFailedSignIn, recordSignIn } from '../audit/service.ts';
import { notify } from '../notices/service.ts';
import { deleteOldChallenges } from '../second-factor/service.ts';
import { type AdminSignInDependencies, createAdminSignIn, type RequestSource } from './admin-sign-in.ts';
import { describeDevice } from './describe-device.ts';
import { deleteOldFailures } from './lockout.ts';
import { fetchProfile, type Profile, type Provider, signInFailedError } from './provider.ts';
import * as queries from './queries.ts';
import { hasTokenFormat, safePhotoUrl } from './rules.ts';
import { createSecondStep } from './second-step.ts';
import { createSessionCache, REFRESH_INTERVAL_MS } from './session-cache.ts';
import { texts } from './texts.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

export { countLockedOut } from './lockout.ts';
export { findOpenSessions } from './queries.ts';
export { checkRecentlyVerified, setVerifiedAt } from './verification.ts';

export type SessionService = ReturnType<typeof createSessionService>;

export type SessionDependencies = AdminSignInDependencies & {
  tokens: Tokens;
  provider: Provider | null;
  /** Calls the identity provider. */
  fetch: typeof fetch;
};

export function createSessionService(dependencies: SessionDependencies) {
  const { db, tokens, now, provider, fetch, factors } = dependencies;
  const adminSignIn = createAdminSignIn(dependencies);
  const cache = createSessionCache(db, now, factors.isRequired);
  const secondStep = createSecondStep({ db, now, factors, adminSignIn });
  const refreshing = repeat(REFRESH_INTERVAL_MS, cache.refresh);

  async function signInAdmin(
    { username, password }: { username: string; password: string },
    source: RequestSource,
  ): Promise<AdminSignInResult | { secondStep: SecondStep }> {
    const { address } = source;
    const found = await adminSignIn.checkCredentials({ username, password }, source);
    if (!found) {
      await recordFailedSignIn(db, { username, address, at: now() });
      throw new AppError('sign-in-failed', message(texts.wrongPassword));
    }
    if (found.admin.blockedAt) throw new AppError('forbidden', message(texts.adminBlocked));
    if (found.needsSecondStep) return { secondStep: await factors.startSecondStep(db, found.admin.id) };
    return completeSignIn({ ...found, method: found.isByCode ? 'sign-in-code' : 'password' }, address);
  }

  async function takeSecondStep(body: { challenge: string; code: string }, source: RequestSource) {
    return completeSignIn(await secondStep.takeCode(body, source), source.address);
  }

  async function signInWithPasskey(response: PasskeyResponse, source: RequestSource) {
    return completeSignIn(await secondStep.checkPasskey(response, source), source.address);
  }

  /** Opens the session of an admin who has proved everything. */
  async function completeSignIn(
    { admin, deviceId, method }: CheckedAdmin,
    address: string,
  ): Promise<AdminSignInResult> {
    const isFirst = !(await hasSignedIn(db, admin));
    await recordSignIn(db, admin, { address, method, at: now() });
    const token = await openSession({ role: 'admin', personId: admin.id });
    if (!deviceId && !isFirst) await tellOfNewDevice({ adminId: admin.id });
    const { hasAny } = await factors.list(db, admin.id);
    const user = toAdminUser(admin, !hasAny && factors.isRequired(admin.role));
    return { signedIn: { token, user }, deviceCookie: await adminSignIn.createDeviceCookie(admin, deviceId) };
  }

  function tellOfNewDevice(person: { adminId: string } | { studentId: string }): Promise<void> {
    const at = now();
    const told = { kind: 'new-device', data: {}, cause: at.toISOString(), at } as const;
    return inTransaction(db, (tx) => notify(tx, person, told));
  }

  async function signInStudent(
    proof: EndpointRequest<typeof googleSignIn>['body'],
    userAgent: string,
  ): Promise<{ token: string; user: SessionUser }> {
    const student = await registerStudent(db, await checkProof(proof), now());
    if (student.blockedAt) throw new AppError('forbidden', message(texts.blocked));
    if (student.eraseAt && student.eraseAt <= now())
      throw new AppError('conflict', message(texts.beingErased));
    const device = describeDevice(userAgent);
    const isNew = await queries.isNewDevice(db, student.id, device);
    const token = await openSession({ role: 'student', personId: student.id, device });
    if (isNew) await tellOfNewDevice({ studentId: student.id });
    return { token, user: toStudentUser(student) };
  }

  /** Returns the profile of the person who has signed in with the provider. */
  async function checkProof({
    googleId,
    accessToken,
  }: EndpointRequest<typeof googleSignIn>['body']): Promise<Profile> {
    if (!provider || !accessToken || !hasTokenFormat(accessToken)) throw signInFailedError();
    const profile = await fetchProfile(provider, accessToken, { fetch, now });
    if (googleId !== profile.sub) throw signInFailedError();
    return profile;
  }

  async function getSessionUser(caller: Caller): Promise<{ user: SessionUser }> {
    const { role, personId, mustSetUpSecondFactor = false } = caller;
    const person = role === 'admin' ? await findAdmin(db, personId) : await queries.findStudent(db, personId);
    if (!person) throw new AppError('not-signed-in', message(texts.noAccount));
    return {
      user: 'username' in person ? toAdminUser(person, mustSetUpSecondFactor) : toStudentUser(person),
    };
  }

  async function setPreferences(
    caller: Caller,
    preferences: EndpointRequest<typeof setPreferencesEndpoint>['body'],
  ): Promise<{ user: SessionUser }> {
    await queries.setPreferences(db, caller, preferences);
    return getSessionUser(caller);
  }

  /** Returns the token of the new session. */
  async function openSession({
    role,
    personId,
    device = '',
  }: Pick<TokenClaims, 'role' | 'personId'> & { device?: string }): Promise<string> {
    const expiresAt = new Date(now().getTime() + TOKEN_LIFE_SECONDS[role] * 1000);
    const owner =
      role === 'admin' ? { adminId: personId, verifiedAt: now() } : { studentId: personId, device };
    const sessionId = await queries.openSession(db, { ...owner, expiresAt });
    return tokens.sign({ sessionId, personId, role }, expiresAt);
  }

  async function identify(token: string): Promise<Caller | null> {
    const claims = await tokens.read(token);
    return claims && findCaller(claims);
  }

  /** Whether a student's session has ended by its time alone: it was not ended, and the student may sign in again. */
  async function isExpired(token: string): Promise<boolean> {
    const claims = await tokens.readExpired(token, RETENTION.expiredSessionMs / 1000);
    return claims !== null && queries.isSessionExpired(db, claims, now());
  }

  /** Returns the person named in a token or a ticket, or null if the session has ended. */
  async function findCaller({ sessionId, personId }: TokenClaims): Promise<Caller | null> {
    const caller = await cache.find(sessionId);
    return caller?.personId === personId ? caller : null;
  }

  /** Ends another session of the student. Returns false if there is no such session. */
  async function signOutDevice(studentId: string, sessionId: string): Promise<boolean> {
    const isEnded = await queries.endSessionOfStudent(db, { studentId, sessionId }, now());
    cache.forget(sessionId);
    return isEnded;
  }

  async function logOut(caller: Caller): Promise<void> {
    await queries.endSession(db, caller.sessionId, now());
    cache.forget(caller.sessionId);
  }

  return {
    signInAdmin,
    takeSecondStep,
    startPasskeySignIn: secondStep.startPasskey,
    signInWithPasskey,
    signInStudent,
    getSessionUser,
    setPreferences,
    identify,
    isExpired,
    findCaller,
    checkProof,
    signOutDevice,
    logOut,
    checkOwnProof: adminSignIn.checkOwnProof,
    createDeviceCookie: adminSignIn.createDeviceCookie,
    forgetSessionsOf: cache.forgetSessionsOf,
    close: refreshing.stop,
  };
}

/**
 * Ends all sessions of a student. Call `forgetSessionsOf` after the commit, so that this process does not use its cached
 * sessions; other processes notice within 30 s.
 */
export async function endSessionsOfStudent(tx: Tx, studentId: string, now: Date): Promise<void> {
  await queries.endSessionsOf(tx, studentId, now);
}

const DELETE_BATCH_SIZE = 5000;

/** Deletes expired sessions and challenges, and failed sign-ins that no longer count. */
export async function deleteOldSignIns(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await deleteOldFailures(db, now);
  await deleteOldChallenges(db, now);
  const before = new Date(now.getTime() - RETENTION.expiredSessionMs);
  while (!signal.aborted) {
    if ((await queries.deleteExpiredSessions(db, before, DELETE_BATCH_SIZE)) < DELETE_BATCH_SIZE) return;
  }
}

/** Creates the student of a profile, or updates the existing one. */
export async function registerStudent(db: Db, profile: Profile, now: Date) {
  const student = await queries.upsertStudent(db, { ...toStudentRow(profile), createdAt: now });
  const { searchKey } = toNameKeys(student);
  // the address may have changed beside a name of the student's own
  if (student.hasOwnName && student.searchKey !== searchKey)
    await queries.setStudentSearchKey(db, student.id, searchKey);
  return student;
}

/** The keys for sorting and searching that belong to a name. */
export function toNameKeys({ name, email }: { name: string; email: string }) {
  return { nameKey: searchKey(name), searchKey: studentSearchKey(`${name} ${email}`) };
}

type Preferences = Pick<SessionUser, 'language' | 'digits'>;
/** An admin who may sign in now. */
export type CheckedAdmin = {
  admin: Admin & { passwordHash: string };
  deviceId: string | undefined;
  method: 'password' | 'sign-in-code' | SecondStepMethod;
};

type AdminSignInResult = { signedIn: { token: string; user: SessionUser }; deviceCookie: string };

type Admin = Preferences & { id: string; username: string; role: AdminRole; hasWeakPassword: boolean };
type Student = Preferences & {
  id: string;
  name: string;
  email: string;
  photoUrl: string;
  eraseAt: Date | null;
};

function toAdminUser(
  { id, username, role, language, digits, hasWeakPassword }: Admin,
  mustSetUp: boolean,
): SessionUser {
  const accountTask = mustSetUp ? 'set-up-second-factor' : hasWeakPassword ? 'change-password' : undefined;
  return {
    _id: id,
    role: 'admin',
    name: username,
    email: '',
    username,
    googleProfile: null,
    purchasedCourses: [],
    adminRole: role,
    permissions: listPermissions(role),
    language,
    digits,
    ...(accountTask && { accountTask }),
  };
}

function toStudentUser({ id, name, email, photoUrl, language, digits, eraseAt }: Student): SessionUser {
  return {
    _id: id,
    role: 'student',
    name,
    email,
    username: name,
    googleProfile: { name, photoUrl, email },
    purchasedCourses: [],
    adminRole: null,
    permissions: [],
    language,
    digits,
    ...(eraseAt && { accountTask: 'restore-account' as const }),
  };
}

function toStudentRow({ sub, name, picture, email }: Profile) {
  const displayName = tidyLine(name) || email;
  return {
    providerSub: sub,
    name: displayName,
    email,
    photoUrl: safePhotoUrl(picture),
    ...toNameKeys({ name: displayName, email }),
  };
}
