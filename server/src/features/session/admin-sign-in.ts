import { createHash } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { CallCounter } from '../../http/shared-call-counts.ts';
import {
  findAdminByUsername,
  isPasswordCorrect,
  recordPasswordWeakness,
  takeSignInCode,
} from '../admin-accounts/service.ts';
import type { SecondFactors } from '../second-factor/service.ts';
import { type KnownDevices, matchesPassword } from './known-devices.ts';
import { withLockout } from './lockout.ts';
import { toWaitingTime } from './rules.ts';
import { createSignInQueue } from './sign-in-queue.ts';
import { tooManySignIns } from './texts.ts';

export type AdminSignInDependencies = {
  db: Db;
  now: () => Date;
  devices: KnownDevices;
  counter: CallCounter;
  /** How many sign-ins one address or known device may try per minute. */
  maxPerMinute: number;
  factors: SecondFactors;
};

export type AdminSignIn = ReturnType<typeof createAdminSignIn>;

type Credentials = { username: string; password: string };
/** The network and the cookies of the sign-in request. */
export type RequestSource = { address: string; cookies: string };

/** The facts about an account that the limits depend on. */
type Account = { username: string; passwordHash: string };

/**
 * Checks the username, the password and the second factor of an admin. The cheap checks come first: the rate limit, the
 * queue, the lockout, then the password. A sign-in code needs none of these, because it cannot be guessed.
 */
export function createAdminSignIn({
  db,
  now,
  devices,
  counter,
  maxPerMinute,
  factors,
}: AdminSignInDependencies) {
  const runInQueue = createSignInQueue();

  async function findByPassword({ username, password }: Credentials, { address, cookies }: RequestSource) {
    const accountHash = hashUsername(username);
    const device = await devices.find(cookies, accountHash);
    checkRateLimit(device ? `device ${device.id}` : address);
    return runInQueue(device !== undefined, async () => {
      const found = await findAdminByUsername(db, username);
      const isKnown = device && found && matchesPassword(device, found.passwordHash);
      const source = { accountHash, address, device: isKnown ? device.id : null, now: now() };
      const check = async () => {
        if (!(await isPasswordCorrect(found, password)) || !found) return null;
        return { admin: found, needsSecondStep: (await factors.list(db, found.id)).hasAny };
      };
      const checked = await withLockout(db, source, check, ({ needsSecondStep }) => !needsSecondStep);
      return checked && { ...checked, deviceId: isKnown ? device.id : undefined };
    });
  }

  function checkRateLimit(source: string): void {
    const { calls, secondsLeft } = counter.add(`sign-in ${source}`, maxPerMinute);
    if (calls <= maxPerMinute) return;
    const { unit, count } = toWaitingTime(secondsLeft);
    throw new AppError('too-many', message(tooManySignIns[unit], { count }), {
      retryAfterSeconds: secondsLeft,
    });
  }

  /** Returns the admin, and whether a second step has to follow; null for a wrong username or password. */
  async function checkCredentials(credentials: Credentials, source: RequestSource) {
    const byCode = await takeSignInCode(db, credentials, now());
    if (byCode) return { admin: byCode, needsSecondStep: false, deviceId: undefined, isByCode: true };
    const found = await findByPassword(credentials, source);
    if (!found) return null;
    const hasWeakPassword = await recordPasswordWeakness(db, found.admin, credentials.password);
    return { ...found, admin: { ...found.admin, hasWeakPassword }, isByCode: false };
  }

  /** Runs the check of a second factor under the limits of a sign-in. `check` returns null for a wrong code. */
  async function checkSecondStep<T>(
    admin: Account,
    { address, cookies }: RequestSource,
    check: () => Promise<T | null>,
  ): Promise<{ result: T; deviceId: string | undefined } | null> {
    const accountHash = hashUsername(admin.username);
    const found = await devices.find(cookies, accountHash);
    const device = found && matchesPassword(found, admin.passwordHash) ? found.id : null;
    checkRateLimit(device ? `device ${device}` : address);
    const result = await withLockout(db, { accountHash, address, device, now: now() }, check);
    return result === null ? null : { result, deviceId: device ?? undefined };
  }

  /** Checks a proof of an admin who is signed in, under the limits of a sign-in. The session counts as a device. */
  async function checkOwnProof(
    admin: Account,
    { sessionId, address }: { sessionId: string; address: string },
    isCorrect: () => Promise<boolean>,
  ): Promise<boolean> {
    const device = `session ${sessionId}`;
    checkRateLimit(device);
    const source = { accountHash: hashUsername(admin.username), address, device, now: now() };
    const check = async () => ((await isCorrect()) ? true : null);
    return runInQueue(true, async () => (await withLockout(db, source, check)) === true);
  }

  function createDeviceCookie(admin: Account, deviceId?: string): Promise<string> {
    return devices.createCookie(hashUsername(admin.username), admin.passwordHash, deviceId);
  }

  return { checkCredentials, checkSecondStep, checkOwnProof, checkRateLimit, createDeviceCookie };
}

/** The username is stored as a hash, because people type passwords into the wrong field. */
function hashUsername(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}
