import type { Db } from '../../database/database.ts';
import * as queries from './key-queries.ts';

/** The next signature creates a new key. What the old ones signed stays valid. Returns how many were retired. */
export const retireCertificateKeys = queries.retireKeys;

/** For a key that became known to others: nothing that it signed is valid any more. Returns false for an unknown key. */
export async function withdrawCertificateKey(db: Db, keyId: string, at: Date): Promise<boolean> {
  return queries.withdrawKey(db, keyId, at);
}
