import { type CryptoKey, jwtVerify, SignJWT } from 'jose';

/** The claims of a token. Whether its session is still open is decided by the session's row. */
export type TokenClaims = { sessionId: string; personId: string; role: 'student' | 'admin' };

export type Tokens = {
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>;
  /** Returns null for a token that is forged, expired or of another type. */
  read(token: string): Promise<TokenClaims | null>;
  /** Returns the claims of a genuine token that has expired within the last `maxAgeSeconds`. */
  readExpired(token: string, maxAgeSeconds: number): Promise<TokenClaims | null>;
  /** Returns the claims of a genuine token of any age. */
  readOfAnyAge(token: string): Promise<TokenClaims | null>;
};

const AUDIENCE = 'sikhya';
const TYPE = 'session+jwt';
const ALGORITHM = 'HS256';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const MAX_CACHED = 20_000;

type VerifiedToken = { claims: TokenClaims; expiresAt: number };

/** Signs with the first secret. Accepts tokens of all secrets, so that a secret can be rotated. */
export function createTokens(secrets: string[], now: () => Date): Tokens {
  // imported once, because importing a key costs as much as using it
  const keys = secrets.map((secret) =>
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify']),
  );
  const [signingKey] = keys;
  if (!signingKey) throw new Error('a secret is needed to sign tokens');
  /** A verified signature stays valid, so only the expiry has to be checked again. */
  const verified = new Map<string, VerifiedToken>();

  return {
    sign: async ({ sessionId, personId, role }, expiresAt) =>
      new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(personId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(await signingKey),

    async read(token) {
      const cached = verified.get(token);
      if (cached) return cached.expiresAt > now().getTime() ? cached.claims : null;
      for (const key of keys) {
        const result = await verify(await key, token, now());
        if (!result) continue;
        if (verified.size >= MAX_CACHED) verified.delete(verified.keys().next().value ?? '');
        verified.set(token, result);
        return result.claims;
      }
      return null;
    },

    async readExpired(token, maxAgeSeconds) {
      for (const key of keys) {
        const result = await verify(await key, token, now(), maxAgeSeconds);
        if (result) return result.expiresAt <= now().getTime() ? result.claims : null;
      }
      return null;
    },

    async readOfAnyAge(token) {
      for (const key of keys) {
        const result = await verify(await key, token, now(), Number.MAX_SAFE_INTEGER);
        if (result) return result.claims;
      }
      return null;
    },
  };
}

async function verify(
  key: CryptoKey,
  token: string,
  currentDate: Date,
  clockTolerance = 0,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid', 'role'],
      currentDate,
      clockTolerance,
    });
    const claims: TokenClaims = {
      sessionId: String(payload.sid),
      personId: String(payload.sub),
      role: payload.role === 'admin' ? 'admin' : 'student',
    };
    return { claims, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}
