import { randomBytes } from 'node:crypto';
import { encode } from 'uqr';
import type { Db, Tx } from '../../database/database.ts';
import { createSecretBox } from '../../secret-box.ts';
import { createChallenge } from './challenges.ts';
import * as queries from './queries.ts';
import { readTotpCode } from './rules.ts';
import { createTotpUri, findTotpStep, toBase32 } from './totp.ts';

type Dependencies = {
  now: () => Date;
  /** The secrets of the server; the first one encrypts. */
  secrets: string[];
  /** The name of the site in the app. */
  issuer: string;
};

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Authenticator apps of admins (TOTP). Their secrets are stored encrypted. */
export function createAuthenticatorApps({ now, secrets, issuer }: Dependencies) {
  const box = createSecretBox(secrets, 'second factor');

  /** Starts to set up an authenticator app. It replaces an older one only when its first code is confirmed. */
  async function start(db: Db, admin: { id: string; username: string }, sessionId: string) {
    const secret = randomBytes(SECRET_BYTES);
    const owner = { adminId: admin.id, sessionId, payload: box.encrypt(secret, admin.id) };
    await createChallenge(db, 'totp-new', owner, now());
    const uri = createTotpUri(secret, { issuer, account: admin.username });
    return { secret: toBase32(secret), uri, qrCode: createQrCode(uri) };
  }

  /** Returns 'expired' if the set-up was started too long ago, or in another session. */
  async function confirm(tx: Tx, adminId: string, { sessionId, code }: { sessionId: string; code: string }) {
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

  /** Uses the code up. A secret that an old secret of the server has encrypted is encrypted again. */
  async function check(db: Db, adminId: string, code: string): Promise<boolean> {
    const totp = await queries.findTotp(db, adminId);
    const secret = totp && box.decrypt(totp.secret, adminId);
    if (!secret) return false;
    const step = findTotpStep(secret.content, code, { now: now(), lastStep: totp.lastStep });
    if (step === null || !(await queries.useTotpStep(db, adminId, step, now()))) return false;
    if (!secret.isCurrent) await queries.setTotpSecret(db, adminId, box.encrypt(secret.content, adminId));
    return true;
  }

  return { start, confirm, check };
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
