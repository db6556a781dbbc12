import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { enrolments } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { retryWhileBusy } from '../../testing/inject-with-retry.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, createTestCourse, removeTestCourse } from '../../testing/test-courses.ts';
import { createSignedInStudent } from '../../testing/test-student.ts';

// with payments off the texts are those of the specification
const here = await testApp({ PAYMENTS: 'off' });
const { db, clock } = here;

async function student(name: string) {
  const { id, get, post } = await createSignedInStudent(here, name);
  return {
    id,
    enrol: (courseId: string, payload?: object) =>
      retryWhileBusy(() => post(`/api/protected/student/enroll/${courseId}`, payload)),
    listCourses: async () => (await get('/api/protected/student/my-courses')).json().courses,
    countEnrolments: async () =>
      (await db.select().from(students).where(eq(students.id, id)))[0]?.totalEnrolments,
    findRows: () => db.select().from(enrolments).where(eq(enrolments.studentId, id)),
  };
}

test('enrolling in a free course returns 201, and 200 with the same row when repeated', async () => {
  const mina = await student('mina');
  const course = await createTestCourse(db, {});
  const first = await mina.enrol(course._id);
  assert.equal(first.statusCode, 201);
  assert.deepEqual(first.json(), {
    message: 'Successfully enrolled in course!',
    enrollmentDetails: { status: 'enrolled', enrolledAt: clock.now.toISOString() },
  });
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await mina.enrol(course._id);
  assert.deepEqual([again.statusCode, again.json()], [200, first.json()]);
  assert.deepEqual([(await mina.findRows()).length, await mina.countEnrolments()], [1, 1]);
});

for (const [price, text] of [
  [499, '₹499'],
  [499.5, '₹499.50'],
  [123456, '₹1,23,456'],
] as const) {
  test(`a course for ${text} returns 402 with its price and does not enrol`, async () => {
    const rama = await student(`rama${price}`);
    const course = await createTestCourse(db, { price });
    const answer = await rama.enrol(course._id, { paid: true, status: 'purchased', price: 0 });
    const { requestId, ...body } = answer.json();
    assert.equal(answer.statusCode, 402);
    assert.match(requestId, /./);
    assert.deepEqual(body, {
      requiresPayment: true,
      price,
      message: `This course costs ${text}. Payment integration coming soon!`,
      code: 'payment-needed',
    });
    assert.deepEqual([await listTitles(rama), await rama.countEnrolments()], [[], 0]);
  });
}

const listTitles = async ({ listCourses }: { listCourses: () => Promise<{ title: string }[]> }) =>
  (await listCourses()).map(({ title }) => title);

test('returns 200 for a paid course that the student has already', async () => {
  const sita = await student('sita');
  const course = await createTestCourse(db, { price: 200 });
  await db.insert(enrolments).values({ studentId: sita.id, courseId: course._id, status: 'purchased' });
  const answer = await sita.enrol(course._id);
  assert.deepEqual([answer.statusCode, answer.json().enrollmentDetails.status], [200, 'purchased']);
  assert.equal(await sita.countEnrolments(), 0, 'only new enrolments are counted');
});

for (const id of ['nothing', '018f0000-0000-7000-8000-000000000000', '%00', "'%20or%20true"]) {
  test(`returns 404 for the course ${id}`, async () => {
    const gita = await student('gita');
    const answer = await gita.enrol(id);
    assert.deepEqual([answer.statusCode, answer.json().message], [404, 'Course not found']);
  });
}

test('20 fifty concurrent enrolments create one row and one count, and one returns 201', async () => {
  const hari = await student('hari');
  const course = await createTestCourse(db, {});
  const answers = await Promise.all(Array.from({ length: 50 }, () => hari.enrol(course._id)));
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [...Array(49).fill(200), 201]);
  assert.equal(new Set(answers.map((answer) => answer.body)).size, 1);
  assert.deepEqual([(await hari.findRows()).length, await hari.countEnrolments()], [1, 1]);
});

test('the count matches the enrolments when a course is deleted during enrolments', async () => {
  const people = await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(student));
  for (let round = 0; round < 5; round += 1) {
    const course = await createTestCourse(db, {});
    const answers = await Promise.all([
      ...people.slice(0, 3).map((one) => one.enrol(course._id)),
      removeTestCourse(db, course._id).then(() => null),
      ...people.slice(3).map((one) => one.enrol(course._id)),
    ]);
    for (const answer of answers) if (answer) assert.ok([201, 404].includes(answer.statusCode), answer.body);
    for (const one of people) assert.deepEqual([await one.findRows(), await one.countEnrolments()], [[], 0]);
  }
});

test('my courses lists only own courses with their progress, newest enrolment first', async () => {
  const [uma, other] = [await student('uma'), await student('other')];
  const old = await createTestCourse(db, {
    title: 'Old',
    subjects: [[chapter('One', { questions: 3 }), chapter('Two')]],
  });
  const empty = await createTestCourse(db, { title: 'Empty' });
  await createTestCourse(db, { title: 'Not mine' });
  assert.deepEqual(await uma.listCourses(), []);
  for (const course of [empty, old]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await uma.enrol(course._id);
    await other.enrol(course._id);
  }
  const [first, second] = await uma.listCourses();
  assert.deepEqual(first, {
    _id: old._id,
    slug: 'old',
    title: 'Old',
    description: 'd',
    odia: null,
    thumbnail: null,
    price: 0,
    isFree: true,
    totalSubjects: 1,
    totalChapters: 2,
    totalQuestions: 3,
    createdAt: old.createdAt,
    enrollmentDetails: { status: 'enrolled', enrolledAt: clock.now.toISOString() },
    overallProgress: 0,
    lastStudiedAt: null,
  });
  assert.deepEqual([second.title, second.overallProgress, second.totalChapters], ['Empty', 0, 0]);
});

test('a deleted course is no longer listed', async () => {
  const bina = await student('bina');
  const course = await createTestCourse(db, { title: 'Goes' });
  await bina.enrol(course._id);
  await removeTestCourse(db, course._id);
  assert.deepEqual([await listTitles(bina), await bina.countEnrolments()], [[], 0]);
  assert.equal((await bina.enrol(course._id)).statusCode, 404);
});
