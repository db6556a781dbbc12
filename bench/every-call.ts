import type { InjectOptions } from 'fastify';
import { rareWord } from '../server/src/testing/many-courses.ts';
import { ADMIN } from '../server/src/testing/test-app.ts';
import { bearer, type Visited } from './school-app.ts';

export type By = 'visitor' | 'student' | 'admin';
export type Measured = { name: string; by: By; send: () => InjectOptions };

/** Every call whose cost could grow with the school; the same ones, about the same person and course, in every school. */
export function everyCall({ tokens, own }: Visited): Measured[] {
  let n = 0;
  const call = (
    by: By,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    what: string | (() => string),
    payload?: object | (() => object),
  ): Measured => ({
    name: `${method} ${typeof what === 'string' ? what : what()}`.replaceAll(/[0-9a-f-]{36}/g, ':id'),
    by,
    send() {
      n += 1;
      const body = typeof payload === 'function' ? payload() : payload;
      return {
        method,
        url: typeof what === 'string' ? what : what(),
        headers: bearer(tokens[by]),
        ...(body && { payload: body }),
      };
    },
  });
  const { courseId, chapterId, studentId, attemptId, resultId } = own;
  const place = { courseId, chapterId };
  const course = { title: 'New', description: 'd', price: 0, isFree: true, subjects: [] };
  const student = `/api/admin/students/${studentId}`;
  let saves = 0;
  let isBlocked = false;

  return [
    // finished answers are kept for a moment, so that each of these asks for something else
    call('visitor', 'GET', () => `/api/public/courses?limit=8&page=1&sort=newest&unlike=${n}`),
    call(
      'visitor',
      'GET',
      () => `/api/public/courses?limit=8&search=${encodeURIComponent(rareWord(n % 50))}`,
    ),
    call('visitor', 'GET', '/health'),
    call('visitor', 'POST', '/api/auth/admin/login', ADMIN),
    call('student', 'GET', '/api/auth/session'),
    call('student', 'GET', '/api/protected/student/my-courses'),
    call('student', 'POST', `/api/protected/student/enroll/${courseId}`),
    call('student', 'GET', `/api/protected/student/course/${courseId}`),
    call('student', 'GET', `/api/protected/student/course/${courseId}/chapter/0`),
    call('student', 'GET', `/api/student/progress/${courseId}`),
    call('student', 'POST', '/api/student/progress/chapter', { ...place, timeSpent: 0 }),
    call('student', 'GET', `/api/student/course/${courseId}/chapter/0/test`),
    call('student', 'POST', '/api/student/test/attempts', place),
    call('student', 'PUT', `/api/student/test/attempts/${attemptId}/answers`, () => {
      saves += 1;
      return { saveNumber: saves, changes: [{ question: saves % 10, option: saves % 4 }] };
    }),
    call('student', 'POST', '/api/student/progress/test-result', place),
    call('student', 'GET', `/api/student/test/results/${resultId}`),
    call('student', 'GET', `/api/student/test/results?courseId=${courseId}&chapterId=${chapterId}`),
    call('student', 'GET', '/api/student/analytics?timeRange=all'),
    call('student', 'GET', '/api/student/analytics?timeRange=week'),
    call('admin', 'GET', '/api/admin/courses?page=1&limit=10'),
    call('admin', 'GET', '/api/admin/courses?page=1&limit=10&sortBy=title&sortOrder=asc'),
    call('admin', 'GET', '/api/admin/courses?page=1&limit=10&search=history'),
    call('admin', 'GET', `/api/admin/courses/${courseId}`),
    call('admin', 'POST', '/api/admin/courses', course),
    call('admin', 'GET', `/api/admin/courses/${courseId}/results`),
    call('admin', 'GET', `/api/admin/courses/${courseId}/chapters/${chapterId}/results`),
    call('admin', 'GET', '/api/admin/students?page=1&limit=10'),
    call('admin', 'GET', '/api/admin/students?page=1&limit=10&sortBy=googleProfile.name&sortOrder=asc'),
    call('admin', 'GET', '/api/admin/students?page=1&limit=10&search=minati'),
    call('admin', 'GET', '/api/admin/students?page=1&limit=10&search=s907@example'),
    call('admin', 'GET', student),
    call(
      'admin',
      'POST',
      () => `${student}/${isBlocked ? 'block' : 'unblock'}`,
      () => {
        // in turns, since neither can be done twice
        isBlocked = !isBlocked;
        return {};
      },
    ),
    call('admin', 'GET', '/api/admin/db-status'),
  ];
}
