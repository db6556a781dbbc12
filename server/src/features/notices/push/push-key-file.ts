import { createECDH } from 'node:crypto';
import path from 'node:path';
import { readOrCreateSecretFile } from '../../../storage/secret-file.ts';

/**
 * Returns the private key of a server without PUSH_PRIVATE_KEY. It is created at the first start, readable only by its owner.
 * Another key makes all subscriptions useless.
 */
export function readOrCreatePushKey(dataDir: string): Promise<string> {
  return readOrCreateSecretFile(path.join(dataDir, 'push-private-key'), () => {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    // a key with zeros at its start is shorter
    const key = Buffer.alloc(32);
    ecdh.getPrivateKey().copy(key, 32 - ecdh.getPrivateKey().length);
    return key.toString('base64url');
  });
}
