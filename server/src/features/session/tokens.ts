import { jwtVerify, SignJWT } from 'jose';

/** What a token says: which session it belongs to, and whose. The session's row has the last word. */
export type TokenClaims = { sessionId: string; personId: string; role: 'student' | 'admin' };

export type Tokens = {
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>;
  /** null for a token that is forged, expired, or not meant for this. */
  read(token: string): Promise<TokenClaims | null>;
};

const AUDIENCE = 'sikhya';
const TYPE = 'session+jwt';
const ALGORITHM = 'HS256';

/** The first secret signs; tokens signed with any of them are read, so that a key can be changed. */
export function createTokens(secrets: string[], now: () => Date): Tokens {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [signingKey] = keys;
  if (!signingKey) throw new Error('a secret is needed to sign tokens');

  return {
    sign: ({ sessionId, personId, role }, expiresAt) =>
      new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(personId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(signingKey),

    async read(token) {
      for (const key of keys) {
        const claims = await readWith(key, token, now());
        if (claims) return claims;
      }
      return null;
    },
  };
}

async function readWith(key: Uint8Array, token: string, currentDate: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid', 'role'],
      currentDate,
    });
    return {
      sessionId: String(payload.sid),
      personId: String(payload.sub),
      role: payload.role === 'admin' ? 'admin' : 'student',
    };
  } catch {
    return null;
  }
}
