import assert from 'node:assert/strict';
import { chmod, chown, cp, lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { currentPlatform, findPackage } from './binaries.ts';
import {
  isRoot,
  newFolder,
  newFolderWithDatabase,
  nobody,
  query,
  rootOnly,
  start,
  startInProcess,
} from './testing.ts';

const startError = (message: RegExp) => ({ name: 'EmbeddedPostgresError', message });

/** A copy of PostgreSQL's package without its links, as if the install script had been blocked. */
async function packageWithoutLinks(t: TestContext): Promise<string> {
  const folder = await newFolder(t, 'package', tmpdir());
  await cp(findPackage(currentPlatform), folder, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  return folder;
}

// Most of the time is spent waiting.
describe('start errors and the operating system user', { concurrency: 4 }, () => {
  test('creates missing links of libraries', async (t) => {
    const binaries = await packageWithoutLinks(t);
    const { connection } = await start(t, { dataDir: await newFolder(t), binaries });
    assert.equal((await query(connection, 'select 1')).length, 1);
  });

  test('reports programs that cannot run', async (t) => {
    const binaries = await packageWithoutLinks(t);
    await writeFile(join(binaries, 'native', 'pg-symlinks.json'), '[]');
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, binaries }),
      startError(/could not create a database \(.*shared librar.*\); .* set DATABASE_URL .*\.$/),
    );
    assert.deepEqual(await readdir(dataDir), []);
  });

  test('reports a full disk', async (t) => {
    const binaries = await newFolder(t, 'package', tmpdir());
    await mkdir(join(binaries, 'native', 'bin'), { recursive: true });
    await writeFile(join(binaries, 'package.json'), '{ "version": "18.0.0" }');
    const output = 'initdb: error: could not write to file "x": No space left on device';
    const script = `#!/bin/sh\necho '${output}' >&2\necho 'initdb: removing contents' >&2\nexit 1\n`;
    await writeFile(join(binaries, 'native', 'bin', 'initdb'), script, { mode: 0o755 });
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, binaries }),
      startError(
        /^PostgreSQL could not create a database \(could not write .*\); free about 200 MB on the disk/,
      ),
    );
  });

  test('reports a platform without PostgreSQL', async (t) => {
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, platform: 'plan9-mips' }),
      startError(/no PostgreSQL for plan9-mips .* set DATABASE_URL/),
    );
  });

  test('reports a database of another major version', async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await assert.rejects(
      start(t, { dataDir }),
      startError(/created by PostgreSQL 17 .* by PostgreSQL 18; start the version/),
    );
  });

  test('reports a data folder that is a file, and a cluster folder with other content', async (t) => {
    const dataDir = await newFolder(t);
    await writeFile(dataDir, '');
    await assert.rejects(start(t, { dataDir }), startError(/is not a folder/));
    await assert.rejects(start(t, { dataDir: join(dataDir, 'below') }), startError(/is not a folder/));
    await rm(dataDir);
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'text');
    await assert.rejects(
      start(t, { dataDir }),
      startError(/contains something that is not a database; move it away/),
    );
    assert.deepEqual(await readdir(dataDir), ['postgres']);
  });

  test('reports a data folder below /proc, where no folder can be created', {
    skip: process.platform !== 'linux' && 'only Linux has /proc',
    timeout: 60_000,
  }, async (t) => {
    for (const dataDir of ['/proc/sikhya', '/proc/sikhya/data'])
      await assert.rejects(start(t, { dataDir }), startError(/cannot be used for the database \(ENOENT/));
  });

  test('passes on the error message of PostgreSQL', async (t) => {
    const dataDir = await newFolderWithDatabase(t);
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await assert.rejects(
      start(t, { dataDir }),
      startError(/could not start \(.*errors.*\); read the newest file in/),
    );
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), '');
    await writeFile(join(dataDir, 'postgres', 'global', 'pg_control'), 'broken');
    await assert.rejects(
      start(t, { dataDir }),
      startError(/could not start \(.*pg_control.*\); read the newest file in/),
    );
  });

  test('reports a folder without write permission', async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(dataDir);
    await chmod(dataDir, 0o555);
    await chmod(dirname(dataDir), 0o555);
    for (const folder of [dataDir, join(dataDir, 'new')]) {
      const message = isRoot
        ? (await startInProcess(t, { dataDir: folder }, nobody)).error
        : await start(t, { dataDir: folder }).catch((error: Error) => error.message);
      assert.match(`${message}`, /^This user has no access to .*; give it access to .* or set DATA_DIR/);
    }
    await chmod(dirname(dataDir), 0o755);
  });

  test('runs as an ordinary user', rootOnly, async (t) => {
    const dataDir = await newFolder(t);
    await mkdir(dataDir);
    await chown(dataDir, nobody, nobody);
    await chmod(dirname(dataDir), 0o755);
    const { connection } = await startInProcess(t, { dataDir }, nobody);
    assert.equal((await query(connection, 'select 1')).length, 1);
    assert.equal((await stat(join(dataDir, 'postgres'))).uid, nobody);
  });

  test('runs for root with and without user namespaces on the same data', rootOnly, async (t) => {
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

  test('reports a folder that the unprivileged user cannot enter', rootOnly, async (t) => {
    const dataDir = await newFolder(t);
    await assert.rejects(
      start(t, { dataDir, canUnshare: false }),
      startError(
        /refuses to run as root, .* may not enter .*; start this server as an ordinary user, move DATA_DIR/,
      ),
    );
    assert.deepEqual(await readdir(dataDir), []);
  });
});
