import assert from 'node:assert/strict';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { MyCertificate } from '@sikhya/contract/certificates.ts';
import type { TestApp } from './test-app.ts';
import { chapter, createTestCourse } from './test-courses.ts';
import type { createOwner } from './test-orders.ts';
import { createSignedInStudent } from './test-student.ts';
import { chapterIds, storeResult } from './test-study.ts';

export const SETTINGS = {
  isEnabled: true,
  text: 'Taught in Cuttack.',
  signatory: 'Asha Mohanty\nHead',
  odia: { text: 'କଟକରେ ଶିକ୍ଷାଦାନ।', signatory: 'ଆଶା ମହାନ୍ତି\nମୁଖ୍ୟ' },
};

type Admin = Awaited<ReturnType<typeof createOwner>>;

/** Creates a free course of two chapters with a mock test each, and a certificate. */
export async function createCertifiedCourse(
  { db }: TestApp,
  admin: Admin,
  { price = 0, ...settings }: { price?: number; examId?: string; signature?: string } = {},
): Promise<CourseTree> {
  const chapters = [chapter('One', { questions: 2 }), chapter('Two', { questions: 2 })];
  const odia = { title: 'ଓଡ଼ିଶାର ଇତିହାସ', description: '' };
  const course = await createTestCourse(db, { title: 'History', odia, price, subjects: [chapters] });
  const saved = await admin('PUT', `/api/admin/courses/${course._id}/certificate`, {
    ...SETTINGS,
    ...settings,
  });
  assert.equal(saved.statusCode, 200, saved.body);
  return course;
}

type Reader = Pick<Awaited<ReturnType<typeof createSignedInStudent>>, 'id' | 'get'>;

export async function readCertificates(student: Reader): Promise<MyCertificate[]> {
  const response = await student.get('/api/student/certificates');
  assert.equal(response.statusCode, 200, response.body);
  return response.json().certificates;
}

/** Stores a result for each chapter of the course. */
export async function complete(
  here: TestApp,
  student: Pick<Reader, 'id'>,
  course: CourseTree,
  scores = [70, 81],
): Promise<void> {
  for (const [index, chapterId] of chapterIds(course).entries())
    await storeResult(here, { studentId: student.id, courseId: course._id, chapterId }, scores[index]!);
}

/** Creates a student with a certificate of a new course. */
export async function createGraduate(here: TestApp, admin: Admin, name: string) {
  const course = await createCertifiedCourse(here, admin);
  const student = await createSignedInStudent(here, name, [course._id]);
  await complete(here, student, course);
  const [certificate] = await readCertificates(student);
  assert.ok(certificate);
  return { student, course, certificate };
}
