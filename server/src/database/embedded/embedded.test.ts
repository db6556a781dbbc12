import assert from 'node:assert/strict';
import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { packageFolder, thisPlatform } from './binaries.ts';
import { eventually, filledFolder, newFolder, postmasterPid, query, start } from './for-test.ts';

// Most of the time is spent waiting.
describe('our own PostgreSQL', { concurrency: 4 }, () => {
  test('a first start makes a database that only this user can reach; data outlives a restart', async (t) => {
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
    assert.match(first.said[0] ?? '', /^Making a new database in/);

    await query(first.connection, 'create extension pg_trgm');
    const [word] = await query(first.connection, `select show_trgm('ଗଣିତ')::text as parts`);
    assert.notEqual(word?.parts, '{}', 'trigrams see Odia letters');

    await query(first.connection, 'create table kept (word text); insert into kept values ($$ଓଡ଼ିଆ$$)');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    await assert.rejects(postmasterPid(dataDir), { code: 'ENOENT' });
    const second = await start(t, { dataDir });
    assert.equal((await query(second.connection, 'select * from kept'))[0]?.word, 'ଓଡ଼ିଆ');
    assert.doesNotMatch(second.said.join(' '), /Making/);
  });

  for (const name of ['ପରୀକ୍ଷା '.repeat(8).trim(), `with, comma it's "quoted" $HOME`]) {
    test(`a data folder called ${name}, which keeps its mode`, async (t) => {
      const dataDir = await filledFolder(t, name);
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

  test('the way of Windows: loopback, a password, pg_ctl', async (t) => {
    const dataDir = await newFolder(t);
    const binaries = packageFolder(thisPlatform);
    const { connection, said, stop } = await start(t, { dataDir, platform: 'windows-x64', binaries });
    assert.equal(connection.host, '127.0.0.1');
    await assert.rejects(query({ ...connection, password: 'wrong' }, 'select 1'), { code: '28P01' });
    process.kill(await postmasterPid(dataDir), 'SIGQUIT');
    await eventually(async () => said.includes('PostgreSQL is back.'));
    assert.equal((await query(connection, 'select 1')).length, 1);
    await stop();
    await assert.rejects(postmasterPid(dataDir), { code: 'ENOENT' });
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });
});
