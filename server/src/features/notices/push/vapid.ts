import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

export type Vapid = ReturnType<typeof createVapid>;

const LIFE_SECONDS = 12 * 3600;

/** Proves to a push service who sends (RFC 8292). The private key has 32 bytes, in base64url. */
export function createVapid(privateKey: string, { contact, now }: { contact: string; now: () => Date }) {
  const { publicKey, key } = readKey(privateKey);

  /** Returns the value of the Authorization header for one push service. */
  async function authorize(endpoint: string): Promise<string> {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(Math.floor(now().getTime() / 1000) + LIFE_SECONDS)
      .setSubject(contact)
      .sign(key);
    return `vapid t=${token}, k=${publicKey}`;
  }

  return { publicKey, authorize };
}

/** Returns the public key that browsers need to subscribe. Throws if the key is not one of the curve. */
export const getPublicKey = (privateKey: string): string => readKey(privateKey).publicKey;

function readKey(privateKey: string): { publicKey: string; key: KeyObject } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { publicKey: point.toString('base64url'), key: createPrivateKey({ key: jwk, format: 'jwk' }) };
}
