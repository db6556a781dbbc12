import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '../../http/authenticate.ts';

export type TicketClaims = Pick<Caller, 'sessionId' | 'personId' | 'role'> & { fileId: string };

export type Tickets = ReturnType<typeof createTickets>;

const LIFE_MS = 5 * 60_000;
const AUDIENCE = 'sikhya-documents';
const TYPE = 'document-ticket+jwt';
const ALGORITHM = 'HS256';

/**
 * Document tickets are for URLs, which browsers store. They are signed with the same secret as session tokens, but with
 * another type and audience, so that neither is accepted in place of the other.
 */
export function createTickets(secrets: string[], now: () => Date) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));

  async function issue({ sessionId, personId, role, fileId }: TicketClaims) {
    const expiresAt = new Date(now().getTime() + LIFE_MS);
    const token = await new SignJWT({ role, sid: sessionId, file: fileId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(personId)
      .setAudience(AUDIENCE)
      .setExpirationTime(expiresAt)
      .sign(keys[0]!);
    return { token, expiresAt };
  }

  /** Returns null for a ticket that is forged or expired, and for any other token. */
  async function read(token: string): Promise<TicketClaims | null> {
    for (const key of keys) {
      const claims = await verify(key, token, now());
      if (claims) return claims;
    }
    return null;
  }

  return { issue, read };
}

async function verify(key: Uint8Array, token: string, currentDate: Date): Promise<TicketClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid', 'role', 'file'],
      currentDate,
    });
    return {
      sessionId: String(payload.sid),
      personId: String(payload.sub),
      role: payload.role === 'admin' ? 'admin' : 'student',
      fileId: String(payload.file),
    };
  } catch {
    return null;
  }
}
