import { randomBytes } from 'node:crypto';
import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { SecondFactorSetting, SecondStepMethod } from '@sikhya/contract/second-factor.ts';
import { encode } from 'uqr';
import type { Db, Tx } from '../../database/database.ts';
import { createSecretBox } from '../../secret-box.ts';
import { createChallenge, findChallenge, takeChallenge } from './challenges.ts';
import { createPasskeys } from './passkeys.ts';
import * as queries from './queries.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isSecondFactorRequired, readTotpCode } from './rules.ts';
import { createTotpUri, findTotpStep, toBase32 } from './totp.ts';

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

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** The second factors of admins: an authenticator app (TOTP), passkeys and recovery codes. */
export function createSecondFactors({ now, secrets, site, setting }: Dependencies) {
  const box = createSecretBox(secrets, 'second factor');
  const passkeys = createPasskeys(site, now);

  /** Starts to set up an authenticator app. It replaces an older one only when its first code is confirmed. */
  async function startTotp(db: Db, admin: { id: string; username: string }, sessionId: string) {
    const secret = randomBytes(SECRET_BYTES);
    const owner = { adminId: admin.id, sessionId, payload: box.encrypt(secret, admin.id) };
    await createChallenge(db, 'totp-new', owner, now());
    const uri = createTotpUri(secret, { issuer: site.name, account: admin.username });
    return { secret: toBase32(secret), uri, qrCode: createQrCode(uri) };
  }

  /** Returns 'expired' if the set-up was started too long ago, or in another session. */
  async function confirmTotp(
    tx: Tx,
    adminId: string,
    { sessionId, code }: { sessionId: string; code: string },
  ) {
    const key = { purpose: 'totp-new', sessionId };
    const started = await queries.findChallenge(tx, key, now());
    const secret = started?.adminId === adminId ? box.decrypt(started.payload, adminId) : null;
    if (!started || !secret) return 'expired';
    const step = findTotpStep(secret.content, readTotpCode(code) ?? '', { now: now(), lastStep: 0 });
    if (step === null) return 'wrong';
    await queries.takeChallenge(tx, key, now());
    // this code cannot be used again to sign in
    await queries.storeTotp(tx, { adminId, secret: started.payload, lastStep: step, createdAt: now() });
    return 'confirmed';
  }

  /** Checks a code of the authenticator app or a recovery code, and uses it up. Returns which of them it was. */
  async function checkCode(db: Db, adminId: string, typed: string): Promise<SecondStepMethod | null> {
    const code = readTotpCode(typed);
    if (code !== null) return (await checkTotp(db, adminId, code)) ? 'totp' : null;
    return (await takeRecoveryCode(db, adminId, typed)) ? 'recovery-code' : null;
  }

  async function checkTotp(db: Db, adminId: string, code: string): Promise<boolean> {
    const totp = await queries.findTotp(db, adminId);
    const secret = totp && box.decrypt(totp.secret, adminId);
    if (!secret) return false;
    const step = findTotpStep(secret.content, code, { now: now(), lastStep: totp.lastStep });
    if (step === null || !(await queries.useTotpStep(db, adminId, step, now()))) return false;
    if (!secret.isCurrent) await queries.setTotpSecret(db, adminId, box.encrypt(secret.content, adminId));
    return true;
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
    const totp = await queries.findTotp(db, adminId);
    const keys = await queries.listPasskeys(db, adminId);
    const recoveryCodesLeft = await queries.countRecoveryCodes(db, adminId);
    const methods: SecondStepMethod[] = [
      ...(totp ? ['totp' as const] : []),
      ...(keys.length > 0 ? ['passkey' as const] : []),
    ];
    const hasAny = methods.length > 0;
    if (hasAny && recoveryCodesLeft > 0) methods.push('recovery-code');
    return { hasTotp: totp !== undefined, passkeys: keys, recoveryCodesLeft, methods, hasAny };
  }

  return {
    passkeys,
    startTotp,
    confirmTotp,
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

/** Draws each run of dark squares in a row as one rectangle of a path. */
function createQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4 });
  const rows = data.map((row, y) => {
    const squares = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
    const runs = [...squares.matchAll(/x+/g)];
    return runs.map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
  });
  return { size, path: rows.join('') };
}
