import assert from 'node:assert/strict';
import { extraTime } from '../database/tables/exams.ts';
import { countStatistics } from '../features/question-bank/service.ts';
import type { TestApp } from './test-app.ts';
import { createExamStudent, EXAM } from './test-exams.ts';

/** Creates an exam of the course with a picture, and a student with extra time who took it over and left the page. */
export async function fillExams(
  here: TestApp,
  { admin, courseId, image }: { admin: string; courseId: string; image: string | null },
): Promise<void> {
  const [section] = EXAM.sections;
  const questions = section!.questions.map((question) => ({ ...question, questionImage: image }));
  const created = await here.app.inject({
    method: 'POST',
    url: '/api/admin/exams',
    headers: { authorization: `Bearer ${admin}` },
    payload: { ...EXAM, courseIds: [courseId], attempts: 2, sections: [{ ...section, questions }] },
  });
  assert.equal(created.statusCode, 201, created.body);
  const examId: string = created.json().exam._id;
  const student = await createExamStudent(here, 'examinee');
  await student.post(`/api/protected/student/enroll/${courseId}`);
  await here.db.insert(extraTime).values({ examId, studentId: student.studentId, minutesPerHour: 20 });
  await student.takeExam(examId, { 0: 1 });
  await countStatistics(here.db, new Date(), new AbortController().signal);
  const { attemptId } = await student.startExam(examId, { deviceId: 'phone' });
  const left = await student.post(`/api/student/exams/attempts/${attemptId}/events`, { kind: 'left-page' });
  assert.equal(left.statusCode, 204, left.body);
}
