import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export type Person = { sub: string; name: string; email: string; picture: string };

export const LOCAL_CLIENT_ID = 'sikhya-local';
export const TOKEN_SECONDS = 3600;

const TYPE = 'identity+jwt';
const ALGORITHM = 'HS256';

/** Creates the subject id of a person. It is always the same for one e-mail address. */
export function createSubjectId(email: string): string {
  return `local-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`;
}

/** Access tokens as JWTs, which any process with the same secret can verify without a table. */
export function createIdentityTokens(secret: string, now: () => Date) {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ sub, ...person }: Person): Promise<string> =>
      new SignJWT(person)
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(sub)
        .setAudience(LOCAL_CLIENT_ID)
        .setExpirationTime(new Date(now().getTime() + TOKEN_SECONDS * 1000))
        .sign(key),

    async read(token: string): Promise<(Person & { exp: number }) | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          audience: LOCAL_CLIENT_ID,
          currentDate: now(),
        });
        const { sub = '', name, email, picture, exp = 0 } = payload;
        return { sub, name: String(name), email: String(email), picture: String(picture), exp };
      } catch {
        return null;
      }
    },
  };
}
