import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { describe, type TestContext, test } from 'node:test';
import { newId } from '../database/new-id.ts';
import { StartFailure } from '../start-failure.ts';
import { s3Storage } from './s3.ts';
import { toS3StartError } from './s3-start-error.ts';
import { StorageError } from './storage.ts';
import { fakeS3Server, listKeys, s3Server } from './storage-for-test.ts';

const MB = 1024 * 1024;
const PDF = { contentType: 'application/pdf', maxBytes: 100 * MB };
const KEY = `${newId()}/file.pdf`;
const content = (bytes = 1_000) => Readable.from([Buffer.alloc(bytes)]);

const away = (error: unknown) => error instanceof StorageError && error.kind === 'away';
const startFailure = (sentence: RegExp) => (error: unknown) =>
  error instanceof StartFailure && sentence.test(error.message);

describe('files in an object store', { concurrency: 8 }, () => {
  for (const [name, respond, reason] of [
    ['that returns 500', (_request, response) => response.writeHead(500).end(), /cannot be used/],
    ['that never responds', () => {}, /cannot be used \((AbortError|TimeoutError|ETIMEDOUT)\)/],
    [
      'that hangs up',
      (request) => request.socket.destroy(),
      /cannot be used \((ECONNRESET|AbortError|TimeoutError|ETIMEDOUT)\)/,
    ],
  ] satisfies [string, RequestListener, RegExp][])
    test(`27 an object store ${name} is reported as unavailable by every call within the timeout`, async (t) => {
      const storage = s3Storage({ ...(await fakeS3Server(t, respond)), patienceMs: 3_000 });
      const begin = Date.now();
      await Promise.all([
        assert.rejects(storage.put(KEY, content(), PDF), away),
        assert.rejects(storage.put(KEY, content(9 * MB), PDF), away),
        assert.rejects(storage.open(KEY), away),
        assert.rejects(storage.size(KEY), away),
        assert.rejects(storage.remove(KEY), away),
        assert.rejects(listKeys(storage), away),
        assert.rejects(storage.check(), startFailure(reason)),
      ]);
      assert.ok(Date.now() - begin < 10_000, 'not the thirty seconds and more of the defaults');
    });

  test('a server that hangs in the middle of a list is unavailable', async (t) => {
    const settings = await fakeS3Server(t, (_request, response) => response.writeHead(200).write('<R>'));
    await assert.rejects(listKeys(s3Storage({ ...settings, patienceMs: 1_000 })), away);
  });

  test('replaces a connection that was closed without notice', async (t) => {
    let asked = 0;
    const settings = await fakeS3Server(t, (_request, response) => {
      asked += 1;
      if (asked > 1) response.writeHead(200, { 'content-length': 7 }).end();
    });
    assert.equal(await s3Storage({ ...settings, patienceMs: 15_000 }).size(KEY), 7);
    assert.equal(asked, 2);
  });

  test('a server that does not run is unavailable at once', async (t) => {
    const settings = await fakeS3Server(t, () => {});
    const storage = s3Storage({ ...settings, endpoint: 'http://127.0.0.1:1' });
    await assert.rejects(storage.size(KEY), away);
    await assert.rejects(storage.check(), startFailure(/127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/));
  });

  test('retries when the server fails now and then', async (t) => {
    let asked = 0;
    const settings = await fakeS3Server(t, (request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(asked % 3 === 0 ? 200 : 503, { 'content-length': 0 }).end();
    });
    assert.equal((await s3Storage(settings).put(KEY, content(), PDF)).bytes, 1_000);
    assert.equal(asked, 3);
  });

  test('aborts the multipart upload when a part fails', {
    timeout: 30_000,
  }, async (t) => {
    const { calls, settings } = await multipartServer(t, (call) => call.startsWith('PUT'));
    await assert.rejects(s3Storage(settings).put(KEY, content(9 * MB), PDF), away);
    while (!calls.includes('DELETE upload')) await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(calls.filter((call) => call === 'POST complete').length, 0);
  });

  test('a response that breaks off fails the reader, not the server', async (t) => {
    const settings = await fakeS3Server(t, (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('half', () => response.destroy());
    });
    const stream = (await s3Storage(settings).open(KEY))!;
    await assert.rejects(stream.toArray(), away);
  });

  test('the timeout applies to the start of a response, not to its length', async (t) => {
    const settings = await fakeS3Server(t, (_request, response) => {
      response.writeHead(200, { 'content-length': 8 });
      response.write('half');
      setTimeout(() => response.end('half'), 8_500);
    });
    const stream = (await s3Storage({ ...settings, patienceMs: 8_000 }).open(KEY))!;
    assert.equal(String(Buffer.concat(await stream.toArray())), 'halfhalf');
  });

  test('the start error names wrong settings', async (t) => {
    const { settings } = await s3Server(t);
    await s3Storage(settings).check();
    const missing = s3Storage({ ...settings, bucket: 'other' });
    await assert.rejects(missing.check(), startFailure(/has no bucket 'other'.+S3_BUCKET/));
    for (const ask of [missing.open, missing.size, missing.remove])
      await assert.rejects(ask(KEY), away, 'no bucket is not the same as no file');
    for (const [status, code, sentence] of [
      [403, 'AccessDenied', /denies access to the bucket 'files' \(AccessDenied\).+S3_ACCESS_KEY_ID/],
      [403, 'SignatureDoesNotMatch', /S3_SECRET_ACCESS_KEY/],
      [403, 'RequestTimeTooSkewed', /^The clock of this machine differs too much/],
      [400, 'AuthorizationHeaderMalformed', /another region than us-east-1.+S3_REGION/],
    ] as const) {
      const refusing = await fakeS3Server(t, (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
      });
      await assert.rejects(s3Storage(refusing).check(), startFailure(sentence));
    }
    const cause = Object.assign(new Error('no providers'), { name: 'CredentialsProviderError' });
    const error = toS3StartError(new StorageError('away', cause), settings);
    assert.ok(
      startFailure(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine an IAM role/)(error),
    );
  });

  test('lists more than one page, and nothing outside the prefix', async (t) => {
    const { app, settings } = await s3Server(t);
    const keys = Array.from({ length: 1_001 }, () => `${newId()}/640.webp`).sort();
    const others = ['other/file.pdf', 'sikhya/written-at-start', 'sikhya/Not Ours.pdf', 'sikhya-2/ab/c.pdf'];
    for (const key of [...keys.map((key) => `sikhya/${key}`), ...others])
      await app.inject({ method: 'PUT', url: encodeURI(`/files/${key}`), payload: 'abc' });
    assert.deepEqual(await listKeys(s3Storage(settings)), keys);
    assert.equal((await listKeys(s3Storage({ ...settings, prefix: '' }))).includes('other/file.pdf'), true);
  });

  test('stores the content type with the object', async (t) => {
    const { app, settings } = await s3Server(t);
    for (const bytes of [10, 9 * MB]) {
      await s3Storage(settings).put(KEY, content(bytes), PDF);
      const head = await app.inject({ method: 'HEAD', url: `/files/sikhya/${KEY}` });
      assert.equal(head.headers['content-type'], 'application/pdf');
    }
  });

  test('the first list after a day aborts uploads of killed processes', async (t) => {
    const { calls, settings } = await multipartServer(t, () => false);
    assert.deepEqual(await listKeys(s3Storage(settings)), []);
    assert.deepEqual(calls, ['GET list', 'GET uploads', 'DELETE old']);
  });
});

/** Implements enough of multipart uploads to record the requests; fails where the test wants it. */
async function multipartServer(t: TestContext, fails: (call: string) => boolean) {
  const calls: string[] = [];
  const settings = await fakeS3Server(t, (request, response) => {
    request.resume();
    const query = new URL(request.url!, 'http://store').searchParams;
    const what = query.has('uploads') ? 'uploads' : (query.get('uploadId') ?? 'list');
    const call = `${request.method} ${request.method === 'POST' && what === 'upload' ? 'complete' : what}`;
    calls.push(call);
    const upload = (id: string, hours: number) =>
      `<Upload><Key>sikhya/a/b</Key><UploadId>${id}</UploadId>` +
      `<Initiated>${new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()}</Initiated></Upload>`;
    const bodies: Record<string, string> = {
      'POST uploads': '<R><UploadId>upload</UploadId></R>',
      'GET uploads': `<R>${upload('old', 25)}${upload('young', 23)}</R>`,
      'GET list': '<R></R>',
    };
    response.writeHead(fails(call) ? 500 : 200).end(bodies[call]);
  });
  return { calls, settings };
}
