import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { newId } from '../../database/new-id.ts';
import { STORAGES } from '../../storage/storage-for-test.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { sendForm } from './form-for-test.ts';
import { createPdf } from './pdf-for-test.ts';

const PNG = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const CONTENT = { thumbnail: PNG, 'question-image': PNG, signature: PNG, pdf: createPdf('') };

// created before the first test, because an app that is created later would end the earlier ones
const sites = await Promise.all(
  Object.entries(STORAGES).map(async ([name, open]) => {
    const { storage } = await open({ after });
    const site = await testApp({}, { storage });
    return { ...site, name, token: await adminToken(site) };
  }),
);

const DAY_MS = 24 * 3600 * 1000;

/** Sets the clocks of both servers, because a process signs all URLs with the clock of one of them. */
function setClocks(now: Date): void {
  for (const { clock } of sites) clock.now = now;
}

for (const { name, app, token } of sites) {
  async function upload(kind: FileKind): Promise<string> {
    const { path: url, field } = UPLOADS[kind];
    return (await sendForm(app, url, token, [{ field, name: 'a', content: CONTENT[kind] }])).json().url;
  }

  test(`${name}: pictures are sent as WebP with a long cache time, and PDFs only with a ticket`, async () => {
    const url = await upload('thumbnail');
    const { statusCode, headers: sent, rawPayload } = await app.inject(url);
    assert.equal(statusCode, 200);
    assert.equal((await sharp(rawPayload).metadata()).format, 'webp');
    assert.deepEqual(
      ['content-type', 'cache-control', 'x-content-type-options', 'content-length'].map(
        (header) => sent[header],
      ),
      ['image/webp', 'public, max-age=31536000, immutable', 'nosniff', String(rawPayload.length)],
    );
    const etag = String(sent.etag);
    for (const known of [etag, `"older", ${etag}`])
      assert.equal((await app.inject({ url, headers: { 'if-none-match': known } })).statusCode, 304, known);
    const head = await app.inject({ method: 'HEAD', url });
    assert.deepEqual(
      [head.statusCode, head.headers['content-length'], head.body],
      [200, sent['content-length'], ''],
    );
    const folder = path.posix.dirname(url);
    for (const other of ['641.webp', '640.png', '..%2f640.webp', '%2e%2e', '640.webp%00', 'a/b'])
      assert.equal((await app.inject(`${folder}/${other}`)).statusCode, 404, other);
    for (const id of ['x', '..', newId()])
      assert.equal((await app.inject(`/files/${id}/640.webp`)).statusCode, 404);
    assert.equal((await app.inject(await upload('pdf'))).statusCode, 401);
  });

  test(`${name}: question pictures need a signed URL, which expires`, async () => {
    const begin = new Date('2026-03-05T10:00:00Z');
    setClocks(begin);
    const [url, another] = [await upload('question-image'), await upload('question-image')];
    const { statusCode, headers, rawPayload } = await app.inject(url);
    assert.deepEqual([statusCode, headers['cache-control']], [200, 'private, max-age=86400, immutable']);
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal((await sharp(rawPayload).metadata()).format, 'webp');
    assert.equal((await app.inject(url.replace('/800.', '/1600.'))).statusCode, 200);

    const [path = '', query = ''] = url.split('?');
    const foreign = `${path}?${another.split('?')[1]}`;
    const longer = url.replace(/day=\d+/, (day) => `day=${Number(day.slice(4)) + 1}`);
    const broken = [path, `${path}?`, foreign, longer, url.slice(0, -1), `${url}&key=x`, `${url}&day=1`];
    for (const wrong of broken) assert.equal((await app.inject(wrong)).statusCode, 403, wrong);
    assert.equal((await app.inject(`/files/${newId()}/800.webp?${query}`)).statusCode, 403);

    setClocks(new Date('2026-03-06T23:59:59Z'));
    assert.equal((await app.inject(url)).statusCode, 200);
    setClocks(new Date(begin.getTime() + 2 * DAY_MS));
    const ended = await app.inject(url);
    assert.equal(ended.statusCode, 403);
    assert.match(ended.json().message, /reload the page/);
    setClocks(new Date());
  });
}
