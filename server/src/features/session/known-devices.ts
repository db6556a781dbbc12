import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** A device on which somebody signed in to the account before, read from its cookie. */
export type Device = { id: string; passwordFingerprint: string };

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const LIFE_SECONDS = 180 * 24 * 3600;
const AUDIENCE = 'sikhya-devices';
const TYPE = 'known-device+jwt';
const ALGORITHM = 'HS256';

/**
 * Recognises devices by a cookie that they get after a successful sign-in. The cookie does not sign anybody in. It lets
 * the device enter the password while sign-ins from unknown devices are slowed down. It is valid for one account, until
 * the password changes.
 */
export function createKnownDevices(secrets: string[], { now, https }: { now: () => Date; https: boolean }) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));

  /** Returns undefined if the cookie is missing, forged, expired or belongs to another account. */
  async function find(cookies: string, accountHash: string): Promise<Device | undefined> {
    const token = new RegExp(`(?:^|; *)${cookieName(accountHash)}=([\\w.-]+)`).exec(cookies)?.[1];
    if (!token) return undefined;
    for (const key of keys) {
      const device = await readWith(key, token, { subject: accountHash, currentDate: now() });
      if (device) return device;
    }
    return undefined;
  }

  /** Returns the value of a Set-Cookie header. */
  async function createCookie(accountHash: string, passwordHash: string, id: string = randomUUID()) {
    const token = await new SignJWT({ pwd: toFingerprint(passwordHash) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(accountHash)
      .setAudience(AUDIENCE)
      .setJti(id)
      .setExpirationTime(new Date(now().getTime() + LIFE_SECONDS * 1000))
      .sign(keys[0]!);
    const attributes = `Path=/api/auth/admin/login; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
    return `${cookieName(accountHash)}=${token}; ${attributes}${https ? '; Secure' : ''}`;
  }

  return { find, createCookie };
}

/** Whether the device signed in with the current password. */
export function matchesPassword({ passwordFingerprint }: Device, passwordHash: string): boolean {
  return passwordFingerprint === toFingerprint(passwordHash);
}

/** Each account has its own cookie, because several admins may share a browser. */
function cookieName(accountHash: string): string {
  return `sikhya-device-${accountHash.slice(0, 10)}`;
}

function toFingerprint(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);
}

async function readWith(key: Uint8Array, token: string, expected: { subject: string; currentDate: Date }) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'jti', 'pwd'],
      ...expected,
    });
    return { id: String(payload.jti), passwordFingerprint: String(payload.pwd) };
  } catch {
    return undefined;
  }
}
