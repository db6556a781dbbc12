import { message } from '@sikhya/contract/language/texts.ts';
import type { PasskeyResponse } from '@sikhya/contract/second-factor.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { findAdmin } from '../admin-accounts/service.ts';
import { recordFailedSignIn } from '../audit/service.ts';
import type { SecondFactors } from '../second-factor/service.ts';
import type { AdminSignIn, RequestSource } from './admin-sign-in.ts';
import { texts } from './texts.ts';

type Dependencies = { db: Db; now: () => Date; factors: SecondFactors; adminSignIn: AdminSignIn };

/** Signing in with a second factor after the password, or with a passkey alone. */
export function createSecondStep({ db, now, factors, adminSignIn }: Dependencies) {
  /** Checks a code of the authenticator app or a recovery code. A wrong code leaves the challenge as it is. */
  async function takeCode({ challenge, code }: { challenge: string; code: string }, source: RequestSource) {
    const admin = await findChallengedAdmin(challenge);
    const checked = await adminSignIn.checkSecondStep(admin, source, () =>
      factors.checkCode(db, admin.id, code),
    );
    if (!checked) {
      await recordFailedSignIn(db, { username: admin.username, address: source.address, at: now() });
      throw new AppError('sign-in-failed', message(texts.wrongCode));
    }
    if (!(await factors.endSecondStep(db, challenge))) throw challengeExpired();
    return { admin, deviceId: checked.deviceId, method: checked.result };
  }

  /** After the password only the passkeys of that admin are asked for. */
  async function startPasskey(challenge: string | undefined, address: string) {
    adminSignIn.checkRateLimit(address);
    const admin = challenge === undefined ? undefined : await findChallengedAdmin(challenge);
    const owner = admin ? { adminId: admin.id } : {};
    return { options: await factors.passkeys.startCheck(db, 'passkey-sign-in', owner) };
  }

  async function checkPasskey(response: PasskeyResponse, { address }: RequestSource) {
    adminSignIn.checkRateLimit(address);
    const adminId = await factors.passkeys.check(db, 'passkey-sign-in', response);
    const admin = adminId === null ? undefined : await findAdmin(db, adminId);
    if (!admin) throw new AppError('sign-in-failed', message(texts.passkeyFailed));
    if (admin.blockedAt) throw new AppError('forbidden', message(texts.adminBlocked));
    return { admin, deviceId: undefined, method: 'passkey' as const };
  }

  async function findChallengedAdmin(challenge: string) {
    const adminId = await factors.findSecondStep(db, challenge);
    const admin = adminId === null ? undefined : await findAdmin(db, adminId);
    if (!admin) throw challengeExpired();
    if (admin.blockedAt) throw new AppError('forbidden', message(texts.adminBlocked));
    return admin;
  }

  return { takeCode, startPasskey, checkPasskey };
}

function challengeExpired(): AppError {
  return new AppError('not-found', message(texts.secondStepExpired));
}
