import assert from 'node:assert/strict';
import path from 'node:path';
import { after, test } from 'node:test';
import { type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import sharp from 'sharp';
import { newId } from '../../database/new-id.ts';
import { SUBJECTS } from '../../storage/for-test.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { send } from './form-for-test.ts';
import { handmade } from './pdf-for-test.ts';

const PNG = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const CONTENT = { thumbnail: PNG, 'question-image': PNG, pdf: handmade('') };

// all of them before the first test, since what comes later would find the first ones ended
const places = await Promise.all(
  Object.entries(SUBJECTS).map(async ([name, open]) => {
    const { storage } = await open({ after });
    const here = await testApp({}, { storage });
    return { ...here, name, token: await adminToken(here) };
  }),
);

for (const { name, app, token } of places) {
  async function uploaded(kind: FileKind): Promise<string> {
    const { path: url, field } = UPLOADS[kind];
    return (await send(app, url, token, [{ field, name: 'a', content: CONTENT[kind] }])).json().url;
  }

  test(`${name}: a picture is sent for ever, as WebP, and a PDF never without a ticket`, async () => {
    const url = await uploaded('thumbnail');
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
    assert.equal((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode, 304);
    const head = await app.inject({ method: 'HEAD', url });
    assert.deepEqual(
      [head.statusCode, head.headers['content-length'], head.body],
      [200, sent['content-length'], ''],
    );
    const folder = path.posix.dirname(url);
    for (const other of ['800.webp', '641.webp', '640.png', '..%2f640.webp', '%2e%2e', '640.webp%00', 'a/b'])
      assert.equal((await app.inject(`${folder}/${other}`)).statusCode, 404, other);
    for (const id of ['x', '..', newId()])
      assert.equal((await app.inject(`/files/${id}/640.webp`)).statusCode, 404);
    assert.equal((await app.inject(await uploaded('pdf'))).statusCode, 401);
  });
}
