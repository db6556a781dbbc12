import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openAppDatabase } from '../../../lib/app-database.ts';
import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';
import { type Answer, type Attempt, setAnswer } from './attempt.ts';

/**
 * The attempts stored on this device, in IndexedDB; all tabs are notified of changes. Where the browser refuses
 * IndexedDB, as some private windows do, attempts are kept in memory until the page is closed.
 */

/** As the server sent it when the attempt was started. */
type StoredPaper = TestAttempt | ExamAttempt;

type Change = (attempt: Attempt | undefined) => Attempt | undefined;

/** The names of the database and its stores must not change: devices hold data under them. */
interface MockTestDatabase extends DBSchema {
  sheets: { key: string; value: Attempt };
  /** The questions, so that an attempt can be resumed offline. */
  papers: { key: string; value: StoredPaper };
}

// An answer counts as stored only once it is on the disk, because a phone's battery may die at any moment.
const STRICT = { durability: 'strict' } as const;

let connection: Promise<IDBPDatabase<MockTestDatabase>> | undefined;
let isRefused = false;
const memory = new Map<string, Attempt>();

async function openDatabase(): Promise<IDBPDatabase<MockTestDatabase>> {
  connection ??= openAppDatabase<MockTestDatabase>('mock-tests', 1, {
    upgrade: (db) => {
      db.createObjectStore('sheets');
      db.createObjectStore('papers');
    },
    onClosed: () => {
      connection = undefined;
    },
  });
  return connection;
}

/** Whether answers survive a reload of this page. */
export const isStoredOnDevice = () => !isRefused;

export async function readAttempt(attemptId: string): Promise<Attempt | undefined> {
  const attempt = await inDatabaseOrMemory(
    (db) => db.get('sheets', attemptId),
    () => memory.get(attemptId),
  );
  return attempt && addUnwrittenAnswers(attempt);
}

export async function listAttempts(student: string): Promise<Attempt[]> {
  const inMemory = () => [...memory.values()];
  const all = isRefused
    ? inMemory()
    : await openDatabase()
        .then((db) => db.getAll('sheets'))
        .catch(inMemory);
  return all.filter((attempt) => attempt.student === student).map(addUnwrittenAnswers);
}

/**
 * Reads and writes in one transaction, so that both of two tabs that change the attempt at once succeed. Nothing is
 * stored when `change` returns undefined.
 */
export async function updateAttempt(attemptId: string, change: Change): Promise<Attempt | undefined> {
  const applyChange: Change = (attempt) => change(attempt && addUnwrittenAnswers(attempt));
  const after = await inDatabaseOrMemory(
    async (db) => {
      const tx = db.transaction('sheets', 'readwrite', STRICT);
      const before = await tx.store.get(attemptId);
      const changed = applyChange(before);
      if (changed && changed !== before) await tx.store.put(changed, attemptId);
      await tx.done;
      return changed;
    },
    () => applyChange(memory.get(attemptId)),
  );
  // The copy in memory is used if the database fails later.
  if (after) memory.set(attemptId, after);
  notifyTabs(attemptId);
  return after;
}

/** After the first failure of the database this tab uses its memory. */
async function inDatabaseOrMemory<T>(
  inDatabase: (db: IDBPDatabase<MockTestDatabase>) => Promise<T>,
  inMemory: () => T,
): Promise<T> {
  if (!isRefused) {
    try {
      return await inDatabase(await openDatabase());
    } catch {
      isRefused = true;
    }
  }
  return inMemory();
}

export async function readPaper(attemptId: string): Promise<StoredPaper | undefined> {
  return openDatabase()
    .then((db) => db.get('papers', attemptId))
    .catch(() => undefined);
}

export async function writePaper(paper: StoredPaper): Promise<void> {
  await openDatabase()
    .then((db) => db.put('papers', paper, paper.attemptId))
    .catch(() => {});
}

/** Deletes the attempt and its paper. */
export async function deleteAttempt(attemptId: string): Promise<void> {
  memory.delete(attemptId);
  clearUnwrittenAnswers(attemptId);
  await openDatabase()
    .then((db) => {
      const tx = db.transaction(['sheets', 'papers'], 'readwrite');
      return Promise.all([
        tx.objectStore('sheets').delete(attemptId),
        tx.objectStore('papers').delete(attemptId),
        tx.done,
      ]);
    })
    .catch(() => {});
  notifyTabs(attemptId);
}

/**
 * Deletes what the server has, for a device that another person may use. Unsent answers stay until they are sent, except
 * those of `unsentOf`.
 */
export async function deleteSyncedAttempts({ unsentOf }: { unsentOf: string | null }): Promise<void> {
  if (typeof indexedDB === 'undefined' || isRefused) return;
  const db = await openDatabase();
  const attempts = (await db.getAll('sheets')).map(addUnwrittenAnswers);
  const unsent = attempts.filter(
    ({ student, unconfirmed, finished }) =>
      student !== unsentOf && (unconfirmed.length > 0 || finished !== null),
  );
  const kept = new Set(unsent.map(({ attemptId }) => attemptId));
  const papers = await db.getAllKeys('papers');
  const ids = [...papers, ...attempts.map(({ attemptId }) => attemptId)];
  for (const attemptId of new Set(ids)) if (!kept.has(attemptId)) await deleteAttempt(attemptId);
}

const listeners = new Set<(attemptId: string) => void>();
let channel: BroadcastChannel | undefined;

/** Also called for changes by other tabs. Returns a function that unsubscribes. */
export function onAttemptChange(listener: (attemptId: string) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyTabs(attemptId: string): void {
  openChannel()?.postMessage(attemptId);
  notifyThisTab(attemptId);
}

function notifyThisTab(attemptId: string): void {
  for (const listener of listeners) listener(attemptId);
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('mock-tests');
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => notifyThisTab(data));
  return channel;
}

/**
 * IndexedDB needs a moment to write, and the page may be reloaded or killed before that. Until then the newest answers
 * are in localStorage, which writes at once. The key must not change: devices hold data under it.
 */
const unwrittenKey = (attemptId: string) => `last-taps:${attemptId}`;

/** If localStorage is full or refused, only IndexedDB stores the answers. */
export function storeUnwrittenAnswers({ attemptId, unconfirmed, answers }: Attempt): void {
  const entries = unconfirmed.map((question) => [question, answers[question] ?? null]);
  writeStorage('localStorage', unwrittenKey(attemptId), JSON.stringify(entries));
}

export function clearUnwrittenAnswers(attemptId: string): void {
  writeStorage('localStorage', unwrittenKey(attemptId), null);
}

export function addUnwrittenAnswers(attempt: Attempt): Attempt {
  return readUnwrittenAnswers(attempt.attemptId)
    .filter(([question]) => question < attempt.answers.length)
    .reduce((before, [question, answer]) => setAnswer(before, question, answer), attempt);
}

function readUnwrittenAnswers(attemptId: string): [number, Answer][] {
  try {
    return JSON.parse(readStorage('localStorage', unwrittenKey(attemptId)) ?? '[]');
  } catch {
    return [];
  }
}
