import assert from 'node:assert/strict';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { currentPlatform, findPackage } from './binaries.ts';
import { newFolder, newFolderWithDatabase, query, readPostmasterPid, start, waitUntil } from './testing.ts';

// Most of the time is spent waiting.
describe('embedded PostgreSQL', { concurrency: 4 }, () => {
  test('creates a database that only this user can reach on the first start, and keeps its data over a restart', async (t) => {
    const dataDir = await newFolder(t);
    const first = await start(t, { dataDir });
    const [row] = await query(
      first.connection,
      `select current_user as who, current_database() as base, current_setting('listen_addresses') as listens,
         current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone,
         datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    );
    const names = { who: 'sikhya', base: 'sikhya', listens: '', checksums: 'on', zone: 'UTC' };
    assert.deepEqual({ ...row }, { ...names, provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' });
    for (const folder of [dataDir, join(dataDir, 'postgres')])
      assert.equal((await stat(folder)).mode & 0o777, 0o700, folder);
    assert.deepEqual(await readdir(dataDir), ['postgres']);
    assert.match(first.messages[0] ?? '', /^Creating a new database in/);

    await query(first.connection, 'create extension pg_trgm');
    const [word] = await query(first.connection, `select show_trgm('ଗଣିତ')::text as parts`);
    assert.notEqual(word?.parts, '{}', 'trigrams contain Odia letters');

    await query(first.connection, 'create table kept (word text); insert into kept values ($$ଓଡ଼ିଆ$$)');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    await assert.rejects(readPostmasterPid(dataDir), { code: 'ENOENT' });
    const second = await start(t, { dataDir });
    assert.equal((await query(second.connection, 'select * from kept'))[0]?.word, 'ଓଡ଼ିଆ');
    assert.doesNotMatch(second.messages.join(' '), /Creating/);
  });

  for (const name of ['ପରୀକ୍ଷା '.repeat(8).trim(), `with, comma it's "quoted" $HOME`]) {
    test(`uses a data folder called ${name} and keeps its mode`, async (t) => {
      const dataDir = await newFolderWithDatabase(t, name);
      await chmod(dataDir, 0o750);
      const { connection, stop } = await start(t, { dataDir });
      assert.equal((await query(connection, 'select 1')).length, 1);
      assert.equal((await stat(dataDir)).mode & 0o777, 0o750);
      assert.notEqual(connection.host, join(dataDir, 'postgres'));
      assert.equal((await stat(connection.host)).mode & 0o777, 0o700);
      await stop();
      await assert.rejects(stat(connection.host), { code: 'ENOENT' });
    });
  }

  test('uses loopback, a password and pg_ctl, as on Windows', async (t) => {
    const dataDir = await newFolder(t);
    const binaries = findPackage(currentPlatform);
    const { connection, messages, stop } = await start(t, { dataDir, platform: 'windows-x64', binaries });
    assert.equal(connection.host, '127.0.0.1');
    await assert.rejects(query({ ...connection, password: 'wrong' }, 'select 1'), { code: '28P01' });
    process.kill(await readPostmasterPid(dataDir), 'SIGQUIT');
    await waitUntil(async () => messages.includes('PostgreSQL is running again.'));
    assert.equal((await query(connection, 'select 1')).length, 1);
    await stop();
    await assert.rejects(readPostmasterPid(dataDir), { code: 'ENOENT' });
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });
});
