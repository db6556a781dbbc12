import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { enrolments } from '../../database/tables/learning.ts';
import { students } from '../../database/tables/people.ts';
import { testApp } from '../../testing/test-app.ts';
import { chapter, makeCourse } from '../../testing/test-courses.ts';
import { signedInStudent } from '../../testing/test-student.ts';
import { deleteCourse } from '../authoring/service.ts';

const here = await testApp();
const { db, clock } = here;

async function student(name: string) {
  const { id, get, post } = await signedInStudent(here, name);
  return {
    id,
    enrol: (courseId: string, payload?: object) => post(`/api/protected/student/enroll/${courseId}`, payload),
    mine: async () => (await get('/api/protected/student/my-courses')).json().courses,
    total: async () => (await db.select().from(students).where(eq(students.id, id)))[0]?.totalEnrolments,
    rows: () => db.select().from(enrolments).where(eq(enrolments.studentId, id)),
  };
}

test('a free course enrols with 201, and again with 200 and the same row', async () => {
  const mina = await student('mina');
  const course = await makeCourse(db, {});
  const first = await mina.enrol(course._id);
  assert.equal(first.statusCode, 201);
  assert.deepEqual(first.json(), {
    message: 'Successfully enrolled in course!',
    enrollmentDetails: { status: 'enrolled', enrolledAt: clock.now.toISOString() },
  });
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await mina.enrol(course._id);
  assert.deepEqual([again.statusCode, again.json()], [200, first.json()]);
  assert.deepEqual([(await mina.rows()).length, await mina.total()], [1, 1]);
});

for (const [price, words] of [
  [499, '₹499'],
  [499.5, '₹499.50'],
  [123456, '₹1,23,456'],
] as const) {
  test(`a course for ${words} is answered with 402 and its price, and enrols nobody`, async () => {
    const rama = await student(`rama${price}`);
    const course = await makeCourse(db, { price });
    const answer = await rama.enrol(course._id, { paid: true, status: 'purchased', price: 0 });
    const { requestId, ...body } = answer.json();
    assert.equal(answer.statusCode, 402);
    assert.match(requestId, /./);
    assert.deepEqual(body, {
      requiresPayment: true,
      price,
      message: `This course costs ${words}. Payment integration coming soon!`,
      code: 'payment-needed',
    });
    assert.deepEqual([await mineOf(rama), await rama.total()], [[], 0]);
  });
}

const mineOf = async ({ mine }: { mine: () => Promise<{ title: string }[]> }) =>
  (await mine()).map(({ title }) => title);

test('who has a paid course already is told so with 200', async () => {
  const sita = await student('sita');
  const course = await makeCourse(db, { price: 200 });
  await db.insert(enrolments).values({ studentId: sita.id, courseId: course._id, status: 'purchased' });
  const answer = await sita.enrol(course._id);
  assert.deepEqual([answer.statusCode, answer.json().enrollmentDetails.status], [200, 'purchased']);
  assert.equal(await sita.total(), 0, 'what was not enrolled here is not counted here');
});

for (const id of ['nothing', '018f0000-0000-7000-8000-000000000000', '%00', "'%20or%20true"]) {
  test(`a course ${id} is not found`, async () => {
    const gita = await student('gita');
    const answer = await gita.enrol(id);
    assert.deepEqual([answer.statusCode, answer.json().message], [404, 'Course not found']);
  });
}

test('20 fifty enrolments at once make one row and one count, and one of them is new', async () => {
  const hari = await student('hari');
  const course = await makeCourse(db, {});
  const answers = await Promise.all(Array.from({ length: 50 }, () => hari.enrol(course._id)));
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [...Array(49).fill(200), 201]);
  assert.equal(new Set(answers.map((answer) => answer.body)).size, 1);
  assert.deepEqual([(await hari.rows()).length, await hari.total()], [1, 1]);
});

test('who enrols while the course is deleted has it or has it not, and the count agrees', async () => {
  const people = await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(student));
  for (let round = 0; round < 5; round += 1) {
    const course = await makeCourse(db, {});
    const answers = await Promise.all([
      ...people.slice(0, 3).map((one) => one.enrol(course._id)),
      deleteCourse(db, course._id).then(() => null),
      ...people.slice(3).map((one) => one.enrol(course._id)),
    ]);
    for (const answer of answers) if (answer) assert.ok([201, 404].includes(answer.statusCode), answer.body);
    for (const one of people) assert.deepEqual([await one.rows(), await one.total()], [[], 0]);
  }
});

test('my courses are mine, with the newest enrolment first and how far I am', async () => {
  const [uma, other] = [await student('uma'), await student('other')];
  const old = await makeCourse(db, {
    title: 'Old',
    subjects: [[chapter('One', { questions: 3 }), chapter('Two')]],
  });
  const empty = await makeCourse(db, { title: 'Empty' });
  await makeCourse(db, { title: 'Not mine' });
  assert.deepEqual(await uma.mine(), []);
  for (const course of [empty, old]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await uma.enrol(course._id);
    await other.enrol(course._id);
  }
  const [first, second] = await uma.mine();
  assert.deepEqual(first, {
    _id: old._id,
    title: 'Old',
    description: 'd',
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

test('a course that was deleted is no longer mine', async () => {
  const bina = await student('bina');
  const course = await makeCourse(db, { title: 'Goes' });
  await bina.enrol(course._id);
  await deleteCourse(db, course._id);
  assert.deepEqual([await mineOf(bina), await bina.total()], [[], 0]);
  assert.equal((await bina.enrol(course._id)).statusCode, 404);
});
