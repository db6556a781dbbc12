import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { newId } from '../../database/new-id.ts';
import { audit } from '../../database/tables/audit.ts';
import { enrolments, papers, results, tests } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { createCourse } from '../authoring/service.ts';

const site = await testApp();
const { app, db } = site;
const headers = { authorization: `Bearer ${await adminToken(site)}` };
const JOINED = new Date('2026-01-31T20:00:00Z');

/** More than one batch, with many rows of the same time. */
const STUDENTS = 2300;
const ids = Array.from({ length: STUDENTS }, () => newId());
await db.insert(students).values(
  ids.map((id, i) => ({
    id,
    providerSub: id,
    name: i === 0 ? '=cmd|calc' : `ମୀନା ${i}`,
    email: `s${i}@example.com`,
    nameKey: `ମୀନା ${i}`,
    searchKey: `ମୀନା ${i} s${i}@example.com`,
    createdAt: new Date(JOINED.getTime() + Math.floor(i / 900)),
  })),
);

const [ours, other] = [newId(), newId()];
for (const [courseId, rows] of [
  [ours, 2100],
  [other, 5],
] as const) {
  const paperId = newId();
  const chapterId = newId();
  const titles = {
    courseTitle: courseId === ours ? 'ଗଣିତ, ଭାଗ ୧' : 'Other',
    chapterTitle: 'Ratio',
    odiaChapterTitle: 'ଅନୁପାତ',
  };
  await db.insert(tests).values({ id: chapterId, kind: 'chapter' });
  await db
    .insert(papers)
    .values({ id: paperId, testId: chapterId, courseId, contentHash: 'h', questions: [], ...titles });
  await db.insert(results).values(
    Array.from({ length: rows }, (_, i) => ({
      studentId: ids[i]!,
      paperId,
      testId: chapterId,
      courseId,
      score: 50,
      correctAnswers: 1,
      totalQuestions: 2,
      timeSpentSeconds: 60,
      answers: [0, 1],
      completedAt: new Date(JOINED.getTime() + Math.floor(i / 1500) * 1000),
    })),
  );
}

async function fetchRows(url: string): Promise<string[]> {
  const response = await app.inject({ url, headers });
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(String(response.headers['content-disposition']), /attachment; filename="\w+\.csv"/);
  assert.equal(response.headers['cache-control'], 'no-store');
  assert.ok(response.body.startsWith('\ufeff'));
  return response.body.slice(1).trimEnd().split('\r\n').slice(1);
}

test('exports every student once, with Odia names, India time and escaped formulas', async () => {
  const rows = await fetchRows('/api/admin/students.csv');
  assert.equal(new Set(rows).size, STUDENTS);
  assert.equal(rows.length, STUDENTS);
  assert.ok(rows.includes("'=cmd|calc,s0@example.com,2026-02-01 01:30:00,0,,,"));
  assert.ok(rows.includes('ମୀନା 2299,s2299@example.com,2026-02-01 01:30:00,0,,,'));
});

test('exports the course that a student enrolled in last, in both languages', async () => {
  for (const [index, title] of ['First', 'Last'].entries()) {
    const odia = index === 1 ? { title: 'ଶେଷ ପାଠ୍ୟକ୍ରମ' } : null;
    const course = courseInput.parse({ title, description: 'd', odia, isFree: true });
    const { _id: courseId } = await createCourse(db, course, new Date());
    await db.insert(enrolments).values({
      studentId: ids[7]!,
      courseId,
      status: 'enrolled',
      enrolledAt: new Date(Date.UTC(2026, 3, index + 1)),
    });
  }
  assert.match((await fetchRows('/api/admin/students.csv?search=s7%40'))[0]!, /,Last,,ଶେଷ ପାଠ୍ୟକ୍ରମ$/);
});

test('exports only the students that match the search', async () => {
  const rows = await fetchRows('/api/admin/students.csv?search=s229%40');
  assert.equal(rows.length, 1);
});

test('exports the results of one course and of all courses', async () => {
  const one = await fetchRows(`/api/admin/results.csv?courseId=${ours}`);
  assert.equal(one.length, 2100);
  assert.equal(new Set(one).size, 2100);
  assert.ok(one.includes('ମୀନା 1,s1@example.com,"ଗଣିତ, ଭାଗ ୧",Ratio,50,1,2,60,2026-02-01 01:30:00,,ଅନୁପାତ'));
  assert.equal((await fetchRows('/api/admin/results.csv')).length, 2105);
  assert.equal((await fetchRows(`/api/admin/results.csv?courseId=${newId()}`)).length, 0);
});

for (const url of ['/api/admin/results.csv?courseId=x', '/api/admin/students.csv?search=%00']) {
  test(`${url} returns 400`, async () => assert.equal((await app.inject({ url, headers })).statusCode, 400));
}

test('writes the headings in the language of the request', async () => {
  const fetchHeadings = async (url: string, language: string) => {
    const response = await app.inject({ url, headers: { ...headers, 'accept-language': language } });
    return response.body.slice(1).split('\r\n')[0];
  };
  assert.equal(
    await fetchHeadings('/api/admin/students.csv?search=s7%40', 'en'),
    'Name,E-mail,Joined,Enrolled courses,Latest course,Blocked since,Latest course in Odia',
  );
  assert.match((await fetchHeadings('/api/admin/students.csv?search=s7%40', 'or'))!, /^ନାମ,ଇ-ମେଲ,/);
  const results = `/api/admin/results.csv?courseId=${newId()}`;
  assert.equal(
    await fetchHeadings(results, 'en'),
    'Student,E-mail,Course,Chapter,Score (%),Correct,Questions,Seconds,Completed,Course in Odia,Chapter in Odia',
  );
  assert.doesNotMatch((await fetchHeadings(results, 'or'))!, /[a-z]/i);
});

test('HEAD sends the headers of an export without exporting or recording anything', async () => {
  const url = '/api/admin/students.csv';
  const before = await db.$count(audit);
  const head = await app.inject({ method: 'HEAD', url, headers });
  assert.equal(head.statusCode, 200);
  assert.equal(head.headers['content-disposition'], 'attachment; filename="students.csv"');
  assert.equal(head.body, '');
  assert.equal(await db.$count(audit), before);
  await fetchRows(url);
  assert.equal(await db.$count(audit), before + 1);
  const refused = await app.inject({ method: 'HEAD', url });
  assert.equal(refused.statusCode, 401);
});
