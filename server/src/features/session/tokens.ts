import { type CryptoKey, jwtVerify, SignJWT } from 'jose';

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
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
/** So many tokens are known to be genuine at a time. */
const REMEMBERED = 20_000;

type Genuine = { claims: TokenClaims; expiresAt: number };

/** The first secret signs; tokens signed with any of them are read, so that a key can be changed. */
export function createTokens(secrets: string[], now: () => Date): Tokens {
  // made once: making a key costs as much as using it
  const keys = secrets.map((secret) =>
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify']),
  );
  const [signingKey] = keys;
  if (!signingKey) throw new Error('a secret is needed to sign tokens');
  /** A token that was genuine stays so; only its time runs out. */
  const remembered = new Map<string, Genuine>();

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
      const known = remembered.get(token);
      if (known) return known.expiresAt > now().getTime() ? known.claims : null;
      for (const key of keys) {
        const genuine = await readWith(await key, token, now());
        if (!genuine) continue;
        if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
        remembered.set(token, genuine);
        return genuine.claims;
      }
      return null;
    },
  };
}

async function readWith(key: CryptoKey, token: string, currentDate: Date): Promise<Genuine | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid', 'role'],
      currentDate,
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
