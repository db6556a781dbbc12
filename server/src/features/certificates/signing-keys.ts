import type { PublicKey } from '@sikhya/contract/badges.ts';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  SignJWT,
} from 'jose';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { createSecretBox } from '../../secret-box.ts';
import * as queries from './key-queries.ts';

const ALGORITHM = 'EdDSA';
const CURVE = 'Ed25519';

type Dependencies = { db: Db; secrets: string[]; now: () => Date };
type SigningKey = { id: string; key: CryptoKey };

/** The keys that sign credentials. A key is created when a signature needs one. */
export function createSigningKeys({ db, secrets, now }: Dependencies) {
  const box = createSecretBox(secrets, 'certificate keys');

  /** Returns the newest key that can be decrypted: it may be encrypted with a session secret of the past. */
  const findUsable = async (on: Db | Tx): Promise<SigningKey | undefined> => {
    for (const { id, privateKey } of await queries.findSigningKeys(on)) {
      const decrypted = box.decrypt(privateKey, id);
      if (decrypted) return { id, key: await importPKCS8(decrypted.content.toString(), ALGORITHM) };
    }
    return undefined;
  };

  const create = async (tx: Tx): Promise<SigningKey> => {
    const pair = await generateKeyPair(ALGORITHM, { crv: CURVE, extractable: true });
    const { kty, crv, x } = await exportJWK(pair.publicKey);
    const id = await calculateJwkThumbprint({ kty: kty!, crv: crv!, x: x! });
    const publicKey: PublicKey = { kty: kty!, crv: crv!, x: x!, kid: id, alg: ALGORITHM, use: 'sig' };
    const privateKey = box.encrypt(Buffer.from(await exportPKCS8(pair.privateKey)), id);
    await queries.insertKey(tx, { id, publicKey, privateKey, createdAt: now() });
    return { id, key: pair.privateKey };
  };

  const getKey = async (): Promise<SigningKey> =>
    (await findUsable(db)) ??
    inTransaction(db, async (tx) => {
      await queries.lockKeys(tx);
      return (await findUsable(tx)) ?? create(tx);
    });

  return {
    /** Signs a credential as a JWT. `toKeyUrl` makes the address of a public key from its id. */
    async sign(payload: Record<string, unknown>, toKeyUrl: (keyId: string) => string): Promise<string> {
      const { id, key } = await getKey();
      return new SignJWT(payload)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: toKeyUrl(id) })
        .sign(key);
    },

    async listPublic(): Promise<PublicKey[]> {
      return (await queries.findPublicKeys(db)).map(({ publicKey }) => publicKey);
    },
  };
}
