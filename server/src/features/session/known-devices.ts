import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** A device on which somebody signed in to the account before, as its cookie says. */
export type Device = { id: string; passwordMark: string };

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const LIFE_SECONDS = 180 * 24 * 3600;
const AUDIENCE = 'sikhya-devices';
const TYPE = 'known-device+jwt';
const ALGORITHM = 'HS256';

/**
 * Cookies by which a device is known again after a sign-in that succeeded. One signs nobody in: it only lets its device
 * try the password while tries from elsewhere are slowed down. It is good for one account, until the password changes.
 */
export function createKnownDevices(secrets: string[], { now, https }: { now: () => Date; https: boolean }) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));

  /** Undefined for a cookie that is absent, forged, expired or of another account. */
  async function find(cookies: string, accountHash: string): Promise<Device | undefined> {
    const token = new RegExp(`(?:^|; *)${cookieName(accountHash)}=([\\w.-]+)`).exec(cookies)?.[1];
    if (!token) return undefined;
    for (const key of keys) {
      const device = await readWith(key, token, { subject: accountHash, currentDate: now() });
      if (device) return device;
    }
    return undefined;
  }

  /** The header that makes a device known, or keeps it so. */
  async function remember(accountHash: string, passwordHash: string, id: string = randomUUID()) {
    const token = await new SignJWT({ pwd: markOf(passwordHash) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(accountHash)
      .setAudience(AUDIENCE)
      .setJti(id)
      .setExpirationTime(new Date(now().getTime() + LIFE_SECONDS * 1000))
      .sign(keys[0]!);
    const attributes = `Path=/api/auth/admin/login; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
    return `${cookieName(accountHash)}=${token}; ${attributes}${https ? '; Secure' : ''}`;
  }

  return { find, remember };
}

/** Whether the device was made known by the password that counts now. */
export function isOfPassword({ passwordMark }: Device, passwordHash: string): boolean {
  return passwordMark === markOf(passwordHash);
}

/** Several admins may share a browser, and each has a cookie. */
function cookieName(accountHash: string): string {
  return `sikhya-device-${accountHash.slice(0, 10)}`;
}

function markOf(passwordHash: string): string {
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
    return { id: String(payload.jti), passwordMark: String(payload.pwd) };
  } catch {
    return undefined;
  }
}
