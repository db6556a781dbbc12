import assert from 'node:assert/strict';
import cluster from 'node:cluster';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Answers the primary as a server process does. */
const WORKER = `
process.on('message', ({ kind }) => {
  if (kind === 'start') process.send({ kind: 'ready', url: 'http://127.0.0.1' });
  if (kind === 'stop' || kind === 'retire') process.exit(0);
});
process.send({ kind: 'loaded' });
`;

type Scope = { after(work: () => Promise<unknown>): void };

/** The first process with this code sends a heartbeat and hangs; the later ones send none, so they are not judged. */
const createHangingWorker = (folder: string) => `
import { existsSync, writeFileSync } from 'node:fs';
import { sendHeartbeats } from ${JSON.stringify(path.join(import.meta.dirname, 'heartbeat.ts'))};
const file = ${JSON.stringify(path.join(folder, 'first'))};
const isFirst = !existsSync(file);
writeFileSync(file, '');
process.on('message', ({ kind }) => {
  if (kind === 'start') process.send({ kind: 'ready', url: 'http://127.0.0.1' }, () => isFirst && hang());
  if (kind === 'stop') process.exit(0);
});
function hang() {
  sendHeartbeats();
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
}
process.send({ kind: 'loaded' });
`;

/** Starts a pool of one process and ends that process with the next start failing. */
async function loseWorker(t: Scope, breakStart: () => void) {
  const { pool, waitFor } = await createPool(await temporaryFolder(t), WORKER);
  await pool.start();
  breakStart();
  pool.killAll();
  return { pool, waitFor };
}

/** Creates a pool of one process, which runs the code. */
async function createPool(folder: string, code: string, heartbeatMs?: number) {
  const exec = path.join(folder, 'worker.mjs');
  await writeFile(exec, code);
  cluster.setupPrimary({ exec, args: [], execArgv: [] });
  const lines: string[] = [];
  const pool = createWorkerPool({
    total: 1,
    address: 'postgres://127.0.0.1',
    log: (text) => lines.push(text),
    onGiveUp: (reason) => lines.push(reason),
    ...(heartbeatMs && { heartbeatMs }),
  });
  const waitFor = async (line: RegExp) => {
    while (!lines.some((text) => line.test(text))) await sleep(10);
  };
  return { pool, waitFor };
}

const FAULTS: [name: string, breakStart: () => void, repairStart: () => void][] = [
  [
    'the system reports the failure after the call',
    () => cluster.setupPrimary({ cwd: '/nowhere/at/all' }),
    () => cluster.setupPrimary({ cwd: process.cwd() }),
  ],
  [
    'the call itself fails',
    () => {
      // longer than the system passes to a process
      process.env.TOO_LONG = 'x'.repeat(1024 * 1024);
    },
    () => {
      delete process.env.TOO_LONG;
    },
  ],
];

for (const [name, breakStart, repairStart] of FAULTS)
  test(`a process that the system does not start is tried again: ${name}`, async (t) => {
    const { pool, waitFor } = await loseWorker(t, breakStart);
    await waitFor(/did not start, and is tried again: .*could not be started/);
    repairStart();
    await waitFor(/^Process \d+ is ready\.$/);
    await pool.stop();
    assert.deepEqual(Object.keys(cluster.workers ?? {}), []);
  });

test('stops at once after a process that the system did not start', async (t) => {
  const [, breakStart, repairStart] = FAULTS[0]!;
  const { pool, waitFor } = await loseWorker(t, breakStart);
  await waitFor(/did not start/);
  await pool.stop();
  repairStart();
});

test('stops a process that is starting, and starts no other one', async (t) => {
  const neverReady = WORKER.replace("kind === 'start'", 'false');
  const { pool } = await createPool(await temporaryFolder(t), neverReady);
  const started = assert.rejects(pool.start());
  await pool.stop();
  await started;
  await assert.rejects(pool.start());
  assert.deepEqual(Object.keys(cluster.workers ?? {}), []);
});

test('a process whose event loop hangs is killed, and another one takes its place', async (t) => {
  const folder = await temporaryFolder(t);
  const { pool, waitFor } = await createPool(folder, createHangingWorker(folder), 10);
  await pool.start();
  await waitFor(/^Process \d+ did not respond and was ended by SIGKILL; starting another one\.$/);
  await waitFor(/^Process \d+ is ready\.$/);
  await pool.stop();
});

test('a restart that is requested during the start follows it and leaves one process', async (t) => {
  const { pool, waitFor } = await createPool(await temporaryFolder(t), WORKER);
  const started = pool.start();
  pool.restartEach();
  pool.restartEach();
  await started;
  await waitFor(/^All 1 processes were restarted\.$/);
  assert.equal(Object.keys(cluster.workers ?? {}).length, 1);
  await pool.stop();
});
