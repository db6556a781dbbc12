import { createHash } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { CallCounter } from '../../http/shared-call-counts.ts';
import { findAdminByUsername, isPasswordOf, takeSignInCode } from '../admin-accounts/service.ts';
import { isOfPassword, type KnownDevices } from './known-devices.ts';
import { underLockOut } from './lock-out.ts';
import { timeInWords } from './rules.ts';
import { createSignInQueue } from './sign-in-queue.ts';

export type AdminSignInParts = {
  db: Db;
  now: () => Date;
  devices: KnownDevices;
  counter: CallCounter;
  /** How often one address may try in a minute. */
  triesAMinute: number;
};

type Credentials = { username: string; password: string };
/** Where a try comes from: its network, and the cookies that it was sent with. */
export type From = { address: string; cookies: string };

/**
 * Checks the name and the password of an admin, in the order of what it costs: the rate of the address, a place in the
 * queue, the failures of the account, the password. A sign-in code needs none of that, since it cannot be guessed.
 */
export function createAdminSignIn({ db, now, devices, counter, triesAMinute }: AdminSignInParts) {
  const inQueue = createSignInQueue();

  async function findByPassword({ username, password }: Credentials, { address, cookies }: From) {
    const accountHash = hashOf(username);
    const device = await devices.find(cookies, accountHash);
    checkRate(device ? `device ${device.id}` : address);
    return inQueue(device !== undefined, async () => {
      const found = await findAdminByUsername(db, username);
      const isKnown = device && found && isOfPassword(device, found.passwordHash);
      const from = { accountHash, address, device: isKnown ? device.id : null, now: now() };
      const admin = await underLockOut(db, from, async () =>
        (await isPasswordOf(found, password)) && found ? found : null,
      );
      return admin && { admin, deviceId: isKnown ? device.id : undefined };
    });
  }

  function checkRate(from: string): void {
    const { calls, secondsLeft } = counter.add(`sign-in ${from}`, triesAMinute);
    if (calls <= triesAMinute) return;
    throw new AppError('too-many', `Too many sign-ins. Try again in ${timeInWords(secondsLeft)}.`, {
      retryAfterSeconds: secondsLeft,
    });
  }

  /** The admin and the cookie for their device; null for a wrong name or password. */
  return async (credentials: Credentials, from: From) => {
    const byCode = await takeSignInCode(db, credentials, now());
    const found = byCode ? { admin: byCode, deviceId: undefined } : await findByPassword(credentials, from);
    if (!found) return null;
    const { admin, deviceId } = found;
    const cookie = await devices.remember(hashOf(credentials.username), admin.passwordHash, deviceId);
    return { admin, cookie };
  };
}

/** The name is kept as a hash, since people type passwords into the wrong field. */
function hashOf(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}
