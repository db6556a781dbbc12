import { OFFLINE } from '@sikhya/contract/constants.ts';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { DATA_OWNER_KEY, getAccount } from '../session-store.ts';
import { getSignOutReason } from '../sign-out-reason.ts';
import { DATABASE_NAME, deleteChapterDatabase, type KeptFor, openDatabase } from './chapter-database.ts';
import { HINT_KEY } from './chapters-hint.ts';

const DAY_MS = 24 * 3600_000;

/** The facts that the device knows when the owner of its data is not signed in. */
type Ending = {
  owner: string;
  /** The person who is signed in. */
  account: string | null;
  /** Whether the app was opened without a session; otherwise the session has just ended. */
  isStart: boolean;
  /** Null when the person has logged out. */
  reason: ReturnType<typeof getSignOutReason>;
  /** The account for which an earlier decision keeps the chapters. */
  keptFor: KeptFor | null;
  now: number;
};

/**
 * An expired session does not mean that the person has left: the chapters wait, encrypted, for the next sign-in of the same
 * person. Every other end deletes them. `wait` leaves the decision to the tab whose session ended first.
 */
export function chooseEnding(ending: Ending): 'delete' | 'keep' | 'wait' {
  const { owner, account, isStart, reason, keptFor, now } = ending;
  if (account !== null) return 'delete';
  if (isStart && keptFor?.account === owner) return now < keptFor.until ? 'keep' : 'delete';
  if (reason?.isExpired) return 'keep';
  return !isStart && reason?.reason === 'signedOutInAnotherTab' ? 'wait' : 'delete';
}

/** Deletes the chapters and the key of this device, or keeps them for the person whose session has expired. */
export async function endChapters(isStart: boolean): Promise<'kept' | undefined> {
  const [account, reason, now] = [getAccount(), getSignOutReason(), Date.now()];
  const owner = readStorage('localStorage', DATA_OWNER_KEY);
  const stored = await readStored().catch(() => null);
  if (owner === null || stored === null) return void (await deleteChapters());
  const ending = chooseEnding({ ...stored, owner, account, isStart, reason, now });
  if (ending === 'delete') return void (await deleteChapters());
  if (ending === 'keep') await keep(owner, isStart ? stored.keptFor : null, now);
  return 'kept';
}

async function keep(account: string, earlier: KeptFor | null, now: number): Promise<void> {
  // no lease lasts longer
  const keptFor = earlier ?? { account, until: now + OFFLINE.leaseDays * DAY_MS };
  await (await openDatabase()).put('device', keptFor, 'kept-for');
}

async function deleteChapters(): Promise<void> {
  await deleteChapterDatabase();
  writeStorage('localStorage', HINT_KEY, null);
}

/** Null if there are no chapters. */
async function readStored(): Promise<{ keptFor: KeptFor | null } | null> {
  // opening a database that does not exist would create it
  const databases = await indexedDB.databases?.();
  if (databases && !databases.some(({ name }) => name === DATABASE_NAME)) return null;
  const db = await openDatabase();
  if ((await db.count('chapters')) === 0) return null;
  const keptFor = await db.get('device', 'kept-for');
  return { keptFor: keptFor && 'until' in keptFor ? keptFor : null };
}

/** Whether chapters wait for the next sign-in of their owner. */
export async function areChaptersKept(): Promise<boolean> {
  return ((await readStored().catch(() => null))?.keptFor ?? null) !== null;
}

/** For somebody who uses this device after the owner. */
export async function removeKeptChapters(): Promise<void> {
  await deleteChapters();
  writeStorage('localStorage', DATA_OWNER_KEY, null);
}

/** The owner has signed in again. */
export async function stopKeeping(): Promise<void> {
  await (await openDatabase()).delete('device', 'kept-for');
}
