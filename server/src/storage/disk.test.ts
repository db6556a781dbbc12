import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, rename, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, test } from 'node:test';
import { newId } from '../database/new-id.ts';
import { StartFailure } from '../start-failure.ts';
import { diskStorage } from './disk.ts';
import { listKeys, read, runInProcess, temporaryFolder } from './storage-for-test.ts';

const PDF = { contentType: 'application/pdf', maxBytes: 10_000_000 };
const content = () => Readable.from([Buffer.from('content')]);

describe('files on disk', () => {
  test('files are readable by the server’s user only', { skip: process.platform === 'win32' }, async (t) => {
    const dataDir = await temporaryFolder(t);
    await diskStorage(dataDir).put(`${newId()}/file.pdf`, content(), PDF);
    const places = await readdir(path.join(dataDir, 'files'), { recursive: true });
    for (const place of ['', ...places]) {
      const found = await stat(path.join(dataDir, 'files', place));
      assert.equal(found.mode & 0o777, found.isDirectory() ? 0o700 : 0o600, place);
    }
  });

  test('spreads files over folders even if their ids start alike', async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    for (let number = 10; number < 30; number++)
      await storage.put(`018f0000-0000-7000-8000-0000000000${number}/a.pdf`, content(), PDF);
    assert.equal((await readdir(path.join(dataDir, 'files'))).length, 20 + 1);
  });

  test('removes the folder together with the file', async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    await storage.put('abc/a.pdf', content(), PDF);
    await storage.remove('abc/a.pdf');
    assert.deepEqual(await readdir(path.join(dataDir, 'files/bc')), []);
  });

  test('recreates a folder that was removed during a write', async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    const keys = Array.from({ length: 20 }, () => `${newId()}/640.webp`).sort();
    for (const key of keys) {
      const folder = path.join(dataDir, 'files', key.slice(34, 36), key.slice(0, 36));
      let arriving = true;
      const takeAway = async () => {
        let timesLeft = 3;
        const taken = () => {
          timesLeft -= 1;
        };
        while (arriving && timesLeft > 0) await rmdir(folder).then(taken, () => {});
      };
      const put = storage.put(key, content(), PDF).finally(() => {
        arriving = false;
      });
      await Promise.all([put, takeAway()]);
    }
    assert.deepEqual(await listKeys(storage), keys);
  });

  test('the first list after a day removes unfinished writes of killed processes and keeps foreign files', async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    assert.deepEqual(await listKeys(storage), []);
    await storage.put('abc/a.pdf', content(), PDF);
    const incoming = path.join(dataDir, 'files/incoming');
    for (const [name, hours] of [
      ['old', 25],
      ['young', 23],
    ] as const) {
      await writeFile(path.join(incoming, name), 'half');
      const then = new Date(Date.now() - hours * 60 * 60 * 1000);
      await utimes(path.join(incoming, name), then, then);
    }
    await writeFile(path.join(dataDir, 'files/bc/.DS_Store'), '');
    await writeFile(path.join(dataDir, 'files/bc/abc/Thumbs.db'), '');
    await mkdir(path.join(dataDir, 'files/lost+found'));
    assert.deepEqual(await listKeys(storage), ['abc/a.pdf']);
    assert.deepEqual(await readdir(incoming), ['young']);
  });

  test('the start error names a folder that cannot be used', async (t) => {
    const dataDir = await temporaryFolder(t);
    await writeFile(path.join(dataDir, 'files'), 'a file, not a folder');
    await assert.rejects(diskStorage(dataDir).check(), (error) => {
      assert.ok(error instanceof StartFailure);
      assert.match(error.message, /cannot store files in .+files \(E[A-Z]+\).+DATA_DIR/);
      return true;
    });
  });

  test('a folder without permissions makes the storage unavailable and is named at start', {
    skip: process.getuid?.() === 0,
  }, async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    await storage.check();
    await chmod(path.join(dataDir, 'files/incoming'), 0o500);
    await assert.rejects(storage.check(), StartFailure);
    await assert.rejects(storage.put('abc/a.pdf', content(), PDF), { kind: 'away' });
  });

  test('a folder that vanishes makes the storage unavailable until it is back', async (t) => {
    const dataDir = await temporaryFolder(t);
    const storage = diskStorage(dataDir);
    await storage.check();
    await storage.put('abc/a.pdf', content(), PDF);
    const folder = path.join(dataDir, 'files');
    const elsewhere = path.join(dataDir, 'elsewhere');
    const expectAway = async () => {
      for (const ask of [
        () => storage.open('abc/a.pdf'),
        () => storage.size('abc/a.pdf'),
        () => storage.remove('abc/a.pdf'),
        () => storage.put('xyz/b.pdf', content(), PDF),
        () => listKeys(storage),
      ])
        await assert.rejects(ask, { kind: 'away' });
    };
    await rename(folder, elsewhere);
    await expectAway();
    // where a disk was mounted there is an empty folder
    await mkdir(folder);
    await expectAway();
    await rmdir(folder);
    await rename(elsewhere, folder);
    assert.equal(String(await read(storage, 'abc/a.pdf')), 'content');
    assert.equal(await storage.size('abc/none.pdf'), null);
  });

  test('27 a full disk makes the storage unavailable, leaves no partial file, and smaller files are stored again', async (t) => {
    const dataDir = await temporaryFolder(t);
    // A disk of one megabyte in a mount namespace of the child's own, so that none is ever left behind.
    const mount = `mount -t tmpfs -o size=1m tmpfs '${dataDir}' || { echo skipped; exit; }; exec "$@"`;
    const child = runInProcess(
      t,
      `import { readdir, rm, writeFile } from 'node:fs/promises';
      const { diskStorage } = await import('${import.meta.resolve('./disk.ts')}');
      const storage = diskStorage('${dataDir}');
      await storage.check();
      async function* content(bytes) { for (let sent = 0; sent < bytes; sent += 50_000) yield Buffer.alloc(50_000); }
      const put = (key, bytes) => storage.put(key, content(bytes), ${JSON.stringify(PDF)});
      await put('abc/before.pdf', 200_000);
      const { kind, cause } = await put('abc/file.pdf', 2_000_000).catch((error) => error);
      const left = await readdir('${dataDir}/files', { recursive: true });
      await writeFile('${dataDir}/filler', Buffer.alloc(2_000_000)).catch(() => {});
      await storage.check();
      const { kind: secondKind } = await put('xyz/file.pdf', 100_000).catch((error) => error);
      await rm('${dataDir}/filler');
      const { bytes } = await put('abc/file.pdf', 100_000);
      console.log(JSON.stringify({ kind, code: cause?.code, left: left.sort(), secondKind, bytes }));`,
      ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh'],
    );
    const line = await child.line.catch((error) => {
      if (/unshare|ENOENT/.test(String(error))) return 'skipped';
      throw error;
    });
    if (line === 'skipped') return t.skip('no small disk can be mounted here');
    assert.deepEqual(JSON.parse(line), {
      kind: 'away',
      code: 'ENOSPC',
      left: ['bc', 'bc/abc', 'bc/abc/before.pdf', 'incoming'],
      secondKind: 'away',
      bytes: 100_000,
    });
  });

  test('a file that is removed while it is read can be read to its end', async (t) => {
    const storage = diskStorage(await temporaryFolder(t));
    await storage.put('abc/a.pdf', content(), PDF);
    const stream = (await storage.open('abc/a.pdf'))!;
    await storage.remove('abc/a.pdf');
    assert.equal(String(await stream.toArray()), 'content');
    assert.equal(await read(storage, 'abc/a.pdf'), null);
  });
});
