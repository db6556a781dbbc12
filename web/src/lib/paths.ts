/** Every address of the app, once. */
export const paths = {
  home: '/',
  login: '/login',
  about: '/about',
  cancellationRefund: '/cancellation-refund',
  termsConditions: '/terms-conditions',
  shipping: '/shipping',
  privacy: '/privacy',
  contactUs: '/contact-us',
  studentDashboard: '/student/dashboard',
  studentCourses: '/student/courses',
  myCourses: '/student/my-courses',
  studentAnalytics: '/student/analytics',
  studentCourse: (courseId: string) => `/student/course/${courseId}`,
  chapterTest: (courseId: string, subjectIndex: number, chapterIndex: number) =>
    `/student/course/${courseId}/subject/${subjectIndex}/chapter/${chapterIndex}/test`,
  adminDashboard: '/admin/dashboard',
  createCourse: '/admin/create-course',
  students: '/admin/students',
  uploadPdf: '/admin/upload-pdf',
  createTest: '/admin/create-test',
  viewCourse: (courseId: string) => `/admin/view-course/${courseId}`,
  editCourse: (courseId: string) => `/admin/edit-course/${courseId}`,
} as const;

export function dashboardOf(role: 'student' | 'admin' | 'guest'): string {
  return role === 'student' ? paths.studentDashboard : paths.adminDashboard;
}

/** Whether a path belongs to those who are signed in. */
export function isProtected(pathname: string): boolean {
  return pathname.startsWith('/student/') || pathname.startsWith('/admin/');
}
