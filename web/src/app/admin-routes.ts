import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { getRedirectFromAdmin } from './guards.ts';
import { createPortalRoute } from './portal-route.ts';
import { screen } from './screen-route.ts';

/** The screens of admins. Visitors of public pages and students do not load this file. */
export const adminRoutes: RouteObject = createPortalRoute('admin', getRedirectFromAdmin, [
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
]);
