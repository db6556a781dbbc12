import assert from 'node:assert/strict';
import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { saveAnswers, startTest } from '@sikhya/contract/mock-test.ts';
import type { resultWithReview } from '@sikhya/contract/test-result.ts';
import type * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { createCourse } from '../features/authoring/service.ts';
import { injectWithRetry } from './inject-with-retry.ts';
import { studentToken, type TestApp } from './test-app.ts';

export const SECRET_EXPLANATION = 'this explanation is secret';
export const SECRET_ODIA_EXPLANATION = 'ଏହି ବ୍ୟାଖ୍ୟା ଗୋପନୀୟ';

/** The right answer of question n is option n % 4, whose text is 'n right'. */
const createQuestions = (total: number) =>
  Array.from({ length: total }, (_, n) => ({
    question: `Question ${n + 1}?`,
    options: [0, 1, 2, 3].map((option) => (option === n % 4 ? `${n} right` : `${n} wrong ${option}`)),
    correctAnswer: n % 4,
    explanation: `${SECRET_EXPLANATION} ${n}`,
  }));

/**
 * Creates a course with two subjects. The first has one chapter per entry of `questions`, with that number of questions;
 * the second has one chapter without questions.
 */
export async function createMockTestCourse(
  db: Db,
  questions: number[],
  title = 'Kalinga',
): Promise<CourseTree> {
  const chapters = questions.map((total, n) => ({
    title: `Chapter ${n + 1}`,
    description: 'd',
    questions: createQuestions(total),
  }));
  const reading = { title: 'Reading', description: 'd', questions: [] };
  const subjects = [
    { title: 'First', description: 'd', chapters },
    { title: 'Second', description: 'd', chapters: [reading] },
  ];
  const input = courseInput.parse({ title, description: 'd', isFree: true, subjects });
  return createCourse(db, input, new Date());
}

export type Student = Awaited<ReturnType<typeof createStudent>>;

/** Creates a signed-in student who is enrolled in the courses; returns the requests that a browser would send. */
export async function createStudent(here: TestApp, name: string, courses: CourseTree[]) {
  const token = await studentToken(here, { name, email: `${name}@example.com` });
  const headers = { authorization: `Bearer ${token}` };
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    here.app.inject({ method, url, headers, ...(payload && { payload }) });
  const session = await injectWithRetry(here.app, { url: '/api/auth/session', headers });
  const studentId: string = session.json().user._id;
  for (const { _id } of courses) {
    await injectWithRetry(here.app, { method: 'POST', url: `/api/protected/student/enroll/${_id}`, headers });
  }
  return {
    studentId,
    headers,
    get: (url: string) => send('GET', url),
    start: (courseId: string, chapterId: string) =>
      send('POST', '/api/student/test/attempts', { courseId, chapterId }),
    save: (attemptId: string, saveNumber: number, answers: Record<number, number | null>) =>
      send('PUT', `/api/student/test/attempts/${attemptId}/answers`, {
        saveNumber,
        changes: Object.entries(answers).map(([question, option]) => ({
          question: Number(question),
          option,
        })),
      }),
    handIn: (body: object) => send('POST', '/api/student/progress/test-result', body),
  };
}

export async function startAttempt(student: Student, course: CourseTree, chapter = 0) {
  const response = await student.start(course._id, course.subjects[0]!.chapters[chapter]!._id);
  assert.equal(response.statusCode, 200, response.body);
  const { attempt } = response.json<EndpointResponse<typeof startTest>>();
  return {
    ...attempt,
    handInBody: { attemptId: attempt.attemptId, courseId: course._id, chapterId: attempt.chapterId },
  };
}

export async function saveAttempt(
  student: Student,
  attemptId: string,
  saveNumber: number,
  answers: Record<number, number | null>,
) {
  const response = await student.save(attemptId, saveNumber, answers);
  assert.equal(response.statusCode, 200, response.body);
  return response.json<EndpointResponse<typeof saveAnswers>>();
}

export async function handInAttempt(student: Student, body: object, status = 201) {
  const response = await student.handIn(body);
  assert.equal(response.statusCode, status, response.body);
  return response.json<z.output<typeof resultWithReview>>();
}
