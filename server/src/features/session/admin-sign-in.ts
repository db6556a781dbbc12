import { createHash } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { CallCounter } from '../../http/shared-call-counts.ts';
import {
  findAdminByUsername,
  isPasswordCorrect,
  noteWeakPassword,
  takeSignInCode,
} from '../admin-accounts/service.ts';
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
};

type Credentials = { username: string; password: string };
/** The network and the cookies of the sign-in request. */
export type RequestSource = { address: string; cookies: string };

/**
 * Checks the username and the password of an admin. The cheap checks come first: the rate limit, the queue, the lockout,
 * then the password. A sign-in code needs none of these, because it cannot be guessed.
 */
export function createAdminSignIn({ db, now, devices, counter, maxPerMinute }: AdminSignInDependencies) {
  const runInQueue = createSignInQueue();

  async function findByPassword({ username, password }: Credentials, { address, cookies }: RequestSource) {
    const accountHash = hashUsername(username);
    const device = await devices.find(cookies, accountHash);
    checkRateLimit(device ? `device ${device.id}` : address);
    return runInQueue(device !== undefined, async () => {
      const found = await findAdminByUsername(db, username);
      const isKnown = device && found && matchesPassword(device, found.passwordHash);
      const source = { accountHash, address, device: isKnown ? device.id : null, now: now() };
      const admin = await withLockout(db, source, async () =>
        (await isPasswordCorrect(found, password)) && found ? found : null,
      );
      return admin && { admin, deviceId: isKnown ? device.id : undefined };
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

  /** Returns the admin and a cookie for the device, or null for a wrong username or password. */
  async function signIn(credentials: Credentials, source: RequestSource) {
    const byCode = await takeSignInCode(db, credentials, now());
    const found = byCode ? { admin: byCode, deviceId: undefined } : await findByPassword(credentials, source);
    if (!found) return null;
    const { admin, deviceId } = found;
    const hasWeakPassword = byCode
      ? admin.hasWeakPassword
      : await noteWeakPassword(db, admin, credentials.password);
    return { admin: { ...admin, hasWeakPassword }, cookie: await createDeviceCookie(admin, deviceId) };
  }

  /** Checks the password of an admin who is signed in, under the limits of a sign-in. The session counts as a device. */
  async function checkOwnPassword(
    admin: { username: string; passwordHash: string },
    password: string,
    { sessionId, address }: { sessionId: string; address: string },
  ): Promise<boolean> {
    const device = `session ${sessionId}`;
    checkRateLimit(device);
    const source = { accountHash: hashUsername(admin.username), address, device, now: now() };
    return runInQueue(true, async () => {
      const isCorrect = async () => ((await isPasswordCorrect(admin, password)) ? true : null);
      return (await withLockout(db, source, isCorrect)) === true;
    });
  }

  function createDeviceCookie(admin: { username: string; passwordHash: string }, deviceId?: string) {
    return devices.createCookie(hashUsername(admin.username), admin.passwordHash, deviceId);
  }

  return { signIn, checkOwnPassword, createDeviceCookie };
}

/** The username is stored as a hash, because people type passwords into the wrong field. */
function hashUsername(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}
