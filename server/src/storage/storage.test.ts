import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { describe, test } from 'node:test';
import { newId } from '../database/new-id.ts';
import { StorageError } from './storage.ts';
import { listKeys, read, runInProcess, STORAGES } from './storage-for-test.ts';

const MB = 1024 * 1024;
const PDF = { contentType: 'application/pdf', maxBytes: 100 * MB };
const sizes = { empty: 0, 'one byte': 1, small: 100_000, 'one part': 8 * MB, large: 20 * MB + 7 };

for (const [name, open] of Object.entries(STORAGES)) {
  describe(`files in ${name}`, { concurrency: 4 }, () => {
    test('stores a file byte for byte until it is removed', async (t) => {
      const { storage, unfinished } = await open(t);
      await storage.check();
      assert.deepEqual(await listKeys(storage), []);
      for (const [label, bytes] of Object.entries(sizes)) {
        const key = `${newId()}/file.pdf`;
        const content = randomBytes(bytes);
        const sha256 = createHash('sha256').update(content).digest('hex');
        assert.deepEqual(await storage.put(key, inChunks(content), PDF), { bytes, sha256 }, label);
        assert.equal(await storage.size(key), bytes, label);
        assert.ok(content.equals((await read(storage, key))!), label);
        assert.deepEqual(await listKeys(storage), [key], label);
        await storage.remove(key);
        await storage.remove(key);
        assert.equal(await storage.size(key), null, label);
        assert.equal(await storage.open(key), null, label);
      }
      assert.deepEqual(await listKeys(storage), []);
      assert.deepEqual(await unfinished(), []);
    });

    test('reads the first, middle and last bytes as ranges', async (t) => {
      const { storage } = await open(t);
      const key = `${newId()}/file.pdf`;
      const content = randomBytes(9 * MB);
      await storage.put(key, inChunks(content), PDF);
      const last = content.length - 1;
      const ranges = [
        [0, 0],
        [0, 999],
        [8 * MB - 5, 8 * MB + 5],
        [last, last],
        [0, last],
      ] as const;
      for (const [start, end] of ranges)
        assert.ok(content.subarray(start, end + 1).equals((await read(storage, key, { start, end }))!));
    });

    test('lists key, size and time', async (t) => {
      const { storage } = await open(t);
      const keys = Array.from({ length: 30 }, () => `${newId()}/640.webp`);
      const before = Date.now();
      await Promise.all(keys.map((key) => storage.put(key, inChunks(Buffer.from('abc')), PDF)));
      assert.deepEqual(await listKeys(storage), keys.toSorted());
      for await (const { bytes, modifiedAt } of storage.list()) {
        assert.equal(bytes, 3);
        // Whole seconds are all that some stores and file systems keep.
        assert.ok(modifiedAt.getTime() >= before - 1_000 && modifiedAt.getTime() <= Date.now() + 1_000);
      }
    });

    test('files with the same id are stored and removed independently', async (t) => {
      const { storage } = await open(t);
      const id = newId();
      for (const width of [320, 640]) await storage.put(`${id}/${width}.webp`, inChunks(randomBytes(9)), PDF);
      await storage.remove(`${id}/320.webp`);
      assert.deepEqual(await listKeys(storage), [`${id}/640.webp`]);
    });

    test('refuses a file that is too large, in one part or several, and stores nothing', async (t) => {
      const { storage, unfinished } = await open(t);
      for (const maxBytes of [1_000, 17 * MB]) {
        const key = `${newId()}/file.pdf`;
        const exact = inChunks(Buffer.alloc(maxBytes));
        assert.equal((await storage.put(key, exact, { ...PDF, maxBytes })).bytes, maxBytes);
        const over = inChunks(Buffer.alloc(maxBytes + 1));
        await assert.rejects(
          storage.put(`${newId()}/file.pdf`, over, { ...PDF, maxBytes }),
          (error) => error instanceof StorageError && error.kind === 'too-large',
        );
        assert.equal(over.destroyed, false, 'a request must stay open for its answer');
        assert.deepEqual(await listKeys(storage), [key]);
        await storage.remove(key);
      }
      assert.deepEqual(await unfinished(), []);
    });

    test('a source that fails or ends early stores nothing and keeps the earlier file', async (t) => {
      const { storage, unfinished } = await open(t);
      const key = `${newId()}/file.pdf`;
      await storage.put(key, inChunks(Buffer.from('before')), PDF);
      for (const bytes of [0, 1_000, 18 * MB]) {
        const failing = inChunks(Buffer.alloc(bytes), () => {
          throw new Error('the client is gone');
        });
        await assert.rejects(storage.put(key, failing, PDF), /the client is gone/);

        const cutOff = new PassThrough();
        cutOff.write(Buffer.alloc(bytes));
        const put = storage.put(key, cutOff, PDF);
        cutOff.destroy();
        await assert.rejects(put, { code: 'ERR_STREAM_PREMATURE_CLOSE' });

        const failedAtOnce = new PassThrough();
        const second = storage.put(key, failedAtOnce, PDF);
        failedAtOnce.destroy(new Error('failed at once'));
        await assert.rejects(second, /failed at once/);
      }
      assert.equal(String(await read(storage, key)), 'before');
      assert.deepEqual(await listKeys(storage), [key]);
      assert.deepEqual(await unfinished(), []);
    });

    test('readers see the old or the new file completely while it is overwritten', async (t) => {
      const { storage } = await open(t);
      const key = `${newId()}/file.pdf`;
      const versions = [Buffer.alloc(300_000, 'a'), Buffer.alloc(500_000, 'b')];
      await storage.put(key, inChunks(versions[0]!), PDF);
      let writing = true;
      const readers = Array.from({ length: 3 }, async () => {
        let seen = 0;
        for (; writing; seen++) {
          const found = (await read(storage, key))!;
          assert.ok(versions.some((version) => version.equals(found)));
        }
        return seen;
      });
      for (let round = 1; round <= 20; round++) await storage.put(key, inChunks(versions[round % 2]!), PDF);
      writing = false;
      assert.ok((await Promise.all(readers)).every((seen) => seen > 0));
    });

    test('with several writers of one key, one file is stored completely', async (t) => {
      const { storage, unfinished } = await open(t);
      const key = `${newId()}/file.pdf`;
      const versions = [1, 2, 3].map((number) => Buffer.alloc(9 * MB + number, number));
      const results = await Promise.all(versions.map((version) => storage.put(key, inChunks(version), PDF)));
      const found = (await read(storage, key))!;
      const winner = versions.findIndex((version) => version.equals(found));
      assert.equal(results[winner]!.bytes, await storage.size(key));
      assert.deepEqual(await listKeys(storage), [key]);
      assert.deepEqual(await unfinished(), []);
    });

    test('kill -9 during a write leaves no visible file', async (t) => {
      const { storage, unfinished, code } = await open(t);
      const key = `${newId()}/file.pdf`;
      const child = runInProcess(
        t,
        `const storage = ${code};
        async function* content() {
          for (let sent = 0; sent < 20; sent++) yield Buffer.alloc(${MB});
          console.log('half');
          await new Promise(() => setInterval(() => {}, 1_000));
        }
        await storage.put('${key}', content(), ${JSON.stringify(PDF)});`,
      );
      assert.equal(await child.line, 'half');
      await child.kill();
      assert.equal((await unfinished()).length, 1);
      assert.equal(await storage.size(key), null);
      assert.equal(await storage.open(key), null);
      assert.deepEqual(await listKeys(storage), []);
      await storage.put(key, inChunks(Buffer.from('after')), PDF);
      assert.equal(String(await read(storage, key)), 'after');
    });

    test('writes and reads 40 MB with the memory of about two parts', async (t) => {
      const { code } = await open(t);
      const child = runInProcess(
        t,
        `const storage = ${code};
        const held = () => (gc(), process.memoryUsage().arrayBuffers / ${MB});
        async function* content() {
          for (let sent = 0; sent < 640; sent++) {
            if (sent % 32 === 0) peak = Math.max(peak, held());
            yield Buffer.alloc(64 * 1_024, sent);
          }
        }
        const begin = held();
        let peak = begin;
        const key = '${newId()}/file.pdf';
        const put = await storage.put(key, content(), ${JSON.stringify(PDF)});
        const putPeak = peak - begin;
        peak = begin;
        let bytes = 0;
        for await (const chunk of await storage.open(key)) {
          if (Math.floor((bytes + chunk.length) / ${MB}) > Math.floor(bytes / ${MB})) peak = Math.max(peak, held());
          bytes += chunk.length;
        }
        console.log(JSON.stringify({ put: putPeak, open: peak - begin, bytes: [put.bytes, bytes] }));`,
      );
      const held = JSON.parse(await child.line);
      assert.deepEqual(held.bytes, [40 * MB, 40 * MB]);
      assert.ok(held.put < 20 && held.open < 20, JSON.stringify(held));
    });

    test('every call refuses an invalid key', async (t) => {
      const { storage } = await open(t);
      const id = newId();
      const names = [
        '',
        '.',
        '..',
        '..%2f',
        'a/b',
        '/a',
        'a\0',
        'a\n',
        'a b',
        'A.pdf',
        'ପାଠ.pdf',
        'a'.repeat(300),
      ];
      const others = ['', '/', id, `/${id}/a`, `${id}\\a`, '../a', '../../etc/passwd', 'C:/a', 'ପାଠ/a.pdf'];
      for (const key of [...names.map((name) => `${id}/${name}`), ...others]) {
        const refused = { name: 'TypeError', message: /Not a key/ };
        await assert.rejects(storage.put(key, inChunks(Buffer.from('x')), PDF), refused, key);
        await assert.rejects(storage.open(key), refused, key);
        await assert.rejects(storage.size(key), refused, key);
        await assert.rejects(storage.remove(key), refused, key);
      }
    });

    test('refuses text as content', async (t) => {
      const { storage } = await open(t);
      await assert.rejects(storage.put(`${newId()}/a.txt`, Readable.from(['ଅଆ']), PDF), /is bytes/);
      assert.deepEqual(await listKeys(storage), []);
    });
  });
}

/** The content as a stream of chunks of many sizes, some of them larger than a part. */
function inChunks(content: Buffer, atEnd?: () => void): Readable {
  function* chunks() {
    for (let from = 0, size = 1; from < content.length; from += size, size = (size * 7) % 9_999_991)
      yield content.subarray(from, from + size);
    atEnd?.();
  }
  return Readable.from(chunks(), { objectMode: false });
}
