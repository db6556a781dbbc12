import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { fileIdOf } from '@sikhya/contract/files.ts';
import { SUBJECTS } from '../../storage/for-test.ts';
import { bearer, courseWithPdfs, PDF } from '../../testing/course-with-pdfs.ts';

// all of them before the first test, since what comes later would find the first ones ended
const places = await Promise.all(Object.entries(SUBJECTS).map(courseWithPdfs));

for (const place of places) {
  const { app, name, opened, storage, admin, student } = place;
  const { upload, course, viewer, chapterId } = place;

  const link = (token: string, body: object = { courseId: course._id, chapterId }) =>
    app.inject({
      method: 'POST',
      url: '/api/protected/document-ticket',
      headers: bearer(token),
      payload: body,
    });

  test(`${name}: the viewer takes the bearer token, the same in its address, and a ticket`, async () => {
    const ticket = (await link(student)).json().url;
    for (const [url, headers] of [
      [viewer, bearer(student)],
      [viewer, bearer(admin)],
      [`${viewer}?token=${student}`, {}],
      [ticket, {}],
    ] as const) {
      const answer = await app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } });
      assert.equal(answer.statusCode, 200);
      assert.ok(PDF.equals(answer.rawPayload));
    }
  });

  test(`9 ${name}: the session of an admin is not taken from an address, a ticket is`, async () => {
    const byAddress = await app.inject({ url: `${viewer}?token=${admin}` });
    assert.deepEqual([byAddress.statusCode, byAddress.json().code], [401, 'not-signed-in']);
    const fileUrl = await upload('one.pdf');
    assert.equal((await app.inject({ url: `${fileUrl}?token=${admin}` })).statusCode, 401);
    const opened = await app.inject({
      method: 'POST',
      url: '/api/upload/open-file',
      headers: bearer(admin),
      payload: { fileUrl },
    });
    assert.equal((await app.inject({ url: opened.json().url })).statusCode, 200);
    assert.equal((await app.inject({ url: (await link(admin)).json().url })).statusCode, 200);
  });

  test(`9 ${name}: the answer is kept by nobody, told to nobody, and shown as what it is`, async () => {
    const { headers } = await app.inject({ url: viewer, headers: bearer(student) });
    assert.deepEqual(
      ['content-type', 'cache-control', 'referrer-policy', 'x-content-type-options', 'accept-ranges'].map(
        (header) => headers[header],
      ),
      ['application/pdf', 'no-store', 'no-referrer', 'nosniff', 'bytes'],
    );
    assert.equal(headers['content-length'], String(PDF.length));
    assert.equal(headers['content-encoding'], undefined);
    assert.match(String(headers['content-disposition']), /^inline; filename\*=UTF-8''%E0%AC%AA.+%27\.pdf$/);
    assert.ok(!String(headers['content-security-policy']).includes('object-src'));
  });

  const RANGES: [string, number, number, number][] = [
    ['bytes=0-99', 206, 0, 100],
    ['bytes=1000-200000', 206, 1000, 200_001],
    [`bytes=${PDF.length - 5}-`, 206, PDF.length - 5, PDF.length],
    ['bytes=-7', 206, PDF.length - 7, PDF.length],
    ['bytes=0-1,5-6', 200, 0, PDF.length],
  ];
  for (const [range, status, from, to] of RANGES) {
    test(`${name}: ${range}`, async () => {
      const answer = await app.inject({ url: viewer, headers: { ...bearer(student), range } });
      assert.equal(answer.statusCode, status);
      assert.ok(PDF.subarray(from, to).equals(answer.rawPayload));
      assert.equal(answer.headers['content-length'], String(to - from));
      const told = status === 206 ? `bytes ${from}-${to - 1}/${PDF.length}` : undefined;
      assert.equal(answer.headers['content-range'], told);
    });
  }

  test(`${name}: beyond the end, unchanged, begun with another, and the head alone`, async () => {
    const ask = (headers: object, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: viewer, headers: { ...bearer(student), ...headers } });
    opened.length = 0;
    const beyond = await ask({ range: `bytes=${PDF.length}-` });
    assert.deepEqual([beyond.statusCode, beyond.headers['content-range']], [416, `bytes */${PDF.length}`]);
    const head = await ask({ range: 'bytes=0-1' }, 'HEAD');
    assert.deepEqual(
      [head.statusCode, head.headers['content-length'], head.body],
      [200, String(PDF.length), ''],
    );
    const { etag } = head.headers;
    const unchanged = await ask({ 'if-none-match': etag });
    assert.deepEqual([unchanged.statusCode, unchanged.body], [304, '']);
    assert.equal(opened.length, 0);
    assert.equal((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
    assert.equal((await ask({ range: 'bytes=0-1', 'if-range': '"x"' })).statusCode, 200);
  });

  test(`${name}: no such place, no PDF there, no such chapter: 404`, async () => {
    const chapters = ['0/0', '0/1', '1/2', '2/0', 'a/b', '1/-1', '9999999/0'];
    for (const chapter of chapters) {
      const url = `/api/protected/pdf-viewer/${course._id}/${chapter}`;
      assert.equal((await app.inject({ url, headers: bearer(student) })).statusCode, 404, chapter);
    }
    const withoutPdf = { courseId: course._id, chapterId: course.subjects[0].chapters[0]._id };
    const elsewhere = { courseId: course._id, chapterId: course._id };
    for (const body of [
      withoutPdf,
      elsewhere,
      { courseId: 'x', chapterId },
      { courseId: course._id, chapterId: 'x' },
    ])
      assert.equal((await link(student, body)).statusCode, 404);
  });

  test(`${name}: who goes away in the middle leaves nothing open`, async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    opened.length = 0;
    const request = get(address + viewer, { headers: bearer(student) });
    const [answer] = (await once(request, 'response')) as [Readable];
    answer.pause();
    request.destroy();
    const stream = opened[0]!;
    if (!stream.closed) await once(stream, 'close');
    assert.equal(opened.length, 1);
    assert.ok(stream.destroyed);
  });

  test(`${name}: bytes that are gone from the store are not found`, async () => {
    const url = await upload('lost.pdf');
    await storage.remove(`${fileIdOf(url)}/document.pdf`);
    const answer = await app.inject({ url, headers: bearer(admin) });
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
  });
}
