import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { papers, results, tests } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { foldStudentSearchKeys } from '../../jobs/fold-student-search-keys.ts';
import { ADMIN, adminToken, studentToken, testApp, testAppOn } from '../../testing/test-app.ts';
import { createCourse } from '../authoring/service.ts';

const site = await testApp();
const { app, db, clock } = site;
const admin = await adminToken(site);
const asAdmin = { authorization: `Bearer ${admin}` };

/** In the order in which they signed up. */
const PEOPLE = [
  { name: 'ମୀନା ଦାସ', email: 'mina@example.com' },
  { name: 'Bikash Sahoo', email: 'zz.bikash@example.com' },
  { name: 'ଭୁବନେଶ୍ୱର ନାୟକ', email: 'a_nayak@example.com' },
];
for (const [index, person] of PEOPLE.entries()) {
  clock.now = new Date(Date.UTC(2026, 0, index + 1));
  await studentToken(site, person);
}
clock.now = new Date();
const [mina, bikash] = await Promise.all(PEOPLE.map(({ email }) => findId(email)));

const paid = await createCourse(
  db,
  courseInput.parse({ title: 'ଗଣିତ', description: 'd', price: 499 }),
  new Date(),
);
const free = await createCourse(
  db,
  courseInput.parse({
    title: 'History',
    description: 'd',
    isFree: true,
    odia: { title: 'ଇତିହାସ', description: '' },
  }),
  new Date(),
);

async function findId(email: string): Promise<string> {
  const [row] = await db.select({ id: students.id }).from(students).where(eq(students.email, email));
  return row!.id;
}

const get = (url: string) => app.inject({ url, headers: asAdmin });
const post = (url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: asAdmin, payload });

async function names(query: string): Promise<string[]> {
  const response = await get(`/api/admin/students?${query}`);
  assert.equal(response.statusCode, 200, response.body);
  return response
    .json()
    .students.map((student: { googleProfile: { name: string } }) => student.googleProfile.name);
}

async function getDetails(id: string) {
  return (await get(`/api/admin/students/${id}`)).json().student;
}

test('lists the newest student first', async () => {
  const { students: listed, pagination } = (await get('/api/admin/students')).json();
  assert.equal(listed[0].googleProfile.name, 'ଭୁବନେଶ୍ୱର ନାୟକ');
  assert.deepEqual(listed[2], {
    _id: mina,
    email: 'mina@example.com',
    googleProfile: { name: 'ମୀନା ଦାସ', email: 'mina@example.com', photoUrl: '' },
    createdAt: '2026-01-01T00:00:00.000Z',
    blockedAt: null,
    eraseAt: null,
    enrolledCourses: [],
  });
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 1, totalStudents: 3, more: false });
});

const LISTS: [string, string[]][] = [
  ['sortBy=googleProfile.name&sortOrder=asc', ['Bikash Sahoo', 'ଭୁବନେଶ୍ୱର ନାୟକ', 'ମୀନା ଦାସ']],
  ['sortBy=googleProfile.email&sortOrder=desc', ['Bikash Sahoo', 'ମୀନା ଦାସ', 'ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['sortBy=createdAt&sortOrder=asc', ['ମୀନା ଦାସ', 'Bikash Sahoo', 'ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['search=BIKASH', ['Bikash Sahoo']],
  [`search=${encodeURIComponent('ଭୁବନେଶ୍ବର')}`, ['ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['search=mina%40example', ['ମୀନା ଦାସ']],
  ['search=ina%40EXAMPLE.com', ['ମୀନା ଦାସ']],
  ['search=mina%40elsewhere', []],
  ['search=nayak%40example.com', ['ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['search=k%40example.com', ['ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['search=%40example.com&sortBy=createdAt', ['ଭୁବନେଶ୍ୱର ନାୟକ', 'Bikash Sahoo', 'ମୀନା ଦାସ']],
  ['search=_', ['ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['search=%25', []],
  ['search=sahoo+bikash', ['Bikash Sahoo']],
  ['search=example.com+sah+zz.', ['Bikash Sahoo']],
  ['search=sahoo+mina', []],
  [`search=${encodeURIComponent('ଦାସ ମିନା')}`, ['ମୀନା ଦାସ']],
  [`search=${encodeURIComponent('ମୀନା')}`, ['ମୀନା ଦାସ']],
  [`search=${encodeURIComponent('ଭୂବନେଶ୍ୱର')}`, ['ଭୁବନେଶ୍ୱର ନାୟକ']],
  ['page=1000000&limit=50', []],
  ['page=2', []],
];

for (const [query, expected] of LISTS) {
  test(`lists students by ${query}`, async () => assert.deepEqual(await names(query), expected));
}

for (const bad of ['sortBy=password', 'sortOrder=up', 'search=%00']) {
  test(`returns 400 for ${bad}`, async () =>
    assert.equal((await get(`/api/admin/students?${bad}`)).statusCode, 400));
}

test('a search counts at most as many students as can be paged through', async () => {
  const { db: crowded, ...other } = await testApp();
  const rows = Array.from({ length: 1010 }, (_, i) => ({
    providerSub: `sub-${i}`,
    name: `Das ${i}`,
    email: `das${i}@example.com`,
    nameKey: `das ${i}`,
    searchKey: `das ${i} das${i}@example.com`,
  }));
  await crowded.insert(students).values(rows);
  const headers = { authorization: `Bearer ${await adminToken({ db: crowded, ...other })}` };
  const list = async (query: string) =>
    (await other.app.inject({ url: `/api/admin/students?limit=50&${query}`, headers })).json();
  const found = await list('search=das&page=20');
  assert.deepEqual(found.pagination, { currentPage: 20, totalPages: 20, totalStudents: 1000, more: true });
  assert.equal(found.students.length, 50);
  assert.equal((await list('search=das&page=21')).students.length, 0);
  const few = await list('search=das100');
  assert.deepEqual(few.pagination, { currentPage: 1, totalPages: 1, totalStudents: 11, more: false });
  const all = await list('page=21');
  assert.deepEqual(all.pagination, { currentPage: 21, totalPages: 21, totalStudents: 1010, more: false });
  assert.equal(all.students.length, 10);
  await crowded.delete(students).where(eq(students.email, 'das7@example.com'));
  assert.equal((await list('')).pagination.totalStudents, 1009);
});

for (const id of ['nonsense', newId()]) {
  test(`returns 404 for the student ${id.slice(0, 8)}`, async () => {
    const response = await get(`/api/admin/students/${id}`);
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().message, 'Student not found');
  });
}

test('giving a paid course enrols the student as purchased and writes an audit entry', async () => {
  const response = await post(`/api/admin/students/${mina}/courses`, {
    courseId: paid._id,
    method: 'bank',
    amount: 450.5,
    note: 'UTR 12',
  });
  assert.equal(response.statusCode, 201, response.body);
  const { enrolledCourses, acts } = await getDetails(mina!);
  assert.equal(enrolledCourses[0].status, 'purchased');
  assert.equal(enrolledCourses[0].amount, 450.5);
  assert.deepEqual(enrolledCourses[0].courseId, {
    _id: paid._id,
    title: 'ଗଣିତ',
    odiaTitles: { title: null },
    price: 499,
  });
  assert.deepEqual(enrolledCourses[0].progress, { overallProgress: 0 });
  const { at, ...act } = acts[0];
  assert.ok(at);
  assert.deepEqual(act, {
    actor: ADMIN.username,
    action: 'give-course',
    courseTitle: 'ଗଣିତ',
    odiaTitles: { courseTitle: null },
    method: 'bank',
    amount: 450.5,
    note: 'UTR 12',
  });
  const own = await app.inject({
    url: '/api/protected/student/my-courses',
    headers: { authorization: `Bearer ${await studentToken(site, PEOPLE[0])}` },
  });
  assert.equal(own.json().courses[0].enrollmentDetails.status, 'purchased');
});

test('giving a course twice enrols once, with the last amount', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () =>
      post(`/api/admin/students/${bikash}/courses`, { courseId: free._id, method: 'gift' }),
    ),
  );
  const again = await post(`/api/admin/students/${bikash}/courses`, {
    courseId: free._id,
    method: 'cash',
    amount: 10,
  });
  assert.equal(again.statusCode, 201);
  const [row] = await db.select().from(students).where(eq(students.id, bikash!));
  assert.equal(row!.totalEnrolments, 1);
  const { enrolledCourses, acts } = await getDetails(bikash!);
  assert.deepEqual([acts[0].courseTitle, acts[0].odiaTitles], ['History', { courseTitle: 'ଇତିହାସ' }]);
  assert.deepEqual(
    enrolledCourses.map(({ status, amount }: { status: string; amount: number }) => [status, amount]),
    [['purchased', 10]],
  );
});

const REFUSED: [object, number][] = [
  [{ courseId: paid._id, method: 'gift', amount: 5 }, 422],
  [{ courseId: paid._id, method: 'cash', amount: 0 }, 422],
  [{ courseId: paid._id, method: 'cash', amount: 1.005 }, 422],
  [{ courseId: paid._id, method: 'cash', amount: -1 }, 422],
  [{ courseId: paid._id, method: 'barter', amount: 1 }, 422],
  [{ courseId: newId(), method: 'gift' }, 404],
  [{ courseId: 'x', method: 'gift' }, 404],
];

for (const [payload, status] of REFUSED) {
  test(`returns ${status} when giving ${JSON.stringify(payload).slice(-40)}`, async () => {
    assert.equal((await post(`/api/admin/students/${mina}/courses`, payload)).statusCode, status);
  });
}

test('taking a course ends access and keeps the results', async () => {
  const paperId = newId();
  const testId = newId();
  await db.insert(tests).values({ id: testId, kind: 'chapter' });
  await db.insert(papers).values({
    id: paperId,
    testId,
    courseId: paid._id,
    chapterTitle: 'Ratio',
    courseTitle: 'ଗଣିତ',
    contentHash: 'h',
    questions: [],
  });
  for (const [index, score] of [50, 75, 100, 60, 61, 62].entries()) {
    await db.insert(results).values({
      studentId: mina!,
      paperId,
      testId: newId(),
      courseId: paid._id,
      score,
      correctAnswers: 1,
      totalQuestions: 2,
      timeSpentSeconds: 40,
      answers: [0, 1],
      completedAt: new Date(Date.UTC(2026, 1, index + 1)),
    });
  }
  const url = `/api/admin/students/${mina}/courses/${paid._id}`;
  const taken = await app.inject({ method: 'DELETE', url, headers: asAdmin, payload: { note: 'refund' } });
  assert.equal(taken.statusCode, 204, taken.body);
  assert.equal((await app.inject({ method: 'DELETE', url, headers: asAdmin })).statusCode, 404);
  const { enrolledCourses, testResults, performance, acts } = await getDetails(mina!);
  assert.deepEqual(enrolledCourses, []);
  assert.deepEqual(performance, { averageScore: 68, minutesStudied: 4, testsCompleted: 6 });
  assert.deepEqual(
    testResults.map(({ score }: { score: number }) => score),
    [62, 61, 60, 100, 75, 50],
  );
  assert.equal(testResults[0].courseTitle, 'ଗଣିତ');
  assert.equal(acts[0].action, 'take-course');
  assert.equal(acts[0].note, 'refund');
});

const whoAmI = (at: typeof app, token: string) =>
  at.inject({ url: '/api/auth/session', headers: { authorization: `Bearer ${token}` } });

test('8 ending sessions takes effect at once in this process, and within 30 seconds in others', async () => {
  const otherProcess = await testAppOn(db);
  const token = await studentToken(site, PEOPLE[1]);
  assert.equal((await whoAmI(otherProcess.app, token)).statusCode, 200);
  assert.equal((await post(`/api/admin/students/${bikash}/end-sessions`)).statusCode, 200);
  assert.equal((await whoAmI(app, token)).statusCode, 401);
  otherProcess.clock.now = new Date(otherProcess.clock.now.getTime() + 30_000);
  assert.equal((await whoAmI(otherProcess.app, token)).statusCode, 401);
  assert.equal((await whoAmI(app, await studentToken(site, PEOPLE[1]))).statusCode, 200);
});

test('8 a blocked student is signed out at once and cannot sign in until unblocked', async () => {
  const token = await studentToken(site, PEOPLE[1]);
  assert.equal((await whoAmI(app, token)).statusCode, 200);
  assert.equal((await post(`/api/admin/students/${bikash}/block`, { note: 'shared login' })).statusCode, 200);
  assert.equal((await post(`/api/admin/students/${bikash}/block`, {})).statusCode, 409);
  assert.equal((await whoAmI(app, token)).statusCode, 401);
  assert.equal(await studentToken(site, PEOPLE[1]), undefined);
  assert.ok((await getDetails(bikash!)).blockedAt);
  assert.equal((await post(`/api/admin/students/${bikash}/unblock`, {})).statusCode, 200);
  assert.equal((await post(`/api/admin/students/${bikash}/unblock`, {})).statusCode, 409);
  assert.equal((await whoAmI(app, token)).statusCode, 401);
  assert.equal((await whoAmI(app, await studentToken(site, PEOPLE[1]))).statusCode, 200);
});

test('giving or taking a course never fails while the course is deleted', async () => {
  for (let round = 0; round < 8; round += 1) {
    const draft = courseInput.parse({ title: `Deleted ${round}`, description: 'd', isFree: true });
    const { _id: courseId } = await createCourse(db, draft, new Date());
    const gift = { courseId, method: 'gift' };
    await post(`/api/admin/students/${bikash}/courses`, gift);
    const remove = (url: string) => app.inject({ method: 'DELETE', url, headers: asAdmin });
    const [given, taken, deleted] = await Promise.all([
      post(`/api/admin/students/${mina}/courses`, gift),
      remove(`/api/admin/students/${bikash}/courses/${courseId}`),
      remove(`/api/admin/courses/${courseId}`),
    ]);
    assert.ok([201, 404].includes(given.statusCode), given.body);
    assert.ok([204, 404].includes(taken.statusCode), taken.body);
    assert.equal(deleted.statusCode, 204, deleted.body);
  }
  for (const id of [mina, bikash]) {
    const [row] = await db.select().from(students).where(eq(students.id, id!));
    assert.equal(row!.totalEnrolments, (await getDetails(id!)).enrolledCourses.length);
  }
});

test('finds names that an earlier release stored, by either spelling, after the job has run', async () => {
  const { db: older, ...other } = await testApp();
  const old = searchKey('ରବି ମାଝୀ majhi@example.com');
  await older.insert(students).values(
    Array.from({ length: 3 }, (_, n) => ({
      providerSub: `old-${n}`,
      name: 'ରବି ମାଝୀ',
      email: 'majhi@example.com',
      nameKey: searchKey('ରବି ମାଝୀ'),
      searchKey: old,
    })),
  );
  const headers = { authorization: `Bearer ${await adminToken({ db: older, ...other })}` };
  const found = async (word: string) => {
    const url = `/api/admin/students?search=${encodeURIComponent(word)}`;
    return (await other.app.inject({ url, headers })).json().students.length;
  };
  assert.equal(await found('ମାଝୀ'), 0);
  await foldStudentSearchKeys(older).run(new AbortController().signal);
  assert.deepEqual([await found('ମାଝୀ'), await found('ମାଝି ରବୀ')], [3, 3]);
});
