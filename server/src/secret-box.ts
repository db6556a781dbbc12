import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with a key that is derived from the first session secret, and decrypts what any of them encrypted, so that a
 * secret can be rotated. `purpose` separates the keys of different features. `owner` is bound to the content: what was
 * copied to the row of another owner cannot be decrypted.
 */
export function createSecretBox(sessionSecrets: string[], purpose: 'second factor' | 'certificate keys') {
  const keys = sessionSecrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `sikhya ${purpose}`, 32)),
  );

  function encrypt(content: Uint8Array, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, keys[0]!, iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /** Returns null if none of the secrets fits. `isCurrent` is false for content of an older secret. */
  function decrypt(box: string, owner: string): { content: Buffer; isCurrent: boolean } | null {
    const bytes = Buffer.from(box, 'base64url');
    for (const [index, key] of keys.entries()) {
      const content = decryptWith(key, bytes, owner);
      if (content) return { content, isCurrent: index === 0 };
    }
    return null;
  }

  return { encrypt, decrypt };
}

function decryptWith(key: Buffer, bytes: Buffer, owner: string): Buffer | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
