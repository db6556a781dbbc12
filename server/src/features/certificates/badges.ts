import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getPublicKey, type PublicKey } from '@sikhya/contract/badges.ts';
import type { Db } from '../../database/database.ts';
import { nothingHere } from '../../errors.ts';
import { createTtlCache } from '../../http/ttl-cache.ts';
import {
  CONTEXTS,
  createCredential,
  createStatusList,
  describeIssuer,
  type Issuer,
  STATUS_LIST_SIZE,
} from './credential.ts';
import * as queries from './queries.ts';
import { createStatusBits } from './rules.ts';
import { requireValidCertificate } from './service.ts';
import { createSigningKeys } from './signing-keys.ts';

const compress = promisify(gzip);

/** A revocation shows after at most this time. */
export const STATUS_TTL_MS = 60_000;

export type BadgeDependencies = { db: Db; secrets: string[]; now: () => Date; issuer: Issuer };

/** The signed credentials, and what programs need in order to verify them. */
export function createBadges({ db, secrets, now, issuer }: BadgeDependencies) {
  const keys = createSigningKeys({ db, secrets, now });
  const lists = createTtlCache<string>({ ttlMs: STATUS_TTL_MS, maxKeys: 20 });
  const sign = (payload: Record<string, unknown>) =>
    keys.sign(payload, (keyId) => issuer.origin + getPublicKey.path.replace(':keyId', keyId));

  const signList = async (list: number): Promise<string> => {
    const from = list * STATUS_LIST_SIZE;
    const next = await queries.findNextStatusIndex(db);
    // the first list exists before the first certificate, so that a program can be tried
    if (list > 0 && from >= next) throw nothingHere();
    const valid = await queries.findValidStatusIndexes(db, from, from + STATUS_LIST_SIZE);
    const bits = createStatusBits({ from, size: STATUS_LIST_SIZE, next }, valid);
    // the letter names the encoding, base64url
    const encodedList = `u${(await compress(bits)).toString('base64url')}`;
    return sign(createStatusList({ list, encodedList, now: now(), ttlMs: STATUS_TTL_MS }, issuer));
  };

  return {
    describeIssuer: () => ({ '@context': CONTEXTS, ...describeIssuer(issuer) }),

    async listKeys(): Promise<{ keys: PublicKey[] }> {
      return { keys: await keys.listPublic() };
    },

    async getKey(keyId: string): Promise<PublicKey> {
      const key = (await keys.listPublic()).find(({ kid }) => kid === keyId);
      if (!key) throw nothingHere();
      return key;
    },

    async signCredential(code: string): Promise<string> {
      return sign(createCredential(await requireValidCertificate(db, code), issuer));
    },

    async readStatusList(name: string): Promise<string> {
      if (!/^(0|[1-9]\d{0,4})$/.test(name)) throw nothingHere();
      return lists.get(name, () => signList(Number(name)));
    },
  };
}
