import { PUBLIC_PATHS } from '@sikhya/contract/public-paths.ts';

/** Every address of the app, once. */
export const paths = {
  ...PUBLIC_PATHS,
  login: '/login',
  studentDashboard: '/student/dashboard',
  studentCourses: '/student/courses',
  myCourses: '/student/my-courses',
  studentAnalytics: '/student/analytics',
  studentCourse: (courseId: string) => `/student/course/${courseId}`,
  studentChapter: (courseId: string, chapterId: string) => `/student/course/${courseId}?chapter=${chapterId}`,
  chapterTest: (courseId: string, subjectIndex: number | string, chapterIndex: number | string) =>
    `/student/course/${courseId}/subject/${subjectIndex}/chapter/${chapterIndex}/test`,
  /** The chapter counted over the whole course, subject after subject. */
  chapterTestInCourse: (courseId: string, chapterIndex: string) =>
    `/student/course/${courseId}/chapter/${chapterIndex}/test`,
  adminDashboard: '/admin/dashboard',
  createCourse: '/admin/create-course',
  students: '/admin/students',
  student: (studentId: string) => `/admin/student/${studentId}`,
  uploadPdf: '/admin/upload-pdf',
  createTest: '/admin/create-test',
  system: '/admin/system',
  viewCourse: (courseId: string) => `/admin/view-course/${courseId}`,
  courseResults: (courseId: string) => `/admin/course-results/${courseId}`,
  editCourse: (courseId: string) => `/admin/edit-course/${courseId}`,
} as const;

export function dashboardOf(role: 'student' | 'admin' | 'guest'): string {
  return role === 'student' ? paths.studentDashboard : paths.adminDashboard;
}

/** Whether a path belongs to those who are signed in. */
export function isProtected(pathname: string): boolean {
  return pathname.startsWith('/student/') || pathname.startsWith('/admin/');
}
