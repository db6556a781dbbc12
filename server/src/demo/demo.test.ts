import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, lacksPagePicture } from '../database/tables/files.ts';
import { adminToken, studentToken, testApp } from '../testing/test-app.ts';
import { loadDemo } from './demo.ts';

const here = await testApp();
const { app, db, storage } = here;
const admin = { authorization: `Bearer ${await adminToken(here)}` };
const NOW = here.clock.now;
const made = await loadDemo({ db, storage, now: NOW });

test('fills an empty database once, and lists the courses with their pictures', async () => {
  const { courses } = (await app.inject('/api/public/courses?limit=50')).json();
  assert.equal(courses.length, made?.courses);
  assert.ok(courses.some((course: { isFree: boolean }) => course.isFree));
  assert.ok(courses.some((course: { price: number }) => course.price > 0));
  for (const { title, thumbnail } of courses) {
    const picture = await app.inject(thumbnail);
    assert.equal(picture.headers['content-type'], 'image/webp', title);
  }
  assert.equal(await loadDemo({ db, storage, now: NOW }), null, 'what is there is left alone');
});

test('every chapter has questions and a PDF to read', async () => {
  const { courses } = (await app.inject({ url: '/api/admin/courses?limit=50', headers: admin })).json();
  for (const { _id } of courses) {
    const { course } = (await app.inject({ url: `/api/admin/courses/${_id}`, headers: admin })).json();
    for (const { title, pdf, questions } of course.subjects.flatMap(
      (subject: { chapters: object[] }) => subject.chapters,
    )) {
      assert.ok(pdf, `${course.title}, ${title} has no PDF`);
      assert.ok(questions.length >= 5, `${course.title}, ${title} has ${questions.length} questions`);
    }
  }
});

test('every PDF has its page picture already', async () => {
  assert.equal(await db.$count(files, lacksPagePicture(files)), 0);
});

test('a demo student has weeks of activity', async () => {
  const token = await studentToken(here, { name: 'ମୀନାକ୍ଷୀ ଦାସ', email: 'minakshi.das@example.com' });
  const headers = { authorization: `Bearer ${token}` };
  const { overview, days } = (await app.inject({ url: '/api/student/analytics', headers })).json();
  assert.ok(overview.totalTestsTaken >= 10, String(overview.totalTestsTaken));
  assert.ok(overview.averageScore > 0 && overview.averageScore < 100);
  assert.ok(days.filter(({ studyMinutes }: { studyMinutes: number }) => studyMinutes > 0).length >= 10);
});

test('no activity is in the future', async () => {
  const { students } = (await app.inject({ url: '/api/admin/students?limit=50', headers: admin })).json();
  assert.equal(students.length, made?.students);
  for (const { _id } of students) {
    const { student } = (await app.inject({ url: `/api/admin/students/${_id}`, headers: admin })).json();
    for (const { completedAt } of student.testResults) assert.ok(new Date(completedAt) <= NOW);
  }
});
