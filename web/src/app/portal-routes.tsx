import type { RouteObject } from 'react-router';
import { redirect } from '../language/navigation.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { getDashboardPath, paths } from '../lib/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { getRedirectFromAdmin, getRedirectFromStudent, requireRole } from './guards.ts';
import { loadScreen } from './load-screen.ts';
import { screen } from './screen-route.ts';

/** The routes behind sign-in. Visitors of public pages do not load this file. */
export const portalRoutes: RouteObject[] = [
  portal('student', getRedirectFromStudent, [
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
  ]),
  portal('admin', getRedirectFromAdmin, [
    screen('admin/dashboard', paths.adminDashboard, () => import('../screens/admin/dashboard.tsx')),
    screen('admin/create-course', paths.createCourse, () => import('../screens/admin/create-course.tsx')),
    screen(
      'admin/edit-course',
      paths.editCourse(':courseId'),
      () => import('../screens/admin/edit-course.tsx'),
    ),
    screen(
      'admin/view-course',
      paths.viewCourse(':courseId'),
      () => import('../screens/admin/view-course.tsx'),
    ),
    screen(
      'admin/course-results',
      paths.courseResults(':courseId'),
      () => import('../screens/admin/course-results.tsx'),
    ),
    screen(
      'admin/course-preview',
      paths.coursePreview(':courseId'),
      () => import('../screens/admin/course-preview.tsx'),
    ),
    screen(
      'admin/test-preview',
      paths.testPreview(':courseId', ':chapterId'),
      () => import('../screens/admin/test-preview.tsx'),
    ),
    screen(
      'admin/course-versions',
      paths.courseVersions(':courseId'),
      () => import('../screens/admin/course-versions.tsx'),
    ),
    screen('admin/students', paths.students, () => import('../screens/admin/students.tsx')),
    screen('admin/student', paths.student(':studentId'), () => import('../screens/admin/student.tsx')),
    screen('admin/orders', paths.orders, () => import('../screens/admin/orders.tsx')),
    screen('admin/order', paths.order(':orderId'), () => import('../screens/admin/order.tsx')),
    screen('admin/coupons', paths.coupons, () => import('../screens/admin/coupons.tsx')),
    screen('admin/certificates', paths.certificates, () => import('../screens/admin/certificates.tsx')),
    screen(
      'admin/course-certificate',
      paths.courseCertificate(':courseId'),
      () => import('../screens/admin/course-certificate.tsx'),
    ),
    screen('admin/upload-pdf', paths.uploadPdf, () => import('../screens/admin/upload-pdf.tsx')),
    screen('admin/create-test', paths.createTest, () => import('../screens/admin/create-test.tsx')),
    screen('admin/exams', paths.exams, () => import('../screens/admin/exams.tsx')),
    screen('admin/exam', paths.exam(':examId'), () => import('../screens/admin/exam.tsx')),
    screen('admin/exam-live', paths.examLive(':examId'), () => import('../screens/admin/exam-live.tsx')),
    screen(
      'admin/exam-preview',
      paths.examPreview(':examId'),
      () => import('../screens/admin/exam-preview.tsx'),
    ),
    screen(
      'admin/exam-results',
      paths.examResults(':examId'),
      () => import('../screens/admin/exam-results.tsx'),
    ),
    screen('admin/question-bank', paths.questionBank, () => import('../screens/admin/question-bank.tsx')),
    screen('admin/reports', paths.reports, () => import('../screens/admin/reports.tsx')),
    screen('admin/report', paths.report(':reportId'), () => import('../screens/admin/report.tsx')),
    screen('admin/requests', paths.requests, () => import('../screens/admin/requests.tsx')),
    screen('admin/breaches', paths.breaches, () => import('../screens/admin/breaches.tsx')),
    screen('admin/system', paths.system, () => import('../screens/admin/system.tsx')),
    screen('admin/activity', paths.activity, () => import('../screens/admin/activity.tsx')),
    screen('admin/messages', paths.messages, () => import('../screens/admin/messages.tsx')),
    screen('admin/message', paths.message(':messageId'), () => import('../screens/admin/message.tsx')),
    screen('admin/newsletter', paths.newsletter, () => import('../screens/admin/newsletter.tsx')),
    screen('admin/team', paths.team, () => import('../screens/admin/team.tsx')),
    screen('admin/account', paths.account, () => import('../screens/admin/account.tsx')),
    screen('admin/notices', paths.adminNotices, () => import('../screens/admin/notices.tsx')),
  ]),
];

/** The screens of one role, rendered only in the browser, because the server does not know who is signed in. */
function portal(
  role: 'student' | 'admin',
  getRedirect: (pathname: string) => string,
  screens: RouteObject[],
): RouteObject {
  return {
    id: role,
    path: role,
    handle: { clientOnly: true } satisfies PageHandle,
    middleware: [requireRole(role, getRedirect)],
    lazy: loadScreen(() => import('./layout/portal-layout.tsx')),
    children: [
      {
        // a boundary of its own keeps the side panel when a screen fails
        id: `${role}-screens`,
        ErrorBoundary: ErrorScreen,
        children: [
          {
            id: `${role}-start`,
            index: true,
            loader: ({ request }) => redirect(getDashboardPath(role), request),
          },
          ...screens,
          screen(`${role}/not-found`, '*', () => import('../screens/public/not-found.tsx')),
        ],
      },
    ],
  };
}
