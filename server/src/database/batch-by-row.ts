import type { Db } from './database.ts';
import { getSqlState } from './errors.ts';

/** One batch runs while the next one collects; more batches at the same time would only be smaller. */
const MAX_RUNNING_BATCHES = 2;
/** In a larger batch, one more item costs as much as a statement of its own. */
const MAX_ITEMS = 100;

/** PostgreSQL refused and rolled back the whole statement, possibly because of a single item. */
const REFUSED = /^(22|23|40)/;

type Row = { id: string };
type Pending<Item, Result> = {
  item: Item;
  resolve(result: Result | undefined): void;
  reject(error: unknown): void;
};

/**
 * Runs one statement for many callers, each of whom works on a row of their own. Items that arrive while a batch runs
 * go into the next one; no item waits for others to arrive. Two items for the same row run one after the other. When
 * hundreds of students hand in at the same moment, a statement for each would cost several times as much.
 */
export function batchByRow<Item extends Row, Result extends Row>(
  run: (db: Db, items: Item[]) => Promise<Result[]>,
): (db: Db, item: Item) => Promise<Result | undefined> {
  const queues = new WeakMap<Db, ReturnType<typeof createQueue<Item, Result>>>();
  return (db, item) => {
    const queue = queues.get(db) ?? createQueue((items: Item[]) => run(db, items));
    queues.set(db, queue);
    return queue(item);
  };
}

function createQueue<Item extends Row, Result extends Row>(run: (items: Item[]) => Promise<Result[]>) {
  let pending: Pending<Item, Result>[] = [];
  const lockedRows = new Set<string>();
  let runningBatches = 0;
  let isScheduled = false;

  function startBatches(): void {
    isScheduled = false;
    while (canStart()) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      runningBatches += 1;
      for (const { item } of batch) lockedRows.add(item.id);
      void runBatch(batch).then(() => {
        runningBatches -= 1;
        for (const { item } of batch) lockedRows.delete(item.id);
        startBatches();
      });
    }
  }

  /** Starts a second batch only if it is at least as large as the first; otherwise batches would become small. */
  function canStart(): boolean {
    if (runningBatches === 0) return true;
    return runningBatches < MAX_RUNNING_BATCHES && pending.length >= lockedRows.size;
  }

  function takeBatch(): Pending<Item, Result>[] {
    const batch = new Map<string, Pending<Item, Result>>();
    const rest: Pending<Item, Result>[] = [];
    for (const entry of pending) {
      const { id } = entry.item;
      if (batch.size < MAX_ITEMS && !batch.has(id) && !lockedRows.has(id)) batch.set(id, entry);
      else rest.push(entry);
    }
    pending = rest;
    return [...batch.values()];
  }

  async function runBatch(batch: Pending<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      const byId = new Map(results.map((result) => [result.id, result]));
      for (const { item, resolve } of batch) resolve(byId.get(item.id));
    } catch (error) {
      const shouldSplit = batch.length > 1 && REFUSED.test(getSqlState(error) ?? '');
      if (shouldSplit) await Promise.all(batch.map((entry) => runBatch([entry])));
      else for (const { reject } of batch) reject(error);
    }
  }

  return (item: Item) =>
    new Promise<Result | undefined>((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      // Requests that arrived in the same turn of the event loop join the batch.
      setImmediate(startBatches);
    });
}
