import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { SecondFactorSetting, SecondStepMethod } from '@sikhya/contract/second-factor.ts';
import type { Db, Tx } from '../../database/database.ts';
import { createAuthenticatorApps } from './authenticator-apps.ts';
import { createChallenge, findChallenge, takeChallenge } from './challenges.ts';
import { createPasskeys } from './passkeys.ts';
import * as queries from './queries.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isSecondFactorRequired, readTotpCode } from './rules.ts';

export { deleteOldChallenges } from './challenges.ts';
export { createRecoveryCodes } from './recovery-codes.ts';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

type Dependencies = {
  now: () => Date;
  /** The secrets of the server; the first one encrypts. */
  secrets: string[];
  site: { origin: string; name: string };
  setting: SecondFactorSetting;
};

/** The second factors of admins: an authenticator app (TOTP), passkeys and recovery codes. */
export function createSecondFactors({ now, secrets, site, setting }: Dependencies) {
  const apps = createAuthenticatorApps({ now, secrets, issuer: site.name });
  const passkeys = createPasskeys(site, now);

  /** Checks a code of the authenticator app or a recovery code, and uses it up. Returns which of them it was. */
  async function checkCode(db: Db, adminId: string, typed: string): Promise<SecondStepMethod | null> {
    const code = readTotpCode(typed);
    if (code !== null) return (await apps.check(db, adminId, code)) ? 'totp' : null;
    return (await takeRecoveryCode(db, adminId, typed)) ? 'recovery-code' : null;
  }

  /** Stores that the password was right, and returns how the sign-in can be completed. */
  async function startSecondStep(db: Db, adminId: string) {
    const challenge = await createChallenge(db, 'second-step', { adminId }, now());
    return { challenge, methods: (await list(db, adminId)).methods };
  }

  async function findSecondStep(db: Db, challenge: string): Promise<string | null> {
    return (await findChallenge(db, 'second-step', challenge, now()))?.adminId ?? null;
  }

  /** Returns false if another request has completed this sign-in. */
  async function endSecondStep(db: Db, token: string): Promise<boolean> {
    return (await takeChallenge(db, 'second-step', { token }, now())) !== undefined;
  }

  async function list(db: Db, adminId: string) {
    const hasTotp = (await queries.findTotp(db, adminId)) !== undefined;
    const keys = await queries.listPasskeys(db, adminId);
    const recoveryCodesLeft = await queries.countRecoveryCodes(db, adminId);
    const methods: SecondStepMethod[] = [
      ...(hasTotp ? ['totp' as const] : []),
      ...(keys.length > 0 ? ['passkey' as const] : []),
    ];
    const hasAny = methods.length > 0;
    if (hasAny && recoveryCodesLeft > 0) methods.push('recovery-code');
    return { hasTotp, passkeys: keys, recoveryCodesLeft, methods, hasAny };
  }

  return {
    passkeys,
    startTotp: apps.start,
    confirmTotp: apps.confirm,
    checkCode,
    startSecondStep,
    findSecondStep,
    endSecondStep,
    list,
    isRequired: (role: AdminRole) => isSecondFactorRequired(setting, role),
  };
}

export const { addPasskey, deletePasskey, deleteTotp, lockAdmin, setPasskeyName } = queries;

/** Removes all second factors and recovery codes of an admin, and what was started with them. */
export async function removeSecondFactors(tx: Tx, adminId: string): Promise<void> {
  await queries.deleteTotp(tx, adminId);
  await queries.deletePasskeys(tx, adminId);
  await queries.replaceRecoveryCodes(tx, adminId, []);
  await queries.deleteChallengesOf(tx, adminId);
}
