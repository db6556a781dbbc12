import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sheet } from '../sheet/sheet.ts';

interface MockTests extends DBSchema {
  sheets: { key: string; value: Sheet };
  /** The questions, written once: a test can be gone on with while there is no network. */
  papers: { key: string; value: TestAttempt };
}

// an answer is on the disk before it counts as kept: a battery may die at any moment
const STRICT = { durability: 'strict' } as const;

let database: Promise<IDBPDatabase<MockTests>> | undefined;

function mockTests(): Promise<IDBPDatabase<MockTests>> {
  database ??= openDB<MockTests>('mock-tests', 1, {
    upgrade(db) {
      db.createObjectStore('sheets');
      db.createObjectStore('papers');
    },
    // the browser closed it, for want of room or because site data was cleared
    terminated: () => {
      database = undefined;
    },
  });
  return database;
}

export async function readSheet(attemptId: string): Promise<Sheet | undefined> {
  return (await mockTests()).get('sheets', attemptId);
}

export async function allSheets(): Promise<Sheet[]> {
  return (await mockTests()).getAll('sheets');
}

export async function readPaper(attemptId: string): Promise<TestAttempt | undefined> {
  return (await mockTests()).get('papers', attemptId);
}

export async function writePaper(paper: TestAttempt): Promise<void> {
  await (await mockTests()).put('papers', paper, paper.attemptId);
}

/** One transaction, so that two tabs that answer at once both count. Undefined from `change` leaves all as it is. */
export async function changeSheet(
  attemptId: string,
  change: (sheet: Sheet | undefined) => Sheet | undefined,
): Promise<Sheet | undefined> {
  const tx = (await mockTests()).transaction('sheets', 'readwrite', STRICT);
  const before = await tx.store.get(attemptId);
  const after = change(before);
  if (after && after !== before) await tx.store.put(after, attemptId);
  await tx.done;
  return after;
}

export async function removeTest(attemptId: string): Promise<void> {
  const tx = (await mockTests()).transaction(['sheets', 'papers'], 'readwrite');
  await Promise.all([
    tx.objectStore('sheets').delete(attemptId),
    tx.objectStore('papers').delete(attemptId),
    tx.done,
  ]);
}
