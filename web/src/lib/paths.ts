import { removeLanguagePrefix } from '@sikhya/contract/language/language.ts';
import { GRIEVANCE_PAGE, PARENT_PAGE, PUBLIC_PATHS } from '@sikhya/contract/public-paths.ts';

/** Every path of the app. */
export const paths = {
  ...PUBLIC_PATHS,
  login: '/login',
  parent: PARENT_PAGE,
  grievance: GRIEVANCE_PAGE,
  course: (slug: string) => `/courses/${slug}`,
  preview: (slug: string, chapterId: string) => `/courses/${slug}/preview/${chapterId}`,
  previewTest: (slug: string, chapterId: string) => `/courses/${slug}/preview/${chapterId}/test`,
  invite: '/invite',
  helpArticle: (article: string) => `/help/${article}`,
  certificate: (code: string) => `/certificates/${code}`,
  studentDashboard: '/student/dashboard',
  studentCourses: '/student/courses',
  myCourses: '/student/my-courses',
  studentAnalytics: '/student/analytics',
  studentAccount: '/student/account',
  studentCertificates: '/student/certificates',
  purchases: '/student/purchases',
  notices: '/student/notices',
  checkout: (orderId: string) => `/student/checkout/${orderId}`,
  receipt: (orderId: string) => `/student/purchases/${orderId}/receipt`,
  studentCourse: (courseId: string) => `/student/course/${courseId}`,
  studentChapter: (courseId: string, chapterId: string) => `/student/course/${courseId}?chapter=${chapterId}`,
  chapterTest: (courseId: string, subjectIndex: number | string, chapterIndex: number | string) =>
    `/student/course/${courseId}/subject/${subjectIndex}/chapter/${chapterIndex}/test`,
  /** `chapterIndex` counts through all subjects of the course. */
  chapterTestInCourse: (courseId: string, chapterIndex: string) =>
    `/student/course/${courseId}/chapter/${chapterIndex}/test`,
  practice: '/student/practice',
  studentExams: '/student/exams',
  studentExam: (examId: string) => `/student/exams/${examId}`,
  studentExamResult: (examId: string) => `/student/exams/${examId}/result`,
  studentReports: '/student/reports',
  adminDashboard: '/admin/dashboard',
  createCourse: '/admin/create-course',
  students: '/admin/students',
  student: (studentId: string) => `/admin/student/${studentId}`,
  uploadPdf: '/admin/upload-pdf',
  createTest: '/admin/create-test',
  exams: '/admin/exams',
  exam: (examId: string) => `/admin/exams/${examId}`,
  examResults: (examId: string) => `/admin/exams/${examId}/results`,
  examPreview: (examId: string) => `/admin/exams/${examId}/preview`,
  examVersionPreview: (examId: string, version: number) =>
    `/admin/exams/${examId}/preview?version=${version}`,
  examLive: (examId: string) => `/admin/exams/${examId}/live`,
  questionBank: '/admin/question-bank',
  reports: '/admin/reports',
  requests: '/admin/requests',
  breaches: '/admin/breaches',
  report: (reportId: string) => `/admin/reports/${reportId}`,
  system: '/admin/system',
  orders: '/admin/orders',
  order: (orderId: string) => `/admin/orders/${orderId}`,
  coupons: '/admin/coupons',
  certificates: '/admin/certificates',
  certificatesOfCourse: (courseId: string) => `/admin/certificates?courseId=${courseId}`,
  courseCertificate: (courseId: string) => `/admin/courses/${courseId}/certificate`,
  newsletter: '/admin/newsletter',
  messages: '/admin/messages',
  message: (messageId: string) => `/admin/messages/${messageId}`,
  team: '/admin/team',
  activity: '/admin/activity',
  courseActivity: (courseId: string) => `/admin/activity?courseId=${courseId}`,
  account: '/admin/account',
  adminNotices: '/admin/notices',
  viewCourse: (courseId: string) => `/admin/view-course/${courseId}`,
  courseResults: (courseId: string) => `/admin/course-results/${courseId}`,
  editCourse: (courseId: string) => `/admin/edit-course/${courseId}`,
  /** Opens one field; its path is that of the course input. */
  editCourseField: (courseId: string, path: readonly (string | number)[]) =>
    `/admin/edit-course/${courseId}?field=${path.join('.')}`,
  coursePreview: (courseId: string) => `/admin/courses/${courseId}/preview`,
  chapterPreview: (courseId: string, chapterId: string) =>
    `/admin/courses/${courseId}/preview?chapter=${chapterId}`,
  testPreview: (courseId: string, chapterId: string) =>
    `/admin/courses/${courseId}/preview/chapters/${chapterId}/test`,
  courseVersions: (courseId: string) => `/admin/courses/${courseId}/versions`,
} as const;

export function getDashboardPath(role: 'student' | 'admin' | 'guest'): string {
  return role === 'student' ? paths.studentDashboard : paths.adminDashboard;
}

/** The screen that a person has to use before anything else, because the server refuses everything else. */
export function getRequiredPath({ accountTask }: { accountTask?: string | null | undefined }): string | null {
  if (accountTask === 'set-up-second-factor') return paths.account;
  return accountTask === 'restore-account' ? paths.studentAccount : null;
}

export type PortalRole = 'student' | 'admin';

/** The role that a path, in either language, is for. Null for public pages. */
export function getPortalRole(pathname: string): PortalRole | null {
  const [, role] = /^\/(student|admin)(?:\/|$)/.exec(removeLanguagePrefix(pathname)) ?? [];
  return (role as PortalRole | undefined) ?? null;
}

/** Whether a path, in either language, is only for people who are signed in. */
export const isPortalPath = (pathname: string): boolean => getPortalRole(pathname) !== null;
