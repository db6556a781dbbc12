import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { sql } from 'drizzle-orm';
import { results } from './database/tables/learning.ts';
import { addAdmin } from './features/admin-accounts/service.ts';
import { createPdf } from './features/files/pdf-for-test.ts';
import { answerDuring, signInStudent } from './testing/answer-during.ts';
import { createMockTestCourse } from './testing/mock-test-helpers.ts';
import { roundRobin, startServerGroup } from './testing/server-group.ts';
import { ADMIN } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

/** Three servers, one PostgreSQL, one object store. */
const { db, address } = await testDatabase();
await addAdmin(db, ADMIN);
const course = await createMockTestCourse(db, [20, 5]);
const [chapter, otherChapter] = course.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: course._id,
  chapterId: _id,
})) as [ChapterReference, ChapterReference];
type ChapterReference = { courseId: string; chapterId: string };
const group = await startServerGroup({ after }, address, { CALLS_A_MINUTE_PER_ADDRESS: '100000' });
const { askOne: requestFrom } = group;
const request = roundRobin(group.addresses);
const SERVERS = [0, 1, 2];

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let check = 0; check < 600; check += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`did not happen within a minute: ${what}`);
}

const admin: string = JSON.parse((await requestFrom(0, '/api/auth/admin/login', { body: ADMIN })).body).token;

const endedToken: string = JSON.parse(
  (await requestFrom(1, '/api/auth/admin/login', { body: ADMIN })).body,
).token;
const getEndedStatuses = () =>
  Promise.all(
    SERVERS.map(async (n) => (await requestFrom(n, '/api/admin/test', { token: endedToken })).status),
  );

test('a session of one server is valid on the others', async () => {
  assert.deepEqual(await getEndedStatuses(), [200, 200, 200]);
  await requestFrom(2, '/api/auth/logout', { method: 'POST', token: endedToken });
  assert.equal(
    (await requestFrom(2, '/api/admin/test', { token: endedToken })).status,
    401,
    'the server that ended it refuses it at once',
  );
});

test('failed sign-ins on all servers count towards one limit', async () => {
  const body = { username: 'unknown-admin', password: 'wrong password' };
  const failed = [];
  for (let n = 0; n < 6; n += 1)
    failed.push((await requestFrom(n % 3, '/api/auth/admin/login', { body })).status);
  assert.deepEqual(failed, [401, 401, 401, 401, 401, 429]);
});

test('a file uploaded to one server is readable on another with a ticket from a third', async () => {
  const pdf = Buffer.from(createPdf('4 0 obj << >> endobj'), 'latin1');
  const form = new FormData();
  form.append(UPLOADS.pdf.field, new Blob([pdf]), 'one.pdf');
  const { url: fileUrl } = JSON.parse((await requestFrom(0, UPLOADS.pdf.path, { token: admin, form })).body);
  const opened = await requestFrom(1, '/api/upload/open-file', { token: admin, body: { fileUrl } });
  const read = await requestFrom(2, JSON.parse(opened.body).url);
  assert.equal(read.status, 200);
  assert.ok(read.bytes.equals(pdf));
});

test('a new course appears in the catalogue of every server', async () => {
  const list = (n: number) => requestFrom(n, '/api/public/courses?limit=8');
  await Promise.all(SERVERS.map(list));
  const body = {
    title: 'Seen by all',
    description: 'd',
    price: 0,
    isFree: true,
    subjects: [{ title: 's', description: 'd', chapters: [{ title: 'c', description: 'd', questions: [] }] }],
  };
  assert.equal((await requestFrom(0, '/api/admin/courses', { token: admin, body })).status, 201);
  assert.match((await list(0)).body, /Seen by all/, 'at once on the server that created it');
  for (const n of [1, 2]) {
    await waitUntil(`server ${n} lists the course`, async () => (await list(n)).body.includes('Seen by all'));
  }
});

test('all servers refuse a person whose calls to all of them exceed the rate limit', async () => {
  const token = await signInStudent(request, 'busy');
  const call = (n: number) => requestFrom(n, '/api/auth/session', { token });
  // each server alone receives far fewer calls than the limit of 600 per minute
  await waitUntil('every server refuses', async () => {
    const lastResponses = await Promise.all(
      SERVERS.map(async (n) => (await Promise.all(Array.from({ length: 35 }, () => call(n)))).at(-1)!),
    );
    return lastResponses.every(({ status }) => status === 429);
  });
});

test('a rolling restart and a kill lose no answer and fail no retried request', async () => {
  const answers = await answerDuring(request, chapter, 12, async () => {
    await group.restartEach();
    await group.killOne(1);
  });
  assert.ok(answers > 12 * 20, `${answers} answers were acknowledged`);
});

test('an abandoned attempt is graded by only one server', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signInStudent(request, `absent${n}`)),
  );
  for (const token of tokens) {
    await request(`/api/protected/student/enroll/${course._id}`, { method: 'POST', token });
    assert.equal((await request('/api/student/test/attempts', { token, body: otherChapter })).status, 200);
  }
  await db.execute(sql`update attempts set started_at = now() - interval '2 hours', deadline = now() - interval '1 hour'
    where test_id = ${otherChapter.chapterId}`);
  const countGraded = () => db.$count(results, sql`test_id = ${otherChapter.chapterId}`);
  await waitUntil('all attempts are graded', async () => (await countGraded()) === 10);
});

test('all servers refuse a session that one of them ended', () =>
  waitUntil('every server refuses the session', async () =>
    (await getEndedStatuses()).every((status) => status === 401),
  ));
