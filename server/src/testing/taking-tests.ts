import assert from 'node:assert/strict';
import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { handInTest, saveAnswers, startTest } from '@sikhya/contract/mock-test.ts';
import type { Db } from '../database/database.ts';
import { createCourse } from '../features/authoring/service.ts';
import { injectWithRetry } from './inject-with-retry.ts';
import { studentToken, type TestApp } from './test-app.ts';

/** Courses and students for tests about taking tests. */

export const SECRET = 'the reason nobody may read';

/** The right answer of question n is option n % 4, whose text is 'n right'. */
const questionsOf = (total: number) =>
  Array.from({ length: total }, (_, n) => ({
    question: `Question ${n + 1}?`,
    options: [0, 1, 2, 3].map((option) => (option === n % 4 ? `${n} right` : `${n} wrong ${option}`)),
    correctAnswer: n % 4,
    explanation: `${SECRET} ${n}`,
  }));

/** A course with two subjects: chapters with so many questions in the first, and one chapter without any in the second. */
export async function testCourse(db: Db, questions: number[], title = 'Kalinga'): Promise<CourseTree> {
  const chapters = questions.map((total, n) => ({
    title: `Chapter ${n + 1}`,
    description: 'd',
    questions: questionsOf(total),
  }));
  const reading = { title: 'Reading', description: 'd', questions: [] };
  const subjects = [
    { title: 'First', description: 'd', chapters },
    { title: 'Second', description: 'd', chapters: [reading] },
  ];
  const draft = courseInput.parse({ title, description: 'd', isFree: true, subjects });
  return createCourse(db, draft, new Date());
}

export type Student = Awaited<ReturnType<typeof student>>;

/** A signed-in student who has the courses, with the calls that a browser would make. */
export async function student(here: TestApp, name: string, courses: CourseTree[]) {
  const token = await studentToken(here, { name, email: `${name}@example.com` });
  const headers = { authorization: `Bearer ${token}` };
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    here.app.inject({ method, url, headers, ...(payload && { payload }) });
  const session = await injectWithRetry(here.app, { url: '/api/auth/session', headers });
  const studentId: string = session.json().user._id;
  for (const { _id } of courses) {
    await injectWithRetry(here.app, { method: 'POST', url: `/api/protected/student/enroll/${_id}`, headers });
  }
  return {
    studentId,
    headers,
    get: (url: string) => ask('GET', url),
    start: (courseId: string, chapterId: string) =>
      ask('POST', '/api/student/test/attempts', { courseId, chapterId }),
    save: (attemptId: string, saveNumber: number, answers: Record<number, number | null>) =>
      ask('PUT', `/api/student/test/attempts/${attemptId}/answers`, {
        saveNumber,
        changes: Object.entries(answers).map(([question, option]) => ({
          question: Number(question),
          option,
        })),
      }),
    handIn: (body: object) => ask('POST', '/api/student/progress/test-result', body),
  };
}

export async function started(who: Student, course: CourseTree, chapter = 0) {
  const answer = await who.start(course._id, course.subjects[0]!.chapters[chapter]!._id);
  assert.equal(answer.statusCode, 200, answer.body);
  const { attempt } = answer.json<EndpointResponse<typeof startTest>>();
  return {
    ...attempt,
    handIn: { attemptId: attempt.attemptId, courseId: course._id, chapterId: attempt.chapterId },
  };
}

export async function saved(
  who: Student,
  attemptId: string,
  number: number,
  answers: Record<number, number | null>,
) {
  const answer = await who.save(attemptId, number, answers);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<EndpointResponse<typeof saveAnswers>>();
}

export async function handedIn(who: Student, body: object, status = 201) {
  const answer = await who.handIn(body);
  assert.equal(answer.statusCode, status, answer.body);
  return answer.json<EndpointResponse<typeof handInTest>>();
}
