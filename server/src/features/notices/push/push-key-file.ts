import { createECDH } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the private key of a server without PUSH_PRIVATE_KEY. It is created at the first start, readable only by its owner.
 * Another key makes all subscriptions useless.
 */
export async function readOrCreatePushKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'push-private-key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const handle = await open(file, 'wx', 0o600);
    // a key with zeros at its start is shorter
    const key = Buffer.alloc(32);
    ecdh.getPrivateKey().copy(key, 32 - ecdh.getPrivateKey().length);
    await handle.writeFile(key.toString('base64url'));
    await handle.sync();
    await handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
