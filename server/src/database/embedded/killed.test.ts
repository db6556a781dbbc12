import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { postgres } from '../driver.ts';
import {
  type Connection,
  eventually,
  filledFolder,
  kill,
  newFolder,
  postmasterPid,
  query,
  spawnSupervisor,
  start,
  startElsewhere,
} from './for-test.ts';

// Most of the time is spent waiting.
describe('kills and crashes', { concurrency: 4 }, () => {
  test('25 the server is killed: the next adopts its PostgreSQL', async (t) => {
    const dataDir = await filledFolder(t);
    const killed = await startElsewhere(t, { dataDir });
    await query(killed.connection, 'create table kept as select 7 as seven');
    const pid = await postmasterPid(dataDir);
    await killed.kill();

    const { connection, said } = await start(t, { dataDir });
    assert.equal(await postmasterPid(dataDir), pid);
    assert.equal((await query(connection, 'select seven from kept'))[0]?.seven, 7);
    assert.match(said.join(' '), /still runs/);
  });

  test('24 server and PostgreSQL are killed: no row that was acknowledged is lost', async (t) => {
    const dataDir = await filledFolder(t);
    const killed = await startElsewhere(t, { dataDir });
    const acknowledged = await writeUntil(killed.connection, async () => {
      process.kill(await postmasterPid(dataDir), 'SIGKILL');
      await killed.kill();
    });
    const { connection } = await start(t, { dataDir });
    const [row] = await query(connection, `select count(*)::int as n from kept where n <= ${acknowledged}`);
    assert.equal(row?.n, acknowledged);
  });

  test('PostgreSQL dies under an adopting server: it comes back at the same address, owned', async (t) => {
    const dataDir = await filledFolder(t, 'd'.repeat(120));
    const killed = await startElsewhere(t, { dataDir });
    await killed.kill();
    const { connection, said } = await start(t, { dataDir });
    assert.deepEqual(connection, killed.connection);
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const pid = await postmasterPid(dataDir);
      said.length = 0;
      process.kill(pid, signal);
      await eventually(async () => said.includes('PostgreSQL is back.'));
      assert.notEqual(await postmasterPid(dataDir), pid);
      assert.equal((await query(connection, 'select 1')).length, 1);
    }
    await assert.rejects(start(t, { dataDir }), new RegExp(`process ${process.pid}`));
  });

  test('the connection that holds the lock is cut: the same PostgreSQL is owned again', async (t) => {
    const dataDir = await filledFolder(t);
    const { connection, said } = await start(t, { dataDir });
    const pid = await postmasterPid(dataDir);
    await query(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sikhya-server%'`,
    );
    await eventually(async () => said.includes('PostgreSQL is back.'));
    assert.equal(await postmasterPid(dataDir), pid);
    await assert.rejects(start(t, { dataDir }), /already uses/);
  });

  test('the server is killed while it makes the database: the next begins anew', async (t) => {
    const dataDir = await newFolder(t);
    const child = spawnSupervisor(t, { dataDir });
    await eventually(async () => {
      const names = await readdir(dataDir, { recursive: true }).catch((): string[] => []);
      return names.some((name) => name.endsWith('PG_VERSION'));
    });
    await kill(child);

    const { connection } = await start(t, { dataDir });
    assert.equal((await query(connection, 'select 1')).length, 1);
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });

  test('postmaster.pid was cut off by a crash, or its number is that of another process now', async (t) => {
    const dataDir = await filledFolder(t);
    const cluster = join(dataDir, 'postgres');
    const other = await sleeper(t, cluster);
    for (const text of [
      '',
      `${other}\n${cluster}\n1700000000\n5432\n${cluster}\n\n   123456    0\nready   \n`,
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

/** Writes rows one by one, and goes on while the connection is destroyed; says how many were confirmed. */
async function writeUntil(connection: Connection | undefined, destroy: () => Promise<void>): Promise<number> {
  await query(connection, 'create table kept (n int)');
  const sql = postgres({ ...connection, max: 1 });
  let acknowledged = 0;
  const write = async (): Promise<void> => {
    await sql`insert into kept values (${acknowledged + 1})`;
    acknowledged += 1;
    return write();
  };
  const cutOff = assert.rejects(write());
  await eventually(async () => acknowledged > 50);
  await destroy();
  await cutOff;
  await sql.end({ timeout: 0 });
  return acknowledged;
}

async function sleeper(t: TestContext, folder: string): Promise<number | undefined> {
  const child = spawn('sleep', ['600'], { cwd: folder });
  t.after(() => kill(child));
  return child.pid;
}
