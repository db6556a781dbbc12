import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { getRedirectFromStudent } from './guards.ts';
import { createPortalRoute } from './portal-route.ts';
import { screen } from './screen-route.ts';

/** The screens of students. Visitors of public pages and admins do not load this file. */
export const studentRoutes: RouteObject = createPortalRoute('student', getRedirectFromStudent, [
  screen('student/dashboard', paths.studentDashboard, () => import('../screens/student/dashboard.tsx')),
  screen('student/courses', paths.studentCourses, () => import('../screens/student/courses.tsx')),
  screen('student/my-courses', paths.myCourses, () => import('../screens/student/my-courses.tsx')),
  screen('student/analytics', paths.studentAnalytics, () => import('../screens/student/analytics.tsx')),
  screen('student/practice', paths.practice, () => import('../screens/student/practice.tsx')),
  screen('student/exams', paths.studentExams, () => import('../screens/student/exams.tsx')),
  screen('student/exam', paths.studentExam(':examId'), () => import('../screens/student/exam.tsx')),
  screen(
    'student/exam-result',
    paths.studentExamResult(':examId'),
    () => import('../screens/student/exam-result.tsx'),
  ),
  screen('student/account', paths.studentAccount, () => import('../screens/student/account.tsx')),
  screen('student/reports', paths.studentReports, () => import('../screens/student/reports.tsx')),
  screen(
    'student/certificates',
    paths.studentCertificates,
    () => import('../screens/student/certificates.tsx'),
  ),
  screen('student/purchases', paths.purchases, () => import('../screens/student/purchases.tsx')),
  screen('student/notices', paths.notices, () => import('../screens/student/notices.tsx')),
  screen('student/receipt', paths.receipt(':orderId'), () => import('../screens/student/receipt.tsx')),
  screen('student/checkout', paths.checkout(':orderId'), () => import('../screens/student/checkout.tsx')),
  screen('student/course', paths.studentCourse(':courseId'), () => import('../screens/student/course.tsx')),
  screen(
    'student/chapter-test',
    paths.chapterTest(':courseId', ':subjectIndex', ':chapterIndex'),
    () => import('../screens/student/chapter-test.tsx'),
  ),
  {
    ...screen(
      'student/chapter-test',
      paths.chapterTestInCourse(':courseId', ':chapterIndex'),
      () => import('../screens/student/chapter-test.tsx'),
    ),
    // a second route with the same screen needs its own id
    id: 'student/chapter-test-in-course',
  },
]);
