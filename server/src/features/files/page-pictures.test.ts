import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, test } from 'node:test';
import { findFileId, UPLOADS } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { files } from '../../database/tables/files.ts';
import { type Storage, StorageError } from '../../storage/storage.ts';
import { listKeys, STORAGES } from '../../storage/storage-for-test.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { sendForm } from './form-for-test.ts';
import { createPdf, createTurnedPdf } from './pdf-for-test.ts';
import { deleteFile, drawMissingPagePictures, getUploadFolder, sweepStorage } from './service.ts';

const NEVER = new AbortController().signal;
const TOO_LONG = createPdf('').replace('[ 0 0 200 200 ]', '[ 0 0 100 2000 ]');

// created before the first test, because an app that is created later would end the earlier ones
const sites = await Promise.all(
  Object.entries(STORAGES).map(async ([name, open]) => {
    const { storage } = await open({ after });
    const site = await testApp({}, { storage });
    return { ...site, name, storage, token: await adminToken(site) };
  }),
);

for (const { name, app, db, storage, dataDir, token } of sites) {
  const folder = getUploadFolder(dataDir);
  const draw = (through: Storage = storage, signal = NEVER) =>
    drawMissingPagePictures({ db, storage: through, folder }, signal);
  const upload = async (content: string): Promise<string> => {
    const parts = [{ field: UPLOADS.pdf.field, name: 'a.pdf', content }];
    return (await sendForm(app, UPLOADS.pdf.path, token, parts)).json().url;
  };
  const find = async (url: string) =>
    (
      await db
        .select()
        .from(files)
        .where(eq(files.id, findFileId(url)!))
    )[0]!;
  const keysOf = async (url: string) =>
    (await listKeys(storage)).filter((key) => key.startsWith(findFileId(url)!));

  test(`${name}: draws a PDF after its upload, and deletes the picture with it`, async () => {
    const url = await upload(createTurnedPdf());
    assert.equal((await find(url)).pagePicture, null);
    await draw();
    const { id, pagePicture } = await find(url);
    assert.deepEqual([pagePicture?.width, pagePicture?.height], [400, 300]);
    assert.deepEqual(await keysOf(url), [`${id}/document.pdf`, `${id}/page-1.webp`]);
    assert.equal(await storage.size(`${id}/page-1.webp`), pagePicture?.bytes);
    assert.deepEqual(await readdir(folder), []);
    assert.equal((await app.inject({ url: `/files/${id}/page-1.webp` })).statusCode, 404);
    // the sweep keeps it
    await sweepStorage({ db, storage, now: () => new Date() }, new Date(Date.now() + 1000), NEVER);
    assert.equal((await keysOf(url)).length, 2);
    await deleteFile({ db, storage, now: () => new Date() }, url);
    assert.deepEqual(await keysOf(url), []);
  });

  test(`${name}: accepts a PDF that cannot be drawn, and tries it three times`, async () => {
    const url = await upload(TOO_LONG);
    for (const tries of [1, 2, 3, 3]) {
      await draw();
      const { pagePicture, pagePictureTries } = await find(url);
      assert.deepEqual([pagePicture, pagePictureTries], [null, tries]);
    }
  });

  test(`${name}: a storage that is away and the end of the server count no try`, async () => {
    const url = await upload(createPdf(''));
    const away = async () => {
      throw new StorageError('away');
    };
    await assert.rejects(draw({ ...storage, open: away }), StorageError);
    await assert.rejects(draw({ ...storage, put: away }), StorageError);
    const stopping = new AbortController();
    const stopWhileReading: Storage['open'] = async (key) => {
      stopping.abort();
      return storage.open(key);
    };
    await draw({ ...storage, open: stopWhileReading }, stopping.signal);
    assert.equal((await find(url)).pagePictureTries, 0);
    await draw();
    assert.ok((await find(url)).pagePicture);
  });

  test(`${name}: leaves no picture of a PDF that is deleted while it is drawn`, async () => {
    const url = await upload(createPdf(''));
    const deletingStorage: Storage = {
      ...storage,
      async put(...input) {
        await deleteFile({ db, storage, now: () => new Date() }, url);
        return storage.put(...input);
      },
    };
    await draw(deletingStorage);
    assert.deepEqual(await keysOf(url), []);
  });
}
