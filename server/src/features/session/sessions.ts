import { TOKEN_LIFE_SECONDS } from '@sikhya/contract/constants.ts';
import type { Db } from '../../database/database.ts';
import { RETENTION } from '../../database/retention.ts';
import type { Caller } from '../../http/authenticate.ts';
import { repeat } from '../../http/repeat.ts';
import type { SecondFactors } from '../second-factor/service.ts';
import * as queries from './queries.ts';
import { createSessionCache, REFRESH_INTERVAL_MS } from './session-cache.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

export type Sessions = ReturnType<typeof createSessions>;

type Dependencies = { db: Db; now: () => Date; tokens: Tokens; factors: SecondFactors };

/** Opens, finds and ends sessions. The sessions in use are cached; the cache is refreshed until `close`. */
export function createSessions({ db, now, tokens, factors }: Dependencies) {
  const cache = createSessionCache(db, now, factors.isRequired);
  const refreshing = repeat(REFRESH_INTERVAL_MS, cache.refresh);

  /** Returns the token of the new session. */
  async function open({
    role,
    personId,
    device = '',
  }: Pick<TokenClaims, 'role' | 'personId'> & { device?: string }): Promise<string> {
    const expiresAt = new Date(now().getTime() + TOKEN_LIFE_SECONDS[role] * 1000);
    const owner =
      role === 'admin' ? { adminId: personId, verifiedAt: now() } : { studentId: personId, device };
    const sessionId = await queries.openSession(db, { ...owner, expiresAt });
    return tokens.sign({ sessionId, personId, role }, expiresAt);
  }

  async function identify(token: string): Promise<Caller | null> {
    const claims = await tokens.read(token);
    return claims && findCaller(claims);
  }

  /** Whether a student's session has only expired: nobody ended it, and the student may sign in again. */
  async function isExpired(token: string): Promise<boolean> {
    const claims = await tokens.readExpired(token, RETENTION.expiredSessionMs / 1000);
    return claims !== null && queries.isSessionExpired(db, claims, now());
  }

  /** Whether a genuine token, of any age, belongs to a student who has deleted the account. */
  async function isAccountDeleted(token: string): Promise<boolean> {
    const claims = await tokens.readOfAnyAge(token);
    return claims?.role === 'student' && !(await queries.isStudentKept(db, claims.personId));
  }

  /** Returns the person named in a token or a ticket, or null if the session has ended. */
  async function findCaller({ sessionId, personId }: TokenClaims): Promise<Caller | null> {
    const caller = await cache.find(sessionId);
    return caller?.personId === personId ? caller : null;
  }

  /** Ends another session of the student. Returns false if there is no such session. */
  async function signOutDevice(studentId: string, sessionId: string): Promise<boolean> {
    const isEnded = await queries.endSessionOfStudent(db, { studentId, sessionId }, now());
    cache.forget(sessionId);
    return isEnded;
  }

  async function logOut(caller: Caller): Promise<void> {
    await queries.endSession(db, caller.sessionId, now());
    cache.forget(caller.sessionId);
  }

  return {
    open,
    identify,
    isExpired,
    isAccountDeleted,
    findCaller,
    signOutDevice,
    logOut,
    forgetSessionsOf: cache.forgetSessionsOf,
    close: refreshing.stop,
  };
}
