import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';

/** How long a process may go on believing a session that another one has ended; half a minute is promised. */
const TRUST_MS = 25_000;
/** So often those are asked for whose trust would end before the next time. */
export const LOOK_AGAIN_MS = 8_000;
/** Who did nothing for so long is not kept in mind; their next call asks. */
const IN_USE_MS = 5 * 60_000;
/** An ended session stays ended, so its token is not looked up in the database each time. */
const ENDED_MS = 5_000;
const REMEMBERED = 20_000;
const AT_ONCE = 1000;

type Known = { caller: Caller; checkedAt: number; usedAt: number };

/**
 * The sessions that live, as far as this process knows. Those in use are looked up together and ahead of time: in an
 * examination thousands of people call every few seconds, and none of these calls has to wait for a query of its own.
 */
export function createLiveSessions(db: Db, now: () => Date) {
  const remembered = new Map<string, Known>();
  const ended = new Map<string, number>();

  async function find(sessionId: string): Promise<Caller | null> {
    const time = now().getTime();
    const known = remembered.get(sessionId);
    if (known && isWithin(TRUST_MS, known.checkedAt, time)) {
      known.usedAt = time;
      return known.caller;
    }
    if (isWithin(ENDED_MS, ended.get(sessionId), time)) return null;
    const session = await queries.findLiveSession(db, sessionId, new Date(time));
    remembered.delete(sessionId);
    if (!session) {
      makeRoom(ended);
      ended.set(sessionId, time);
      return null;
    }
    const caller = callerOf(session, sessionId);
    makeRoom(remembered);
    remembered.set(sessionId, { caller, checkedAt: time, usedAt: time });
    return caller;
  }

  async function lookAgain(): Promise<void> {
    const time = now().getTime();
    const due: string[] = [];
    for (const [sessionId, { usedAt, checkedAt }] of remembered) {
      if (usedAt < time - IN_USE_MS) remembered.delete(sessionId);
      else if (!isWithin(TRUST_MS - 2 * LOOK_AGAIN_MS, checkedAt, time)) due.push(sessionId);
    }
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const some = due.slice(from, from + AT_ONCE);
      const living = new Set(await queries.findLiveSessions(db, some, new Date(time)));
      for (const sessionId of some) {
        const known = remembered.get(sessionId);
        if (!living.has(sessionId)) remembered.delete(sessionId);
        else if (known) known.checkedAt = time;
      }
    }
  }

  function forget(sessionId: string): void {
    remembered.delete(sessionId);
  }

  function forgetAllOf(personId: string): void {
    for (const [sessionId, { caller }] of remembered) if (caller.personId === personId) forget(sessionId);
  }

  return { find, lookAgain, forget, forgetAllOf };
}

/** Also false when the clock was set back since then: how long ago it was is not known any more. */
function isWithin(ms: number, since: number | undefined, time: number): boolean {
  return since !== undefined && since <= time && time - since < ms;
}

/** Of too many, the oldest goes. */
function makeRoom(map: Map<string, unknown>): void {
  if (map.size >= REMEMBERED) map.delete(map.keys().next().value!);
}

function callerOf(
  { studentId, adminId }: { studentId: string | null; adminId: string | null },
  sessionId: string,
): Caller {
  return adminId
    ? { role: 'admin', personId: adminId, sessionId }
    : { role: 'student', personId: studentId!, sessionId };
}
