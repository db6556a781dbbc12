import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { after, test } from 'node:test';
import { inArray, sql } from 'drizzle-orm';
import { DatabaseIsStandby } from '../database/errors.ts';
import { openSideConnection } from '../database/side-connection.ts';
import { jobRuns } from '../database/tables/system.ts';
import { StorageError } from '../storage/storage.ts';
import { testDatabase } from '../testing/test-database.ts';
import { getPauseMs, type Job, LockLost, pause, runAlone, startJobs } from './jobs.ts';

const { db, address } = await testDatabase(1);
const locks = openSideConnection(address);
after(locks.close);
const never = new AbortController().signal;

test('runs a job once at a time, but different jobs at the same time', async () => {
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
    void runAlone(db, locks, long, never).then(() => order.push('ended'));
  });
  await begun;
  await runAlone(
    db,
    locks,
    job('long', async () => assert.fail('it is already running')),
    never,
  );
  await runAlone(
    db,
    locks,
    job('other', async () => void order.push('other')),
    never,
  );
  finish();
  while (!order.includes('ended')) await new Promise((resolve) => setImmediate(resolve));
  await runAlone(
    db,
    locks,
    job('long', async () => void order.push('again')),
    never,
  );
  assert.deepEqual(order, ['asked', 'begun', 'other', 'ended', 'again']);
});

test('logs a failure and runs the job again; stop waits for the running job', async () => {
  const failures: string[] = [];
  let runs = 0;
  let isFinished = false;
  const third = Promise.withResolvers<void>();
  const log = { error: ({ err }: { err: unknown }, message: string) => failures.push(`${message}: ${err}`) };
  const jobs = startJobs(db, locks, log, [
    {
      name: 'faulty',
      everySeconds: 0,
      async run(signal) {
        runs += 1;
        if (runs === 1) throw new Error('something failed');
        if (runs < 3) return;
        third.resolve();
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        isFinished = true;
      },
    },
  ]);
  await third.promise;
  await jobs.stop();
  assert.deepEqual([runs, isFinished, failures], [3, true, ['faulty failed: Error: something failed']]);
});

test('deletes the last run of a job that was removed or turned off after a week', async () => {
  const aDayMs = 24 * 3600 * 1000;
  const getStart = (days: number) => new Date(Date.now() - days * aDayMs);
  await db.insert(jobRuns).values([
    { name: 'removed', startedAt: getStart(8) },
    { name: 'of-another-server', startedAt: getStart(1) },
    { name: 'paused', startedAt: getStart(400), runs: 5 },
  ]);
  const log = { error: ({ err }: { err: unknown }) => assert.fail(String(err)) };
  const jobs = startJobs(db, locks, log, [{ name: 'paused', everySeconds: 3600, run: async () => {} }]);
  await jobs.stop();
  const rows = await db
    .select({ name: jobRuns.name, runs: jobRuns.runs })
    .from(jobRuns)
    .where(inArray(jobRuns.name, ['removed', 'of-another-server', 'paused']))
    .orderBy(jobRuns.name);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['of-another-server', 'paused'],
  );
  assert.ok(rows[1]!.runs >= 5);
});

test('several jobs at the same time work with a pool of one connection', async () => {
  const finished: string[] = [];
  const names = ['a', 'b', 'c', 'd'];
  const done = Promise.withResolvers<void>();
  const jobs = startJobs(
    db,
    locks,
    { error: ({ err }) => done.reject(err) },
    names.map((name) => ({
      name: `small pool ${name}`,
      everySeconds: 60,
      async run() {
        await db.execute(sql`select pg_sleep(0.05)`);
        finished.push(name);
        if (finished.length === names.length) done.resolve();
      },
    })),
  );
  await done.promise;
  await jobs.stop();
  assert.deepEqual(finished.sort(), names);
});

test('does not run a job that another process runs, until that process ends', async () => {
  const elsewhere = openSideConnection(address);
  assert.ok(await elsewhere.tryLock('job shared'));
  let runs = 0;
  const job: Job = { name: 'shared', everySeconds: 60, run: async () => void runs++ };
  await runAlone(db, locks, job, never);
  assert.equal(runs, 0);
  await elsewhere.close();
  while (runs === 0) await runAlone(db, locks, job, never);
  assert.equal(runs, 1);
});

test('a job ends and fails when the connection with its lock is lost', async () => {
  const elsewhere = openSideConnection(address);
  after(elsewhere.close);
  const begun = Promise.withResolvers<void>();
  const job: Job = {
    name: 'interrupted',
    everySeconds: 60,
    run(signal) {
      begun.resolve();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  };
  const running = runAlone(db, elsewhere, job, never);
  await begun.promise;
  await db.execute(sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended('job interrupted', 0)`);
  await assert.rejects(running, LockLost);
  let runs = 0;
  await runAlone(db, elsewhere, { ...job, run: async () => void runs++ }, never);
  assert.equal(runs, 1, 'it gets the lock again on a new connection');
});

test('a pause ends with its time or its signal, and leaves no listener on the signal', async () => {
  const stopping = new AbortController();
  const listeners = () => getEventListeners(stopping.signal, 'abort').length;
  await pause(0, stopping.signal);
  assert.equal(listeners(), 0);
  const long = pause(3_600_000, stopping.signal);
  assert.equal(listeners(), 1);
  stopping.abort();
  await long;
  await pause(3_600_000, stopping.signal);
  assert.equal(listeners(), 0);
});

test('a run that the database interrupted is repeated within half a minute, other failures after the pause', () => {
  const job = { name: 'x', everySeconds: 3600, run: async () => {} };
  const now = new Date();
  assert.equal(getPauseMs(job, now, new LockLost()), 30_000);
  assert.equal(getPauseMs(job, now, new DatabaseIsStandby()), 30_000);
  assert.equal(getPauseMs({ ...job, everySeconds: 5 }, now, new LockLost()), 5000);
  assert.equal(getPauseMs(job, now, new Error('something else')), 3_600_000);
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  assert.equal(getPauseMs(job, now, refused), 30_000);
  assert.equal(getPauseMs(job, now, new StorageError('away', refused)), 3_600_000);
});

test('a nightly job starts at its hour in India, whenever the server was started', () => {
  const job = { name: 'x', everySeconds: 1, indianHour: 3, run: async () => {} };
  const startsAt = (now: string) => {
    const start = new Date(now);
    return new Date(start.getTime() + getPauseMs(job, start)).toISOString();
  };
  assert.equal(startsAt('2026-11-16T12:00:00.000Z'), '2026-11-16T21:30:00.000Z');
  assert.equal(startsAt('2026-11-16T21:29:59.999Z'), '2026-11-16T21:30:00.000Z');
  assert.equal(startsAt('2026-11-16T21:30:00.000Z'), '2026-11-17T21:30:00.000Z');
  assert.equal(getPauseMs({ name: 'x', everySeconds: 1, run: job.run }, new Date()), 1000);
});
