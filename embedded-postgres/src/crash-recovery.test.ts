import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import {
  type Connection,
  kill,
  newFolder,
  newFolderWithDatabase,
  openClient,
  query,
  readPostmasterPid,
  spawnStart,
  start,
  startInProcess,
  waitUntil,
} from './testing.ts';

// Most of the time is spent waiting.
describe('crash recovery', { concurrency: 4 }, () => {
  test('25 a server adopts the PostgreSQL of a server that was killed', async (t) => {
    const dataDir = await newFolderWithDatabase(t);
    const killed = await startInProcess(t, { dataDir });
    await query(killed.connection, 'create table kept as select 7 as seven');
    const pid = await readPostmasterPid(dataDir);
    await killed.kill();

    const { connection, messages } = await start(t, { dataDir });
    assert.equal(await readPostmasterPid(dataDir), pid);
    assert.equal((await query(connection, 'select seven from kept'))[0]?.seven, 7);
    assert.match(messages.join(' '), /still runs/);
  });

  test('24 loses no acknowledged row when server and PostgreSQL are killed', async (t) => {
    const dataDir = await newFolderWithDatabase(t);
    const killed = await startInProcess(t, { dataDir });
    const acknowledged = await writeUntil(killed.connection, async () => {
      process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
      await killed.kill();
    });
    const { connection } = await start(t, { dataDir });
    const [row] = await query(connection, `select count(*)::int as n from kept where n <= ${acknowledged}`);
    assert.equal(row?.n, acknowledged);
  });

  test('restarts an adopted PostgreSQL at the same address and keeps owning it', async (t) => {
    const dataDir = await newFolderWithDatabase(t, 'd'.repeat(120));
    const killed = await startInProcess(t, { dataDir });
    await killed.kill();
    const { connection, messages } = await start(t, { dataDir });
    assert.deepEqual(connection, killed.connection);
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const pid = await readPostmasterPid(dataDir);
      messages.length = 0;
      process.kill(pid, signal);
      await waitUntil(async () => messages.includes('PostgreSQL is running again.'));
      assert.notEqual(await readPostmasterPid(dataDir), pid);
      assert.equal((await query(connection, 'select 1')).length, 1);
    }
    await assert.rejects(start(t, { dataDir }), new RegExp(`process ${process.pid}`));
  });

  test('takes ownership again when the connection that holds the lock is cut', async (t) => {
    const dataDir = await newFolderWithDatabase(t);
    const { connection, messages } = await start(t, { dataDir });
    const pid = await readPostmasterPid(dataDir);
    await query(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sikhya-server%'`,
    );
    await waitUntil(async () => messages.includes('PostgreSQL is running again.'));
    assert.equal(await readPostmasterPid(dataDir), pid);
    await assert.rejects(start(t, { dataDir }), /already uses/);
  });

  test('starts again when a server was killed while it created the database', async (t) => {
    const dataDir = await newFolder(t);
    const child = spawnStart(t, { dataDir });
    await waitUntil(async () => {
      const names = await readdir(dataDir, { recursive: true }).catch((): string[] => []);
      return names.some((name) => name.endsWith('PG_VERSION'));
    });
    await kill(child);

    const { connection } = await start(t, { dataDir });
    assert.equal((await query(connection, 'select 1')).length, 1);
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });

  test('ignores a postmaster.pid that is truncated or names another process', async (t) => {
    const dataDir = await newFolderWithDatabase(t);
    const cluster = join(dataDir, 'postgres');
    const otherPid = startSleep(t, cluster);
    for (const text of [
      '',
      `${otherPid}\n${cluster}\n1700000000\n5432\n${cluster}\n\n   123456    0\nready   \n`,
    ]) {
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
        await writeFile(join(cluster, name), text);
        await utimes(join(cluster, name), 1700000000, 1700000000);
      }
      const { connection, stop } = await start(t, { dataDir });
      assert.equal((await query(connection, 'select 1')).length, 1);
      await stop();
    }
  });
});

/** Writes rows one by one while `destroy` runs, until a write fails; returns how many were acknowledged. */
async function writeUntil(connection: Connection | undefined, destroy: () => Promise<void>): Promise<number> {
  await query(connection, 'create table kept (n int)');
  const client = await openClient(connection);
  let acknowledged = 0;
  const write = async (): Promise<void> => {
    await client.query('insert into kept values ($1)', [acknowledged + 1]);
    acknowledged += 1;
    return write();
  };
  const failed = assert.rejects(write());
  await waitUntil(async () => acknowledged > 50);
  await destroy();
  await failed;
  await client.end();
  return acknowledged;
}

function startSleep(t: TestContext, folder: string): number | undefined {
  const child = spawn('sleep', ['600'], { cwd: folder });
  t.after(() => kill(child));
  return child.pid;
}
