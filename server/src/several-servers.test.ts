import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { UPLOADS } from '@sikhya/contract/files.ts';
import { sql } from 'drizzle-orm';
import { results } from './database/tables/learning.ts';
import { addAdmin } from './features/admin-accounts/service.ts';
import { handmade } from './features/files/pdf-for-test.ts';
import { answerDuring, signInStudent } from './testing/answer-during.ts';
import { roundRobin, startServerGroup } from './testing/server-group.ts';
import { testCourse } from './testing/taking-tests.ts';
import { ADMIN } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

/** Three servers, one PostgreSQL, one object store. */
const { db, address } = await testDatabase();
await addAdmin(db, ADMIN);
const course = await testCourse(db, [20, 5]);
const [place, otherPlace] = course.subjects[0]!.chapters.map(({ _id }) => ({
  courseId: course._id,
  chapterId: _id,
})) as [Place, Place];
type Place = { courseId: string; chapterId: string };
const group = await startServerGroup({ after }, address, { CALLS_A_MINUTE_PER_ADDRESS: '100000' });
const { askOne } = group;
const ask = roundRobin(group.addresses);
const SERVERS = [0, 1, 2];

async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`it never came to be that ${what}`);
}

const admin: string = JSON.parse((await askOne(0, '/api/auth/admin/login', { body: ADMIN })).body).token;

const ended: string = JSON.parse((await askOne(1, '/api/auth/admin/login', { body: ADMIN })).body).token;
const statusesOfEnded = () =>
  Promise.all(SERVERS.map(async (n) => (await askOne(n, '/api/admin/test', { token: ended })).status));

test('a session of one server is good on the others', async () => {
  assert.deepEqual(await statusesOfEnded(), [200, 200, 200]);
  await askOne(2, '/api/auth/logout', { method: 'POST', token: ended });
  assert.equal(
    (await askOne(2, '/api/admin/test', { token: ended })).status,
    401,
    'ended where it was heard',
  );
});

test('failed sign-ins count wherever they failed', async () => {
  const body = { username: 'nobody-of-ours', password: 'wrong password' };
  const failed = [];
  for (let n = 0; n < 6; n += 1) failed.push((await askOne(n % 3, '/api/auth/admin/login', { body })).status);
  assert.deepEqual(failed, [401, 401, 401, 401, 401, 429]);
});

test('a file that one server took is read with the ticket of another from a third', async () => {
  const pdf = Buffer.from(handmade('4 0 obj << >> endobj'), 'latin1');
  const form = new FormData();
  form.append(UPLOADS.pdf.field, new Blob([pdf]), 'one.pdf');
  const { url: fileUrl } = JSON.parse((await askOne(0, UPLOADS.pdf.path, { token: admin, form })).body);
  const opened = await askOne(1, '/api/upload/open-file', { token: admin, body: { fileUrl } });
  const read = await askOne(2, JSON.parse(opened.body).url);
  assert.equal(read.status, 200);
  assert.ok(read.bytes.equals(pdf));
});

test('a new course is soon in the catalogue of every server', async () => {
  const listed = (n: number) => askOne(n, '/api/public/courses?limit=8');
  await Promise.all(SERVERS.map(listed));
  const body = {
    title: 'Seen by all',
    description: 'd',
    price: 0,
    isFree: true,
    subjects: [{ title: 's', description: 'd', chapters: [{ title: 'c', description: 'd', questions: [] }] }],
  };
  assert.equal((await askOne(0, '/api/admin/courses', { token: admin, body })).status, 201);
  assert.match((await listed(0)).body, /Seen by all/, 'at once where it was made');
  for (const n of [1, 2]) {
    await eventually(`server ${n} lists it`, async () => (await listed(n)).body.includes('Seen by all'));
  }
});

test('a person who asks all servers too often is refused by all', async () => {
  const token = await signInStudent(ask, 'busy');
  const call = (n: number) => askOne(n, '/api/auth/session', { token });
  // each has seen far fewer than the 600 a minute for which it would refuse alone
  await eventually('every server refuses', async () => {
    const lots = await Promise.all(
      SERVERS.map(async (n) => (await Promise.all(Array.from({ length: 35 }, () => call(n)))).at(-1)!),
    );
    return lots.every(({ status }) => status === 429);
  });
});

test('a restart of one after another, and a kill, lose no answer and refuse nobody who asks again', async () => {
  const answers = await answerDuring(ask, place, 12, async () => {
    await group.restartEach();
    await group.killOne(1);
  });
  assert.ok(answers > 12 * 20, `${answers} answers were acknowledged meanwhile`);
});

test('an abandoned test is graded once, by whichever server', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, (_, n) => signInStudent(ask, `absent${n}`)));
  for (const token of tokens) {
    await ask(`/api/protected/student/enroll/${course._id}`, { method: 'POST', token });
    assert.equal((await ask('/api/student/test/attempts', { token, body: otherPlace })).status, 200);
  }
  await db.execute(sql`update attempts set started_at = now() - interval '2 hours', deadline = now() - interval '1 hour'
    where chapter_id = ${otherPlace.chapterId}`);
  const graded = () => db.$count(results, sql`chapter_id = ${otherPlace.chapterId}`);
  await eventually('all are graded', async () => (await graded()) === 10);
});

test('the end of a session is heard of by all', () =>
  eventually('every server refuses it', async () =>
    (await statusesOfEnded()).every((status) => status === 401),
  ));
