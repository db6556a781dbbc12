import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { enrolments } from '../../database/tables/learning.ts';
import { STORAGES } from '../../storage/storage-for-test.ts';
import { bearer, createCourseWithPdfs, PDF } from '../../testing/course-with-pdfs.ts';
import { studentToken } from '../../testing/test-app.ts';

// created before the first test, because an app that is created later would end the earlier ones
const places = await Promise.all(Object.entries(STORAGES).map(createCourseWithPdfs));

for (const place of places) {
  const { app, db, clock, logged, name, admin, student, stranger } = place;
  const { pdf, secondPdf, course, viewer, chapterId, enrolment } = place;

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
  const getTicket = (url: string) => new URL(url, 'http://x').searchParams.get('token') ?? '';

  test(`11 ${name}: only enrolled students can read, and the enrolment is checked at each request`, async () => {
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

  test(`9 ${name}: a ticket is valid for one document only`, async () => {
    const { url, expiresAt } = (await link(student)).json();
    const ticket = getTicket(url);
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

  test(`${name}: a ticket becomes invalid when its session ends`, async () => {
    const own = await studentToken(place);
    const { url } = (await link(own)).json();
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(own) });
    assert.equal((await app.inject({ url })).statusCode, 401);
  });

  test(`${name}: an admin can open any PDF by a link`, async () => {
    const response = await adminLink(pdf);
    assert.equal(response.statusCode, 200);
    const read = await app.inject({ url: response.json().url, headers: { range: 'bytes=0-9' } });
    assert.deepEqual([read.statusCode, read.body], [206, PDF.toString('latin1', 0, 10)]);
    assert.equal(
      (await app.inject({ url: `${secondPdf}?token=${getTicket(response.json().url)}` })).statusCode,
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

  test(`9 ${name}: the log contains no token and no ticket`, async () => {
    const ticket = getTicket((await link(student)).json().url);
    await app.inject({ url: `${viewer}?token=${ticket}` });
    await app.inject({ url: `${viewer}x/y?token=${ticket}` });
    assert.ok(logged().includes('pdf-viewer'));
    for (const secret of [ticket, student, admin]) assert.ok(!logged().includes(secret.slice(-20)));
  });
}
