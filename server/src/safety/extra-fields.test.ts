import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enrol } from '@sikhya/contract/enrolment.ts';
import { handInTest, saveAnswers, startTest } from '@sikhya/contract/mock-test.ts';
import { googleSignIn } from '@sikhya/contract/session.ts';
import { giveCourse } from '@sikhya/contract/students.ts';
import { reportStudy } from '@sikhya/contract/study.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { attempts, enrolments, results, studyTime } from '../database/tables/learning.ts';
import { admins, students } from '../database/tables/people.ts';
import { almostValid } from './almost-valid.ts';
import { describeRoutes } from './generated-requests.ts';
import { EXTRA_FIELDS, PROTOTYPE_KEYS } from './hostile-values.ts';
import { createSmallSite, createSmallWorld } from './small-world.ts';

const site = await createSmallSite();
const { app, db } = site;
const json = { 'content-type': 'application/json' };
const writes = describeRoutes(app).filter(({ endpoint }) => endpoint?.body && endpoint.method !== 'GET');

// one world for all, because a refused request changes nothing
const { token, known } = await createSmallWorld(site);
for (const route of writes) {
  test(`12 ${route.name} returns 400 for a body with a prototype`, async () => {
    const authorization = `Bearer ${route.access === 'admin' ? site.admin : token}`;
    const [body] = fc.sample(almostValid(route.endpoint!.body!, known), { numRuns: 1, seed: 7 });
    const url = route.url.replace(/:(\w+)/g, (_, name) => String(known[name]?.[0]));
    for (const key of PROTOTYPE_KEYS) {
      const prototype = key === 'constructor' ? '{"prototype":{"role":"admin"}}' : '{"role":"admin"}';
      const fields = JSON.stringify(typeof body === 'object' ? { ...body, x: 1 } : { x: 1 });
      const response = await app.inject({
        method: route.method as 'POST',
        url,
        headers: { ...json, authorization },
        payload: `${fields.slice(0, -1)},"${key}":${prototype}}`,
      });
      assert.equal(response.statusCode, 400, response.body);
      assert.equal(({} as { role?: string }).role, undefined);
    }
  });
}

test('12 extra fields of a student change no row and make nobody an admin', async () => {
  const world = await createSmallWorld(site);
  const { token, known, student, attempt, course, paid } = world;
  const headers = { authorization: `Bearer ${token}` };
  const readRows = async () => {
    const tables = { attempts, enrolments, results, studyTime };
    const rows = await Promise.all(
      Object.values(tables).map((table) =>
        db.select().from(table).where(eq(table.studentId, student.studentId)),
      ),
    );
    return JSON.stringify([rows, await db.select().from(students).where(eq(students.id, student.studentId))]);
  };
  const before = await readRows();
  const adminsBefore = await db.$count(admins);
  const extraFields = {
    ...EXTRA_FIELDS,
    studentId: world.other.studentId,
    answers: [0, 1, 2],
    saveNumber: 1,
  };
  const ids = { courseId: course._id, chapterId: attempt.chapterId };
  const calls: [{ method: string; path: string }, object][] = [
    [startTest, ids],
    [saveAnswers, { saveNumber: 1, changes: [{ question: 0, option: 3, isCorrect: true }] }],
    [enrol, {}],
    [reportStudy, { ...ids, minutes: 0 }],
    [handInTest, { ...ids, attemptId: known.attemptId![1], answers: [] }],
  ];
  for (const [{ method, path }, body] of calls) {
    const url = path.replace(/:(\w+)/g, (_, name) =>
      String(name === 'courseId' ? course._id : known[name]?.[0]),
    );
    const payload = { ...extraFields, ...body };
    const response = await app.inject({ method: method as 'POST', url, headers, payload });
    assert.ok(response.statusCode < 300, `${url}: ${response.body}`);
  }
  assert.equal(await readRows(), before);

  const refused = await app.inject({
    method: 'POST',
    url: enrol.path.replace(':courseId', paid._id),
    headers,
    payload: EXTRA_FIELDS,
  });
  assert.equal(refused.statusCode, 402);
  const signIn = { googleId: known.googleId![0], accessToken: known.accessToken![0] };
  const signedIn = await app.inject({
    method: 'POST',
    url: googleSignIn.path,
    payload: { ...EXTRA_FIELDS, email: 'admin@example.com', name: 'asha', ...signIn },
  });
  assert.equal(signedIn.json().user.role, 'student');
  assert.equal(await db.$count(admins), adminsBefore);
  assert.equal(await readRows(), before);
});

test('12 extra fields of an admin are not stored', async () => {
  const { course, other, paid } = await createSmallWorld(site);
  const headers = { authorization: `Bearer ${site.admin}` };
  const payload = { ...EXTRA_FIELDS, courseId: paid._id, method: 'cash', amount: 10 };
  const given = await app.inject({
    method: 'POST',
    url: giveCourse.path.replace(':studentId', other.studentId),
    headers,
    payload,
  });
  assert.equal(given.statusCode, 201, given.body);
  const [row] = await db.select().from(enrolments).where(eq(enrolments.courseId, paid._id));
  assert.equal(row?.studentId, other.studentId);
  assert.ok(row.enrolledAt.getTime() > Date.parse('2020-01-01'));
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/admin/courses/${course._id}`,
    headers,
    payload: { ...course, ...EXTRA_FIELDS, _id: paid._id, totalQuestions: 999, updatedAt: null },
  });
  assert.equal(saved.statusCode, 200, saved.body);
  const { course: stored } = saved.json();
  assert.deepEqual([stored._id, stored.createdAt], [course._id, course.createdAt]);
});
