import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { uniqueWord } from '../server/src/testing/many-courses.ts';
import { ADMIN } from '../server/src/testing/test-app.ts';
import { bearer, type SchoolApp } from './school-app.ts';

export type CallerRole = 'visitor' | 'student' | 'admin';
export type MeasuredCall = { name: string; by: CallerRole; send: () => InjectOptions };

/** Lists every call whose cost could grow with the size of the school, for the same student and course in every size. */
export function listMeasuredCalls({ tokens, own }: SchoolApp): MeasuredCall[] {
  let n = 0;
  const call = (
    by: CallerRole,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string | (() => string),
    payload?: object | (() => object),
  ): MeasuredCall => ({
    name: `${method} ${typeof path === 'string' ? path : path()}`.replaceAll(/[0-9a-f-]{36}/g, ':id'),
    by,
    send() {
      n += 1;
      const body = typeof payload === 'function' ? payload() : payload;
      return {
        method,
        url: typeof path === 'string' ? path : path(),
        headers: bearer(tokens[by]),
        ...(body && { payload: body }),
      };
    },
  });
  const { courseId, slug, chapterId, studentId, attemptId, resultId, orderId, cardId } = own;
  const chapter = { courseId, chapterId };
  const course = { title: 'New', description: 'd', price: 0, isFree: true, subjects: [] };
  const student = `/api/admin/students/${studentId}`;
  let saves = 0;
  let isBlocked = false;

  return [
    // Responses are cached for a moment, so each request has a different query string.
    call('visitor', 'GET', () => `/api/public/courses?limit=8&page=1&sort=newest&unlike=${n}`),
    call('visitor', 'GET', () => `/api/public/courses?limit=8&search=${encodeURIComponent(uniqueWord(n))}`),
    call('visitor', 'GET', `/api/public/courses/${slug}`),
    call('visitor', 'GET', `/api/public/courses/${slug}/corrections`),
    call('visitor', 'GET', '/api/public/passes'),
    call('visitor', 'GET', '/health'),
    call('visitor', 'POST', '/api/auth/admin/login', ADMIN),
    call('student', 'GET', '/api/auth/session'),
    call('student', 'GET', '/api/protected/student/my-courses'),
    call('student', 'POST', `/api/protected/student/enroll/${courseId}`),
    call('student', 'GET', `/api/protected/student/course/${courseId}`),
    call('student', 'GET', `/api/protected/student/course/${courseId}/chapter/0`),
    call('student', 'GET', `/api/student/progress/${courseId}`),
    call('student', 'POST', '/api/student/progress/chapter', { ...chapter, timeSpent: 0 }),
    call('student', 'GET', `/api/student/course/${courseId}/chapter/0/test`),
    call('student', 'POST', '/api/student/test/attempts', chapter),
    call('student', 'PUT', `/api/student/test/attempts/${attemptId}/answers`, () => {
      saves += 1;
      return { saveNumber: saves, changes: [{ question: saves % 10, option: saves % 4 }] };
    }),
    call('student', 'POST', '/api/student/progress/test-result', chapter),
    call('student', 'GET', `/api/student/test/results/${resultId}`),
    call('student', 'GET', `/api/student/test/results?courseId=${courseId}&chapterId=${chapterId}`),
    call('student', 'GET', '/api/student/analytics?timeRange=all'),
    call('student', 'GET', '/api/student/analytics?timeRange=week'),
    call('student', 'GET', '/api/student/account'),
    call('student', 'GET', '/api/student/privacy'),
    call('student', 'GET', '/api/student/orders'),
    call('student', 'GET', `/api/student/orders/${orderId}`),
    call('student', 'GET', `/api/student/orders/${orderId}/receipt`),
    call('student', 'GET', '/api/student/passes'),
    call('student', 'GET', '/api/student/certificates'),
    call('student', 'GET', '/api/student/exams'),
    call('student', 'GET', '/api/student/reports'),
    call('student', 'GET', '/api/student/score-changes'),
    call('student', 'GET', '/api/student/notices'),
    call('student', 'GET', '/api/notices/unread'),
    call('student', 'GET', '/api/student/practice'),
    call('student', 'GET', '/api/student/practice/progress'),
    call('student', 'GET', '/api/student/practice/next-actions'),
    call('student', 'GET', `/api/student/practice/bookmarks/${resultId}`),
    call('student', 'POST', '/api/student/practice/reviews', () => ({
      reviews: [{ reviewId: randomUUID(), cardId, at: new Date().toISOString(), option: n % 4, seconds: 5 }],
    })),
    call('admin', 'GET', '/api/admin/orders'),
    call('admin', 'GET', '/api/admin/orders?status=lapsed'),
    call('admin', 'GET', '/api/admin/orders?search=s907@example'),
    call('admin', 'GET', `/api/admin/orders/${orderId}`),
    call('admin', 'GET', '/api/admin/revenue'),
    call('admin', 'GET', '/api/admin/payment-issues'),
    call('admin', 'GET', '/api/admin/coupons'),
    call('admin', 'GET', '/api/admin/passes'),
    call('admin', 'GET', '/api/admin/certificates'),
    call('admin', 'GET', '/api/admin/certificates?search=code905'),
    call('admin', 'GET', '/api/admin/exams'),
    call('admin', 'GET', '/api/admin/reports'),
    call('admin', 'GET', '/api/admin/question-bank'),
    call('admin', 'GET', '/api/admin/question-bank/filters'),
    call('admin', 'GET', '/api/admin/question-bank/exams'),
    call('admin', 'GET', '/api/admin/activity'),
    call('admin', 'GET', '/api/admin/activity?action=block'),
    call('admin', 'GET', '/api/admin/newsletter'),
    call('admin', 'GET', '/api/admin/newsletter?search=n906@example'),
    call('admin', 'GET', '/api/admin/messages'),
    call('admin', 'GET', '/api/admin/requests'),
    call('admin', 'GET', '/api/admin/system'),
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
        // Alternate, because neither can be done twice.
        isBlocked = !isBlocked;
        return {};
      },
    ),
    call('admin', 'GET', '/api/admin/db-status'),
  ];
}
