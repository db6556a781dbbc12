import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../testing/test-database.ts';
import { type Job, runAlone, startJobs } from './jobs.ts';

const { db } = await testDatabase();
const never = new AbortController().signal;

test('a job runs in one process at a time, and another job beside it', async () => {
  let finish = () => {};
  const order: string[] = [];
  const job = (name: string, work: () => Promise<void>): Job => ({ name, everySeconds: 1, run: work });
  const begun = new Promise<void>((resolve) => {
    const long = job('long', async () => {
      order.push('begun');
      resolve();
      await new Promise<void>((end) => (finish = end));
    });
    order.push('asked');
    void runAlone(db, long, never).then(() => order.push('ended'));
  });
  await begun;
  await runAlone(
    db,
    job('long', async () => assert.fail('it runs already')),
    never,
  );
  await runAlone(
    db,
    job('other', async () => void order.push('other')),
    never,
  );
  finish();
  while (!order.includes('ended')) await new Promise((resolve) => setImmediate(resolve));
  await runAlone(
    db,
    job('long', async () => void order.push('again')),
    never,
  );
  assert.deepEqual(order, ['asked', 'begun', 'other', 'ended', 'again']);
});

test('a failure is logged and the job is tried again; the end waits for what runs', async () => {
  const failures: string[] = [];
  let runs = 0;
  let isOver = false;
  const third = Promise.withResolvers<void>();
  const log = { error: ({ err }: { err: unknown }, message: string) => failures.push(`${message}: ${err}`) };
  const jobs = startJobs(db, log, [
    {
      name: 'faulty',
      everySeconds: 0,
      async run(signal) {
        runs += 1;
        if (runs === 1) throw new Error('no luck');
        if (runs < 3) return;
        third.resolve();
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        isOver = true;
      },
    },
  ]);
  await third.promise;
  await jobs.stop();
  assert.deepEqual([runs, isOver, failures], [3, true, ['faulty failed: Error: no luck']]);
});
