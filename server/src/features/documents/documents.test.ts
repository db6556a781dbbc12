import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { findFileId } from '@sikhya/contract/files.ts';
import { STORAGES } from '../../storage/storage-for-test.ts';
import { bearer, createCourseWithPdfs, PDF } from '../../testing/course-with-pdfs.ts';

// created before the first test, because an app that is created later would end the earlier ones
const places = await Promise.all(Object.entries(STORAGES).map(createCourseWithPdfs));

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

  test(`${name}: the viewer accepts a bearer token, a token in the URL and a ticket`, async () => {
    const ticket = (await link(student)).json().url;
    for (const [url, headers] of [
      [viewer, bearer(student)],
      [viewer, bearer(admin)],
      [`${viewer}?token=${student}`, {}],
      [ticket, {}],
    ] as const) {
      const response = await app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } });
      assert.equal(response.statusCode, 200);
      assert.ok(PDF.equals(response.rawPayload));
    }
  });

  test(`9 ${name}: an admin's session token in the URL is refused, a ticket is accepted`, async () => {
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

  test(`9 ${name}: the response is not cached, sends no referrer and has the type of a PDF`, async () => {
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
      const response = await app.inject({ url: viewer, headers: { ...bearer(student), range } });
      assert.equal(response.statusCode, status);
      assert.ok(PDF.subarray(from, to).equals(response.rawPayload));
      assert.equal(response.headers['content-length'], String(to - from));
      const expectedRange = status === 206 ? `bytes ${from}-${to - 1}/${PDF.length}` : undefined;
      assert.equal(response.headers['content-range'], expectedRange);
    });
  }

  test(`${name}: handles a range past the end, If-None-Match, If-Range and HEAD`, async () => {
    const send = (headers: object, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: viewer, headers: { ...bearer(student), ...headers } });
    opened.length = 0;
    const pastTheEnd = await send({ range: `bytes=${PDF.length}-` });
    assert.deepEqual(
      [pastTheEnd.statusCode, pastTheEnd.headers['content-range']],
      [416, `bytes */${PDF.length}`],
    );
    assert.deepEqual(
      [pastTheEnd.json().code, pastTheEnd.json().message, pastTheEnd.headers['content-disposition']],
      ['past-the-end', 'The requested part begins after the end of the PDF.', undefined],
    );
    const head = await send({ range: 'bytes=0-1' }, 'HEAD');
    assert.deepEqual(
      [head.statusCode, head.headers['content-length'], head.body],
      [200, String(PDF.length), ''],
    );
    const { etag } = head.headers;
    const unchanged = await send({ 'if-none-match': etag });
    assert.deepEqual([unchanged.statusCode, unchanged.body], [304, '']);
    assert.equal(opened.length, 0);
    assert.equal((await send({ range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
    assert.equal((await send({ range: 'bytes=0-1', 'if-range': '"x"' })).statusCode, 200);
  });

  test(`${name}: returns 404 for a wrong index, a chapter without a PDF and an unknown chapter`, async () => {
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

  test(`${name}: closes the file when the client disconnects`, async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    opened.length = 0;
    const request = get(address + viewer, { headers: bearer(student) });
    const [response] = (await once(request, 'response')) as [Readable];
    response.pause();
    request.destroy();
    const stream = opened[0]!;
    if (!stream.closed) await once(stream, 'close');
    assert.equal(opened.length, 1);
    assert.ok(stream.destroyed);
  });

  test(`${name}: returns 404 when the bytes are missing in the storage`, async () => {
    const url = await upload('lost.pdf');
    await storage.remove(`${findFileId(url)}/document.pdf`);
    const response = await app.inject({ url, headers: bearer(admin) });
    assert.deepEqual([response.statusCode, response.json().code], [404, 'not-found']);
  });
}
