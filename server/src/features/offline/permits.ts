import { jwtVerify, SignJWT } from 'jose';

/** Which paper was issued to whom and when. The attempt has its id before it exists, so that it is stored once. */
export type Permit = {
  attemptId: string;
  studentId: string;
  courseId: string;
  chapterId: string;
  paperId: string;
  issuedAt: Date;
};

export type Permits = ReturnType<typeof createPermits>;

const AUDIENCE = 'sikhya-offline-tests';
const TYPE = 'offline-test+jwt';
const ALGORITHM = 'HS256';
const SECOND_MS = 1000;

/**
 * A permit lets a student take one mock test without a connection. It is signed with the session secret under its own type
 * and audience. It has no expiry of its own: whether it is too old is a rule, with a message of its own.
 */
export function createPermits(secrets: readonly string[]) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));

  function issue({ attemptId, studentId, courseId, chapterId, paperId, issuedAt }: Permit): Promise<string> {
    return new SignJWT({ course: courseId, chapter: chapterId, paper: paperId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(studentId)
      .setJti(attemptId)
      .setAudience(AUDIENCE)
      .setIssuedAt(Math.floor(issuedAt.getTime() / SECOND_MS))
      .sign(keys[0]!);
  }

  /** Returns null for a permit that is forged, and for any other token. */
  async function read(token: string): Promise<Permit | null> {
    for (const key of keys) {
      const permit = await verify(key, token);
      if (permit) return permit;
    }
    return null;
  }

  return { issue, read };
}

async function verify(key: Uint8Array, token: string): Promise<Permit | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'iat', 'course', 'chapter', 'paper'],
    });
    return {
      attemptId: String(payload.jti),
      studentId: String(payload.sub),
      courseId: String(payload.course),
      chapterId: String(payload.chapter),
      paperId: String(payload.paper),
      issuedAt: new Date(Number(payload.iat) * SECOND_MS),
    };
  } catch {
    return null;
  }
}
