import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { PasskeyResponse, SecondStepMethod } from '@sikhya/contract/second-factor.ts';
import type {
  SecondStep,
  SessionUser,
  setPreferences as setPreferencesEndpoint,
} from '@sikhya/contract/session.ts';
import type { Db, Tx } from '../../database/database.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { findAdmin } from '../admin-accounts/service.ts';
import { hasSignedIn, recordFailedSignIn, recordSignIn } from '../audit/service.ts';
import { deleteOldChallenges } from '../second-factor/service.ts';
import { type AdminSignInDependencies, createAdminSignIn, type RequestSource } from './admin-sign-in.ts';
import { deleteOldFailures } from './lockout.ts';
import { notifyOfNewDevice } from './new-device.ts';
import * as queries from './queries.ts';
import { createSecondStep } from './second-step.ts';
import { type Admin, toAdminUser, toStudentUser } from './session-user.ts';
import { createSessions } from './sessions.ts';
import { createStudentSignIn, type StudentSignInDependencies } from './student-sign-in.ts';
import { texts } from './texts.ts';
import type { Tokens } from './tokens.ts';

export { countLockedOut } from './lockout.ts';
export { findOpenSessions } from './queries.ts';
export { registerStudent, toNameKeys } from './student-sign-in.ts';
export { checkRecentlyVerified, setVerifiedAt } from './verification.ts';

export type SessionService = ReturnType<typeof createSessionService>;

export type SessionDependencies = AdminSignInDependencies & StudentSignInDependencies & { tokens: Tokens };

/** An admin who may sign in now. */
type CheckedAdmin = {
  admin: Admin & { passwordHash: string };
  deviceId: string | undefined;
  method: 'password' | 'sign-in-code' | SecondStepMethod;
};

type AdminSignInResult = { signedIn: { token: string; user: SessionUser }; deviceCookie: string };

export function createSessionService(dependencies: SessionDependencies) {
  const { db, now, factors } = dependencies;
  const sessions = createSessions(dependencies);
  const adminSignIn = createAdminSignIn(dependencies);
  const secondStep = createSecondStep({ db, now, factors, adminSignIn });

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
    const token = await sessions.open({ role: 'admin', personId: admin.id });
    if (!deviceId && !isFirst) await notifyOfNewDevice(db, { adminId: admin.id }, now());
    const { hasAny } = await factors.list(db, admin.id);
    const user = toAdminUser(admin, !hasAny && factors.isRequired(admin.role));
    return { signedIn: { token, user }, deviceCookie: await adminSignIn.createDeviceCookie(admin, deviceId) };
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

  return {
    signInAdmin,
    takeSecondStep,
    startPasskeySignIn: secondStep.startPasskey,
    signInWithPasskey,
    ...createStudentSignIn(dependencies, sessions),
    getSessionUser,
    setPreferences,
    identify: sessions.identify,
    isExpired: sessions.isExpired,
    isAccountDeleted: sessions.isAccountDeleted,
    findCaller: sessions.findCaller,
    signOutDevice: sessions.signOutDevice,
    logOut: sessions.logOut,
    forgetSessionsOf: sessions.forgetSessionsOf,
    checkOwnProof: adminSignIn.checkOwnProof,
    createDeviceCookie: adminSignIn.createDeviceCookie,
    close: sessions.close,
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
