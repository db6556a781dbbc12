import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser, in base64url. */
export type SubscriptionKeys = { p256dh: string; auth: string };

/** Random values, which a test replaces by those of the RFC. */
type Randomness = { salt: Buffer; privateKey?: Buffer };

const RECORD_SIZE = 4096;
const PUBLIC_KEY_BYTES = 65;
/** After the header, the tag of the cipher and the delimiter, the rest of a push of 4096 bytes. */
export const MAX_PAYLOAD_BYTES = RECORD_SIZE - 16 - 4 - 1 - PUBLIC_KEY_BYTES - 16 - 1;
/** Marks the end of the last record. */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a push message so that only the browser can read it: RFC 8291 with the coding aes128gcm of RFC 8188. */
export function encryptPush(
  payload: Buffer,
  { p256dh, auth }: SubscriptionKeys,
  { salt, privateKey }: Randomness = { salt: randomBytes(16) },
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const ownKey = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(ecdh.computeSecret(browserKey), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = [cipher.update(payload), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, recordSize, Buffer.from([ownKey.length]), ownKey, ...encrypted]);
}

/** Whether the keys are a point on the curve and a secret of the right length. */
export function areUsableKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  try {
    encryptPush(Buffer.alloc(0), { p256dh, auth });
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
