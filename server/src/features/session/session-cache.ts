import type { AdminRole } from '@sikhya/contract/permissions.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';

/** A session that another process has ended is accepted for at most this long. The guarantee is 30 s. */
const TTL_MS = 25_000;
export const REFRESH_INTERVAL_MS = 8_000;
/** A session that was not used for this long is not refreshed. Its next request reads it from the database. */
const IDLE_MS = 5 * 60_000;
/** How long an ended session is cached, so that its token does not cause a query each time. */
const ENDED_TTL_MS = 5_000;
const MAX_ENTRIES = 20_000;
const BATCH_SIZE = 1000;

type Entry = { caller: Caller; checkedAt: number; usedAt: number };

/**
 * Caches live sessions. Sessions in use are refreshed in batches before they expire: in an exam thousands of students
 * send a request every few seconds, and none of these requests has to wait for a query of its own.
 */
export function createSessionCache(
  db: Db,
  now: () => Date,
  isSecondFactorRequired: (role: AdminRole) => boolean = () => false,
) {
  const entries = new Map<string, Entry>();
  const ended = new Map<string, number>();
  /** How often sessions were forgotten. */
  let forgotten = 0;

  async function find(sessionId: string): Promise<Caller | null> {
    const time = now().getTime();
    const cached = entries.get(sessionId);
    if (cached && isWithin(TTL_MS, cached.checkedAt, time)) {
      cached.usedAt = time;
      return cached.caller;
    }
    if (isWithin(ENDED_TTL_MS, ended.get(sessionId), time)) return null;
    const forgottenBefore = forgotten;
    const session = await queries.findLiveSession(db, sessionId, new Date(time));
    entries.delete(sessionId);
    if (!session) {
      evictOldest(ended);
      ended.set(sessionId, time);
      return null;
    }
    const caller = toCaller(session, isSecondFactorRequired);
    // read again at each request, so that all processes know at once when it has been set up or restored
    if (isRestricted(caller)) return caller;
    // the session may have ended after the read
    if (forgotten !== forgottenBefore) return caller;
    evictOldest(entries);
    entries.set(sessionId, { caller, checkedAt: time, usedAt: time });
    return caller;
  }

  async function refresh(): Promise<void> {
    const time = now().getTime();
    const due: string[] = [];
    for (const [sessionId, { usedAt, checkedAt }] of entries) {
      if (usedAt < time - IDLE_MS) entries.delete(sessionId);
      else if (!isWithin(TTL_MS - 2 * REFRESH_INTERVAL_MS, checkedAt, time)) due.push(sessionId);
    }
    for (let start = 0; start < due.length; start += BATCH_SIZE) {
      const batch = due.slice(start, start + BATCH_SIZE);
      const live = new Map(
        (await queries.findLiveSessions(db, batch, new Date(time))).map((session) => [session.id, session]),
      );
      for (const sessionId of batch) {
        const cached = entries.get(sessionId);
        const session = live.get(sessionId);
        const caller = session && toCaller(session, isSecondFactorRequired);
        if (!caller || isRestricted(caller)) entries.delete(sessionId);
        else if (cached) entries.set(sessionId, { ...cached, caller, checkedAt: time });
      }
    }
  }

  function forget(sessionId: string): void {
    forgotten += 1;
    entries.delete(sessionId);
  }

  function forgetSessionsOf(personId: string): void {
    forgotten += 1;
    for (const [sessionId, { caller }] of entries) if (caller.personId === personId) forget(sessionId);
  }

  return { find, refresh, forget, forgetSessionsOf };
}

/** Also false if `since` is in the future, because the clock was then set back. */
function isWithin(ms: number, since: number | undefined, time: number): boolean {
  return since !== undefined && since <= time && time - since < ms;
}

function evictOldest(map: Map<string, unknown>): void {
  if (map.size >= MAX_ENTRIES) map.delete(map.keys().next().value!);
}

function isRestricted({ mustSetUpSecondFactor, isDeleted }: Caller): boolean {
  return mustSetUpSecondFactor === true || isDeleted === true;
}

function toCaller(
  { id: sessionId, studentId, adminId, adminRole, hasSecondFactor, eraseAt }: queries.LiveSession,
  isSecondFactorRequired: (role: AdminRole) => boolean,
): Caller {
  if (!adminId || !adminRole)
    return { role: 'student', personId: studentId!, sessionId, ...(eraseAt && { isDeleted: true as const }) };
  const mustSetUpSecondFactor = !hasSecondFactor && isSecondFactorRequired(adminRole);
  return {
    role: 'admin',
    adminRole,
    personId: adminId,
    sessionId,
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor: true as const }),
  };
}
