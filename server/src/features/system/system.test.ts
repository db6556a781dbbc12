import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import type { SystemState } from '@sikhya/contract/system.ts';
import { sql } from 'drizzle-orm';
import { createBackup } from '../../backup/create-backup.ts';
import { recordRehearsalEnd, recordRehearsalStart } from '../../backup/rehearsal-queries.ts';
import { connect } from '../../database/database.ts';
import { openSideConnection } from '../../database/side-connection.ts';
import { runAlone } from '../../jobs/jobs.ts';
import { createMockTestCourse, createStudent, startAttempt } from '../../testing/mock-test-helpers.ts';
import { ADMIN, adminToken, testAppOn } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const DAY_MS = 24 * 3600 * 1000;
const NEVER = new AbortController().signal;

const { db, address } = await testDatabase();
const here = await testAppOn(db);
const locks = openSideConnection(address);
after(locks.close);
const headers = { authorization: `Bearer ${await adminToken(here)}` };

async function readState(from = here): Promise<SystemState> {
  const answer = await from.app.inject({ url: '/api/admin/system', headers });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json();
}

/** Causes an unexpected error: a table is missing. */
async function failOnce(from = here, url = '/api/admin/students'): Promise<string> {
  await db.execute(sql`alter table enrolments rename to enrolments_elsewhere`);
  const answer = await from.app.inject({ url, headers });
  await db.execute(sql`alter table enrolments_elsewhere rename to enrolments`);
  assert.equal(answer.statusCode, 500);
  assert.equal(answer.headers['x-request-id'], answer.json().requestId);
  return answer.json().requestId;
}

test('returns the state of the program, the database and the files to an admin', async () => {
  const { program, stored, storage } = await readState();
  assert.match(program.version, /^\d+\.\d+\.\d+$/);
  assert.ok(program.commit === null || /^[0-9a-f]{12}$/.test(program.commit));
  assert.ok(Date.parse(program.upSince) <= Date.now() && program.memoryBytes > 1e6);
  assert.match(stored!.database.version, /^1\d/);
  const { own, sizeBytes, pingMs, pool, connections } = stored!.database;
  assert.deepEqual([own, pool.size], [true, 4]);
  assert.ok(sizeBytes > 1e6 && pingMs > 0 && connections.open > 0 && connections.allowed >= connections.open);
  assert.deepEqual(
    [storage.kind, storage.place, stored!.files],
    ['disk', here.dataDir, { count: 0, bytes: 0 }],
  );
  assert.ok(storage.disk!.freeBytes > 0 && storage.disk!.freeBytes <= storage.disk!.totalBytes);
  const elsewhere = await testAppOn(db, { DATABASE_URL: 'postgres://somewhere/else' });
  assert.equal((await readState(elsewhere)).stored!.database.own, false);
});

test('returns the newest backup, which is old after two days', async () => {
  assert.deepEqual((await readState()).backup, {
    nightly: true,
    rehearsalDays: 1,
    folder: path.join(here.dataDir, 'backups'),
    last: null,
    state: 'none',
  });
  const backUpAgo = async (ms: number) => {
    const now = () => new Date(Date.now() - ms);
    const parts = { address, storage: here.storage, now, signal: NEVER };
    const { folder } = await createBackup(parts, 'sikhya', path.join(here.dataDir, 'backups'));
    const { last, state: age } = (await readState()).backup;
    assert.equal(last!.place, folder);
    assert.ok(last!.bytes > 0);
    return age;
  };
  assert.equal(await backUpAgo(2 * DAY_MS + 60_000), 'old');
  assert.equal(await backUpAgo(2 * DAY_MS - 60_000), 'fresh');
});

test('returns the last restore of a backup as a test, and the last that succeeded', async () => {
  const read = async () => (await readState()).stored!.rehearsals;
  assert.deepEqual(await read(), { last: null, succeededAt: null });
  const [first, second] = [new Date('2026-11-14T21:10:00Z'), new Date('2026-11-15T21:10:00Z')];
  const figures = { tables: 3, rows: 40, files: 5, lostFiles: 1 };
  await recordRehearsalStart(db, { backup: 'nightly-1', madeAt: first, startedAt: first });
  assert.equal((await read()).last!.endedAt, null);
  await recordRehearsalEnd(db, 'nightly-1', { endedAt: first, ...figures });
  const succeeded = await read();
  assert.deepEqual([succeeded.last!.figures, succeeded.succeededAt], [figures, first.toISOString()]);
  await recordRehearsalStart(db, { backup: 'nightly-2', madeAt: second, startedAt: second });
  await recordRehearsalEnd(db, 'nightly-2', { endedAt: second, failure: 'damaged', message: 'No.' });
  const { last, succeededAt } = await read();
  assert.deepEqual(
    [last!.backup, last!.failure, last!.message, last!.figures, succeededAt],
    ['nightly-2', 'damaged', 'No.', null, first.toISOString()],
  );
  const metrics = (await here.app.inject('/metrics')).body;
  assert.match(metrics, /^sikhya_restore_rehearsal_succeeded 0$/m);
  assert.match(
    metrics,
    new RegExp(`^sikhya_restore_rehearsal_last_success_timestamp_seconds ${first.getTime() / 1000}$`, 'm'),
  );
});

test('returns the last result of a job, whichever process ran it', async () => {
  let fails = true;
  const job = {
    name: 'tidy-up',
    everySeconds: 1,
    run: async () => {
      if (fails) throw new Error('mail to mina@example.com bounced');
    },
  };
  await assert.rejects(runAlone(db, locks, job, NEVER));
  const readJob = async (from = here) =>
    (await readState(from)).stored!.jobs.find(({ name }) => name === 'tidy-up')!;
  const failed = await readJob();
  assert.deepEqual([failed.running, failed.succeededAt, failed.runs, failed.failures], [false, null, 1, 1]);
  assert.equal(failed.failure!.message, 'mail to … bounced');
  fails = false;
  await runAlone(db, locks, job, NEVER);
  const succeeded = await readJob(await testAppOn(db));
  assert.deepEqual([succeeded.runs, succeeded.failures, succeeded.failure], [2, 1, failed.failure]);
  assert.ok(Date.parse(succeeded.succeededAt!) >= Date.parse(failed.failure!.at) && succeeded.lastMs! >= 0);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return held.promise;
  };
  const running = runAlone(db, locks, { ...job, run }, NEVER);
  await begun.promise;
  assert.equal((await readJob()).running, true);
  held.resolve();
  await running;
});

test('counts open attempts and locked-out sign-ins', async () => {
  const course = await createMockTestCourse(db, [2]);
  await startAttempt(await createStudent(here, 'rabi', [course]), course);
  for (let n = 0; n < 5; n += 1) {
    assert.equal((await readState()).stored!.lockedOut, 0);
    const payload = { username: ADMIN.username, password: 'not the password' };
    await here.app.inject({ method: 'POST', url: '/api/auth/admin/login', payload });
  }
  const { attemptsOpen, lockedOut } = (await readState()).stored!;
  assert.deepEqual([attemptsOpen, lockedOut], [1, 1]);
});

test('lists an error with the request id of its response, but without user input', async () => {
  const requestId = await failOnce(here, '/api/admin/students?search=kaberi');
  const [newest] = (await readState()).errors;
  const { id: _, at, process: name, ...error } = newest!;
  assert.deepEqual(error, {
    method: 'GET',
    route: '/api/admin/students',
    status: 500,
    requestId,
    message: 'PostgresError: relation "enrolments" does not exist',
  });
  assert.equal(at, here.clock.now.toISOString());
  assert.match(name, /:\d+$/);
  assert.ok(here.logged().includes(`"reqId":"${requestId}"`));
  assert.ok(!here.logged().includes('kaberi'), 'the log does not contain it either');
});

test('lists errors that another process has written', async () => {
  const other = await testAppOn(db);
  const requestId = await failOnce(other);
  await other.app.close();
  assert.ok((await readState()).errors.some((error) => error.requestId === requestId));
});

test('does not list refusals such as 401 and 404', async () => {
  const before = (await readState()).errors.length;
  await here.app.inject({ url: '/api/admin/courses/nothing', headers });
  await here.app.inject('/api/admin/students');
  assert.equal((await readState()).errors.length, before);
});

test('returns the state of the process while the database is unavailable', async () => {
  const { db: closingDb, close } = connect(address, 2);
  const offline = await testAppOn(closingDb);
  // fills the session cache
  assert.equal((await offline.app.inject({ url: '/api/auth/session', headers })).statusCode, 200);
  await close();
  const failed = await offline.app.inject({ url: '/api/admin/students', headers });
  assert.equal(failed.statusCode, 503);
  const { stored, errors, program } = await readState(offline);
  assert.equal(stored, null);
  assert.ok(program.memoryBytes > 0);
  assert.deepEqual(
    errors.map(({ route, status, requestId }) => [route, status, requestId]),
    [['/api/admin/students', 503, failed.json().requestId]],
  );
  const metrics = (await offline.app.inject('/metrics')).body;
  assert.match(metrics, /^sikhya_database_up 0$/m);
});
