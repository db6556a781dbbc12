import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readOrCreateSecretFile } from '../../storage/secret-file.ts';

/** Returns the secret of a server without SESSION_SECRET. It is created at the first start, readable only by its owner. */
export function readOrCreateSecret(dataDir: string): Promise<string> {
  return readOrCreateSecretFile(path.join(dataDir, 'session-secret'), () =>
    randomBytes(48).toString('base64url'),
  );
}
