import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { fileIdOf, UPLOADS } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { enrolments } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { SUBJECTS } from '../../storage/for-test.ts';
import type { Storage } from '../../storage/storage.ts';
import { adminToken, studentToken, testApp } from '../../testing/test-app.ts';
import { send } from '../files/form-for-test.ts';
import { handmade } from '../files/pdf-for-test.ts';

const PDF = Buffer.from(
  handmade(`4 0 obj << >> stream\n${randomBytes(300_000).toString('latin1')}\nendstream endobj`),
  'latin1',
);
const OTHER = { name: 'ରବି', email: 'rabi@example.com' };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A course with two PDFs in one kind of store, and a student who has it. */
async function setUp([name, open]: [string, (typeof SUBJECTS)[string]]) {
  const { storage: inner } = await open({ after });
  const opened: Readable[] = [];
  const storage: Storage = {
    ...inner,
    async open(key, range) {
      const stream = await inner.open(key, range);
      if (stream) opened.push(stream);
      return stream;
    },
  };
  const here = await testApp({}, { storage });
  const { app, db } = here;
  const admin = await adminToken(here);
  const student = await studentToken(here);
  const stranger = await studentToken(here, OTHER);

  const upload = async (fileName: string): Promise<string> => {
    const parts = [{ field: 'pdf', name: fileName, content: PDF }];
    return (await send(app, UPLOADS.pdf.path, admin, parts)).json().url;
  };
  const pdf = await upload("ପାଠ '୧'.pdf");
  const secondPdf = await upload('two.pdf');
  const chapter = (title: string, url: string | null) => ({
    title,
    description: 'd',
    pdf: url,
    questions: [],
  });
  const payload = {
    title: 'ଇତିହାସ',
    description: 'd',
    price: 0,
    isFree: true,
    subjects: [
      { title: 'One', description: 'd', chapters: [chapter('a', null)] },
      { title: 'Two', description: 'd', chapters: [chapter('b', secondPdf), chapter('c', pdf)] },
    ],
  };
  const made = await app.inject({
    method: 'POST',
    url: '/api/admin/courses',
    headers: bearer(admin),
    payload,
  });
  const { course } = made.json();
  const viewer = `/api/protected/pdf-viewer/${course._id}/1/1`;
  const chapterId: string = course.subjects[1].chapters[1]._id;
  const [mina] = await db.select().from(students).where(eq(students.email, 'mina@example.com'));
  const enrolment = { studentId: mina!.id, courseId: course._id as string, status: 'enrolled' as const };
  await db.insert(enrolments).values(enrolment);

  return {
    ...here,
    name,
    opened,
    storage,
    admin,
    student,
    stranger,
    upload,
    pdf,
    secondPdf,
    course,
    viewer,
    chapterId,
    enrolment,
  };
}

// all of them before the first test, since what comes later would find the first ones ended
const places = await Promise.all(Object.entries(SUBJECTS).map(setUp));

for (const place of places) {
  const { app, db, clock, logged, name, opened, storage, admin, student, stranger } = place;
  const { upload, pdf, secondPdf, course, viewer, chapterId, enrolment } = place;

  const link = (token: string, body: object = { courseId: course._id, chapterId }) =>
    app.inject({
      method: 'POST',
      url: '/api/protected/document-ticket',
      headers: bearer(token),
      payload: body,
    });
  const adminLink = (fileUrl: string, token = admin) =>
    app.inject({
      method: 'POST',
      url: '/api/upload/open-file',
      headers: bearer(token),
      payload: { fileUrl },
    });
  const ticketIn = (url: string) => new URL(url, 'http://x').searchParams.get('token') ?? '';

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

  test(`${name}: the answer is kept by nobody, told to nobody, and shown as what it is`, async () => {
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

  test(`${name}: only those who have the course, at the time they read`, async () => {
    assert.equal((await app.inject({ url: viewer })).statusCode, 401);
    assert.equal((await app.inject({ url: `${viewer}?token=x&token=y` })).statusCode, 401);
    assert.equal((await app.inject({ url: viewer, headers: bearer(stranger) })).statusCode, 403);
    assert.equal((await link(stranger)).json().code, 'not-enrolled');
    const { url } = (await link(student)).json();
    await db.delete(enrolments).where(eq(enrolments.studentId, enrolment.studentId));
    assert.equal((await app.inject({ url })).statusCode, 403);
    await db.insert(enrolments).values(enrolment);
    assert.equal((await app.inject({ url })).statusCode, 200);
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

  test(`${name}: a ticket is good for one document and for nothing else`, async () => {
    const { url, expiresAt } = (await link(student)).json();
    const ticket = ticketIn(url);
    const second = `/api/protected/pdf-viewer/${course._id}/1/0`;
    assert.equal((await app.inject({ url: `${second}?token=${ticket}` })).statusCode, 403);
    for (const other of ['/api/auth/session', '/api/admin/test', '/api/admin/courses'])
      assert.equal((await app.inject({ url: other, headers: bearer(ticket) })).statusCode, 401);
    assert.equal((await app.inject({ url: `/api/auth/session?token=${ticket}` })).statusCode, 401);
    assert.equal((await app.inject({ url: `/api/auth/session?token=${student}` })).statusCode, 401);
    assert.equal((await link(ticket)).statusCode, 401);
    assert.equal((await app.inject({ url: `${pdf}?token=${ticket}` })).statusCode, 403, 'for an admin');
    assert.equal((await app.inject({ url: `${viewer}?token=${ticket.slice(0, -3)}abc` })).statusCode, 401);
    const now = clock.now;
    assert.equal(new Date(expiresAt).getTime(), now.getTime() + 5 * 60_000);
    clock.now = new Date(now.getTime() + 5 * 60_000 + 1000);
    assert.equal((await app.inject({ url })).statusCode, 401);
    clock.now = now;
  });

  test(`${name}: a ticket ends with the session in which it was given`, async () => {
    const own = await studentToken(place);
    const { url } = (await link(own)).json();
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(own) });
    assert.equal((await app.inject({ url })).statusCode, 401);
  });

  test(`${name}: an admin opens any PDF, of a course or of none, by a link`, async () => {
    const answer = await adminLink(pdf);
    assert.equal(answer.statusCode, 200);
    const read = await app.inject({ url: answer.json().url, headers: { range: 'bytes=0-9' } });
    assert.deepEqual([read.statusCode, read.body], [206, PDF.toString('latin1', 0, 10)]);
    assert.equal(
      (await app.inject({ url: `${secondPdf}?token=${ticketIn(answer.json().url)}` })).statusCode,
      403,
    );
    assert.equal((await app.inject({ url: pdf })).statusCode, 401);
    assert.equal((await app.inject({ url: pdf, headers: bearer(student) })).statusCode, 403);
    assert.equal((await adminLink(pdf, student)).statusCode, 403);
    assert.equal((await adminLink('/etc/passwd')).statusCode, 400);
    assert.equal((await adminLink(`/files/${course._id}/document.pdf`)).statusCode, 404);
    const nowhere = `/files/${course._id}/document.pdf`;
    assert.equal((await app.inject({ url: nowhere, headers: bearer(admin) })).statusCode, 404);
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

  test(`${name}: neither token nor ticket is ever in the log`, async () => {
    const ticket = ticketIn((await link(student)).json().url);
    await app.inject({ url: `${viewer}?token=${ticket}` });
    await app.inject({ url: `${viewer}x/y?token=${ticket}` });
    assert.ok(logged().includes('pdf-viewer'));
    for (const secret of [ticket, student, admin]) assert.ok(!logged().includes(secret.slice(-20)));
  });
}
