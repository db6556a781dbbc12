import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createBackup } from '../backup/create-backup.ts';
import { getFilePath, getManifestPath, getTablePath, type Manifest } from '../backup/manifest.ts';
import { readRehearsals } from '../backup/rehearsal-queries.ts';
import { openSideConnection } from '../database/side-connection.ts';
import { restoreRehearsals } from '../database/tables/system.ts';
import { temporaryFolder } from '../storage/storage-for-test.ts';
import { createSiteWithContent, NEVER_ABORTED, readAllRows } from '../testing/site-with-content.ts';
import { runAlone } from './jobs.ts';
import { restoreRehearsal } from './restore-rehearsal.ts';

const HOUR_MS = 3_600_000;
const PROCESS = path.join(import.meta.dirname, '../testing/rehearsal-process.ts');

const site = await createSiteWithContent();
const { db, address } = site;
const clock = { ms: Date.now() };
const logged: object[] = [];

/** The folder of the backups of one test. */
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder({ after });
  logged.length = 0;
  await db.delete(restoreRehearsals);
});

const createJob = (changes: Partial<Parameters<typeof restoreRehearsal>[0]> = {}) =>
  restoreRehearsal({
    db,
    address,
    folder,
    everyDays: 1,
    databaseFolder: site.dataDir,
    now: () => new Date(clock.ms),
    log: { info: (details) => logged.push(details) },
    ...changes,
  });

const backUp = () =>
  createBackup({ ...site, now: () => new Date(clock.ms), signal: NEVER_ABORTED }, 'nightly', folder);

/** The databases that a rehearsal creates, of this test file only. */
async function listScratchDatabases(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select datname::text as name from pg_database
    where datname like 'sikhya_rehearsal_' ||
      (select oid from pg_database where datname = current_database()) || '_%'`);
  return rows.map(({ name }) => name);
}

async function waitForScratchDatabase(): Promise<void> {
  while ((await listScratchDatabases()).length === 0) await new Promise((done) => setTimeout(done, 5));
}

const readLast = async () => (await readRehearsals(db)).last;

async function flipBit(file: string): Promise<void> {
  const content = await readFile(file);
  content[content.length >> 1]! ^= 1;
  await writeFile(file, content);
}

async function rewriteManifest(backup: string, change: (manifest: Manifest) => object): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(getManifestPath(backup), 'utf8'));
  await writeFile(getManifestPath(backup), JSON.stringify(change(manifest)));
}

test('does nothing before the first backup', async () => {
  await createJob().run(NEVER_ABORTED);
  await createJob({ folder: path.join(folder, 'missing') }).run(NEVER_ABORTED);
  assert.deepEqual(await readRehearsals(db), { last: null, succeededAt: null });
});

test('restores the newest backup into a database of its own, compares it and drops it', async () => {
  const before = await readAllRows(address);
  const { manifest, folder: backup } = await backUp();
  const job = createJob();
  await job.run(NEVER_ABORTED);
  const last = await readLast();
  assert.deepEqual(
    [last!.backup, last!.failure, last!.tables, last!.files, last!.lostFiles],
    [path.basename(backup), null, manifest.tables.length, manifest.files.length, 0],
  );
  assert.equal(
    last!.rows,
    Object.values(before).reduce((sum, rows) => sum + rows.length, 0),
  );
  assert.ok(last!.endedAt && last!.endedAt >= last!.startedAt);
  assert.deepEqual(await listScratchDatabases(), []);
  assert.deepEqual(await readAllRows(address), before);
  await job.run(NEVER_ABORTED);
  assert.equal(logged.length, 1, 'restores the same backup once');
});

const BROKEN: Record<string, [change: (backup: string, manifest: Manifest) => Promise<unknown>, RegExp]> = {
  'a changed table': [
    (backup) => flipBit(getTablePath(backup, 'students')),
    /students\.copy\.gz was changed since it was written/,
  ],
  'a changed file': [
    (backup, { files }) => flipBit(getFilePath(backup, files[0]!.key)),
    /was changed since it was written/,
  ],
  'a missing file': [
    (backup, { files }) => rm(getFilePath(backup, files.at(-1)!.key)),
    /cannot be read \(ENOENT\)/,
  ],
  'a file that is not in the manifest': [
    (backup) => rewriteManifest(backup, (manifest) => ({ ...manifest, files: manifest.files.slice(1) })),
    /does not contain 1 files of its database/,
  ],
  'other numbers of rows than in the manifest': [
    (backup) =>
      rewriteManifest(backup, (manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
    /\d+ rows instead of \d+/,
  ],
};

for (const [what, [change, message]] of Object.entries(BROKEN)) {
  test(`reports a backup with ${what} as damaged and leaves nothing behind`, async () => {
    const { folder: backup, manifest } = await backUp();
    await change(backup, manifest);
    await assert.rejects(createJob().run(NEVER_ABORTED), message);
    const last = await readLast();
    assert.equal(last!.failure, 'damaged');
    assert.match(last!.message!, message);
    assert.ok(last!.endedAt);
    assert.equal((await readRehearsals(db)).succeededAt, null);
    assert.deepEqual(await listScratchDatabases(), []);
  });
}

test('repeats a failed rehearsal after six hours', async () => {
  const { folder: backup } = await backUp();
  const intact = await readFile(getTablePath(backup, 'students'));
  await flipBit(getTablePath(backup, 'students'));
  const job = createJob();
  await assert.rejects(job.run(NEVER_ABORTED));
  await writeFile(getTablePath(backup, 'students'), intact);
  await job.run(NEVER_ABORTED);
  assert.equal((await readLast())!.failure, 'damaged');
  clock.ms += 6 * HOUR_MS;
  await job.run(NEVER_ABORTED);
  const last = await readLast();
  assert.deepEqual([last!.failure, last!.message], [null, null]);
});

test('says that the database user may not create databases', async () => {
  await backUp();
  const username = `reader_${crypto.randomUUID().slice(0, 8)}`;
  await db.execute(sql.raw(`create role ${username} login password 'x' nocreatedb`));
  try {
    const job = createJob({ address: { ...address, username, password: 'x' } });
    await assert.rejects(job.run(NEVER_ABORTED), /may not create databases/);
  } finally {
    await db.execute(sql.raw(`drop role ${username}`));
  }
  const last = await readLast();
  assert.equal(last!.failure, 'permission');
  assert.match(last!.message!, /ALTER ROLE … CREATEDB/);
});

test('does not fill a disk that has too little space', { skip: process.platform !== 'linux' }, async () => {
  await backUp();
  // a file system without any space
  await assert.rejects(createJob({ databaseFolder: '/proc' }).run(NEVER_ABORTED), /too little space/);
  assert.equal((await readLast())!.failure, 'space');
});

test('stops a restore that takes too long', async () => {
  await backUp();
  const slow = createJob({ maxMs: 20 });
  await assert.rejects(slow.run(NEVER_ABORTED), /took too long/);
  assert.equal((await readLast())!.failure, 'timeout');
  assert.deepEqual(await listScratchDatabases(), []);
});

test('drops the database and forgets the rehearsal when the server stops', async () => {
  await backUp();
  const stopping = new AbortController();
  const job = createJob();
  const running = job.run(stopping.signal);
  await waitForScratchDatabase();
  stopping.abort();
  await running;
  assert.deepEqual(await listScratchDatabases(), []);
  assert.equal(await readLast(), null);
  await job.run(NEVER_ABORTED);
  assert.equal((await readLast())!.failure, null);
});

test('cleans up after a process that was killed, and repeats the rehearsal six hours later', async () => {
  // the process uses the real clock
  clock.ms = Date.now();
  await backUp();
  const env = { ...process.env, REHEARSAL: JSON.stringify({ address, folder }) };
  const child = spawn(process.execPath, [PROCESS], { env, stdio: 'ignore' });
  await waitForScratchDatabase();
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal((await listScratchDatabases()).length, 1);
  assert.equal((await readLast())!.endedAt, null);
  clock.ms = Date.now();
  const job = createJob();
  await job.run(NEVER_ABORTED);
  assert.deepEqual(await listScratchDatabases(), []);
  assert.equal((await readLast())!.failure, 'interrupted');
  clock.ms += 6 * HOUR_MS;
  await job.run(NEVER_ABORTED);
  assert.equal((await readLast())!.failure, null);
});

test('several processes restore a backup once', async () => {
  await backUp();
  const locks = [openSideConnection(address), openSideConnection(address)];
  try {
    await Promise.all(locks.map((lock) => runAlone(db, lock, createJob(), NEVER_ABORTED)));
    assert.equal(logged.length, 1);
  } finally {
    for (const lock of locks) await lock.close();
  }
});
