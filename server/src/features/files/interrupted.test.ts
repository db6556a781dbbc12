import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { after, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { UPLOAD_LIMIT_BYTES } from '@sikhya/contract/constants.ts';
import { UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { files } from '../../database/tables/files.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import { listKeys, STORAGES } from '../../storage/storage-for-test.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createForm, sendForm } from './form-for-test.ts';
import { createLargePdf, createPdf } from './pdf-for-test.ts';
import { getUploadFolder } from './service.ts';

const MB = 1024 * 1024;
const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();

// created before the first test, because an app that is created later would end the earlier ones
const sites = await Promise.all(
  Object.entries(STORAGES).map(async ([name, open]) => {
    const { storage, unfinished } = await open({ after });
    await storage.check();
    /** Set by a test: called with every key and for every chunk that is stored. */
    const hooks = { onPut: (_key: string) => {}, onChunk: () => {}, isHanging: false };
    const storageWithHooks: Storage = {
      ...storage,
      async put(key, content, options) {
        hooks.onPut(key);
        async function* withHook() {
          for await (const chunk of content) {
            hooks.onChunk();
            yield chunk as Uint8Array;
          }
        }
        return storage.put(key, withHook(), options);
      },
      remove: (key) => (hooks.isHanging ? new Promise<never>(() => {}) : storage.remove(key)),
    };
    const site = await testApp({}, { storage: storageWithHooks });
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    return { ...site, name, address, hooks, unfinished, token: await adminToken(site) };
  }),
);

for (const { name, app, db, storage, dataDir, address, hooks, unfinished, token, logged } of sites) {
  const { path: pdfPath, field } = UPLOADS.pdf;
  const listUploads = () => readdir(getUploadFolder(dataDir)).catch(() => []);
  const uploadPdf = () => sendForm(app, pdfPath, token, [{ field, name: 'a.pdf', content: createPdf('') }]);

  async function checkNothingStored() {
    assert.deepEqual(await listUploads(), []);
    assert.deepEqual(await unfinished(), []);
    assert.deepEqual(await listKeys(storage), []);
    assert.equal(await db.$count(files), 0);
  }

  test(`${name}: an interrupted upload leaves nothing behind`, async () => {
    const { payload, headers } = await createForm([
      { field, name: 'a.pdf', content: createLargePdf(2 * MB) },
    ]);
    const request = httpRequest(address + pdfPath, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
    });
    request.on('error', () => {}).write(payload.subarray(0, MB));
    while ((await listUploads()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    request.destroy();
    while ((await listUploads()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await checkNothingStored();
  });

  test(`${name}: does not store a PDF whose client disconnects during the check`, async () => {
    // the check of this PDF takes a second
    const content = deflateSync(Buffer.alloc(60 * MB, ' '), { level: 1 });
    const stream = `9 0 obj << /Filter /FlateDecode /Length ${content.length} >> stream\n${content.toString('latin1')}\nendstream endobj`;
    const page = '3 0 obj << /Type /Page /Contents 9 0 R /Resources << >>';
    const pdf = Buffer.from(createPdf(stream).replace('3 0 obj << /Type /Page', page), 'latin1');
    const { payload, headers } = await createForm([{ field, name: 'a.pdf', content: pdf }]);
    let puts = 0;
    hooks.onPut = () => {
      puts += 1;
    };
    const request = httpRequest(address + pdfPath, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
    });
    request.on('error', () => {}).end(payload);
    const hasArrived = async () => {
      const [found] = await listUploads();
      return found && (await stat(path.join(getUploadFolder(dataDir), found))).size === pdf.length;
    };
    while (!(await hasArrived())) await new Promise((resolve) => setTimeout(resolve, 5));
    request.destroy();
    while ((await listUploads()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(puts, 0);
    await checkNothingStored();
    hooks.onPut = () => {};
  });

  test(`${name}: a client that is still sending gets the refusal and can reuse the connection`, async () => {
    for (const content of [Buffer.alloc(UPLOAD_LIMIT_BYTES.pdf + 3 * MB), createLargePdf(MB)]) {
      const form = new FormData();
      form.append(field, new Blob([content]), 'a.pdf');
      form.append('other', new Blob([content]), 'b.pdf');
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(address + pdfPath, { method: 'POST', body: form, headers });
      assert.ok([400, 413].includes(response.status));
      assert.equal(typeof ((await response.json()) as { message: string }).message, 'string');
    }
    await checkNothingStored();
  });

  test(`27 ${name}: returns 503 while the storage is unavailable or full, stores nothing, and recovers`, async () => {
    const full = () => {
      throw new StorageError('away', Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    };
    hooks.onPut = full;
    const refused = await uploadPdf();
    assert.deepEqual(
      [refused.statusCode, refused.json().code, refused.headers['retry-after']],
      [503, 'unavailable', '60'],
    );
    assert.match(refused.json().message, /^Files cannot be stored or read at the moment\./);
    assert.ok(logged().includes('ENOSPC') && !refused.body.includes('ENOSPC'));
    await checkNothingStored();

    hooks.onPut = (key) => key.endsWith('/1280.webp') && full();
    const half = await sendForm(app, UPLOADS.thumbnail.path, token, [
      { field: 'thumbnail', name: 'a', content: PNG },
    ]);
    assert.equal(half.statusCode, 503);
    // the response does not wait until the sizes that were stored are removed
    while ((await listKeys(storage)).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await checkNothingStored();

    hooks.onPut = () => {};
    const { url } = (await uploadPdf()).json();
    const headers = { authorization: `Bearer ${token}` };
    const payload = { fileUrl: url };
    await app.inject({ method: 'DELETE', url: '/api/upload/delete-file', headers, payload });
    await checkNothingStored();
  });

  test(`${name}: returns 503 when the upload folder cannot be written`, async () => {
    await rm(getUploadFolder(dataDir), { recursive: true, force: true });
    await writeFile(getUploadFolder(dataDir), 'a file in the way');
    assert.equal((await uploadPdf()).statusCode, 503);
    await rm(getUploadFolder(dataDir));
    await checkNothingStored();
  });
}

test('27 an upload to a storage that hangs is refused without waiting for the storage again', {
  timeout: 60_000,
}, async () => {
  const { app, hooks, token } = sites.find(({ name }) => name === 'disk')!;
  hooks.onPut = () => {
    hooks.isHanging = true;
    throw new StorageError('away', new Error('TimeoutError'));
  };
  const { path: url, field } = UPLOADS.pdf;
  const refused = await sendForm(app, url, token, [{ field, name: 'a.pdf', content: createPdf('') }]);
  assert.equal(refused.statusCode, 503);
  hooks.isHanging = false;
  hooks.onPut = () => {};
});

test('an upload of 50 MB needs only a few MB of memory', async () => {
  const { hooks, token, address } = sites.find(({ name }) => name === 'disk')!;
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  const measureMemory = () => {
    gc();
    return process.memoryUsage().arrayBuffers / MB;
  };
  const pdf = createLargePdf(UPLOAD_LIMIT_BYTES.pdf);
  const { payload, headers } = await createForm([
    { field: 'pdf', name: 'a.pdf', content: pdf.subarray(0, 1) },
  ]);
  // the document is sent in place of the one byte of this form; both exist before the memory is measured
  const cut = payload.indexOf('\r\n\r\n') + 4;
  const begin = measureMemory();
  let peak = begin;
  let chunks = 0;
  hooks.onChunk = () => {
    chunks += 1;
    if (chunks % 100 === 0) peak = Math.max(peak, measureMemory());
  };
  async function* createBody() {
    yield payload.subarray(0, cut);
    for (let from = 0; from < pdf.length; from += 64 * 1024) {
      hooks.onChunk();
      yield pdf.subarray(from, from + 64 * 1024);
    }
    yield payload.subarray(cut + 1);
  }
  const request = httpRequest(address + UPLOADS.pdf.path, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const responded = once(request, 'response');
  await pipeline(createBody(), request);
  const [response] = (await responded) as [IncomingMessage];
  response.resume();
  hooks.onChunk = () => {};
  assert.equal(response.statusCode, 201);
  assert.ok(chunks > 1000);
  assert.ok(peak - begin < 25, `${Math.round(peak - begin)} MB`);
});
