import assert from 'node:assert/strict';
import { chmod, chown, cp, lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { packageFolder, thisPlatform } from './binaries.ts';
import {
  filledFolder,
  isRoot,
  newFolder,
  nobody,
  query,
  rootOnly,
  start,
  startElsewhere,
} from './for-test.ts';

const failure = (message: RegExp) => ({ name: 'StartFailure', message });

/** A copy of PostgreSQL's package without its links, as if the install script had been blocked. */
async function packageWithoutLinks(t: TestContext): Promise<string> {
  const folder = await newFolder(t, 'package', tmpdir());
  await cp(packageFolder(thisPlatform), folder, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  return folder;
}

// Most of the time is spent waiting.
describe('where it cannot start, and as whom it runs', { concurrency: 4 }, () => {
  test('missing links of libraries are made', async (t) => {
    const binaries = await packageWithoutLinks(t);
    const { connection } = await start(t, { dataDir: await newFolder(t), binaries });
    assert.equal((await query(connection, 'select 1')).length, 1);
  });

  test('programs that cannot run', async (t) => {
    const binaries = await packageWithoutLinks(t);
    await writeFile(join(binaries, 'native', 'pg-symlinks.json'), '[]');
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, binaries }),
      failure(/could not make a database \(.*shared librar.*\); .* set DATABASE_URL .*\.$/),
    );
    assert.deepEqual(await readdir(dataDir), []);
  });

  test('a full disk', async (t) => {
    const binaries = await newFolder(t, 'package', tmpdir());
    await mkdir(join(binaries, 'native', 'bin'), { recursive: true });
    await writeFile(join(binaries, 'package.json'), '{ "version": "18.0.0" }');
    const words = 'initdb: error: could not write to file "x": No space left on device';
    const script = `#!/bin/sh\necho '${words}' >&2\necho 'initdb: removing contents' >&2\nexit 1\n`;
    await writeFile(join(binaries, 'native', 'bin', 'initdb'), script, { mode: 0o755 });
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, binaries }),
      failure(/^PostgreSQL could not make a database \(could not write .*\); free about 200 MB on the disk/),
    );
  });

  test('a platform without PostgreSQL', async (t) => {
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, platform: 'plan9-mips' }),
      failure(/no PostgreSQL for plan9-mips .* set DATABASE_URL/),
    );
  });

  test('a database of another major version', async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await assert.rejects(
      start(t, { dataDir }),
      failure(/made by PostgreSQL 17 .* by PostgreSQL 18; start the version/),
    );
  });

  test('a data folder that is a file, and a cluster folder that holds something else', async (t) => {
    const dataDir = await newFolder(t);
    await writeFile(dataDir, '');
    await assert.rejects(start(t, { dataDir }), failure(/is not a folder/));
    await assert.rejects(start(t, { dataDir: join(dataDir, 'below') }), failure(/is not a folder/));
    await rm(dataDir);
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'dear');
    await assert.rejects(
      start(t, { dataDir }),
      failure(/holds something that is not a database; move it away/),
    );
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });

  test('PostgreSQL gives up: its own words are passed on', async (t) => {
    const dataDir = await filledFolder(t);
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await assert.rejects(
      start(t, { dataDir }),
      failure(/could not start \(.*errors.*\); read the newest file in/),
    );
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), '');
    await writeFile(join(dataDir, 'postgres', 'global', 'pg_control'), 'broken');
    await assert.rejects(
      start(t, { dataDir }),
      failure(/could not start \(.*pg_control.*\); read the newest file in/),
    );
  });

  test('a folder without the right to write', async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(dataDir);
    await chmod(dataDir, 0o555);
    await chmod(dirname(dataDir), 0o555);
    for (const folder of [dataDir, join(dataDir, 'new')]) {
      const told = isRoot
        ? (await startElsewhere(t, { dataDir: folder }, nobody)).failure
        : await start(t, { dataDir: folder }).catch((error: Error) => error.message);
      assert.match(`${told}`, /^This user may not use .*; give it the rights to .* or set DATA_DIR/);
    }
    await chmod(dirname(dataDir), 0o755);
  });

  test('an ordinary user', rootOnly, async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(dataDir);
    await chown(dataDir, nobody, nobody);
    await chmod(dirname(dataDir), 0o755);
    const { connection } = await startElsewhere(t, { dataDir }, nobody);
    assert.equal((await query(connection, 'select 1')).length, 1);
    assert.equal((await stat(join(dataDir, 'postgres'))).uid, nobody);
  });

  test('root where namespaces are forbidden, and where they are allowed again', rootOnly, async (t) => {
    const dataDir = await newFolder(t);
    await chmod(dirname(dataDir), 0o755);
    for (const canUnshare of [false, true, false]) {
      const { connection, stop } = await start(t, { dataDir, canUnshare });
      await query(connection, 'create table if not exists kept (n int); insert into kept values (1)');
      for (const name of ['', 'base', 'log'])
        assert.equal((await stat(join(dataDir, 'postgres', name))).uid, canUnshare ? 0 : nobody, name);
      await stop();
    }
    const { connection } = await start(t, { dataDir });
    assert.equal((await query(connection, 'select * from kept')).length, 3);
  });

  test('root below a closed folder, where namespaces are forbidden', rootOnly, async (t) => {
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, canUnshare: false }),
      failure(
        /refuses to run as root, .* may not enter .*; start this server as an ordinary user, move DATA_DIR/,
      ),
    );
    assert.deepEqual(await readdir(dataDir), []);
  });
});
