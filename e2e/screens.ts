import { paths } from '../web/src/lib/paths.ts';

/**
 * Every screen by the people who may open it; a test compares the list with the routes of the web app. `:name` stands
 * for an id: the screen needs data, which `createScreenData()` makes.
 */
export const SCREENS = {
  public: [
    paths.home,
    paths.courses,
    paths.course(':slug'),
    paths.preview(':slug', ':chapterId'),
    paths.previewTest(':slug', ':chapterId'),
    paths.login,
    paths.invite,
    paths.certificate(':code'),
    paths.about,
    paths.cancellationRefund,
    paths.termsConditions,
    paths.shipping,
    paths.privacy,
    paths.parent,
    paths.grievance,
    paths.contactUs,
    paths.help,
    paths.helpArticle(':article'),
  ],
  student: [
    paths.studentDashboard,
    paths.studentCourses,
    paths.myCourses,
    paths.studentAnalytics,
    paths.practice,
    paths.studentExams,
    paths.studentExam(':examId'),
    paths.studentExamResult(':examId'),
    paths.studentAccount,
    paths.studentReports,
    paths.studentCertificates,
    paths.purchases,
    paths.notices,
    paths.receipt(':orderId'),
    paths.checkout(':orderId'),
    paths.studentCourse(':courseId'),
    paths.chapterTest(':courseId', ':subjectIndex', ':chapterIndex'),
    paths.chapterTestInCourse(':courseId', ':chapterIndex'),
  ],
  admin: [
    paths.adminDashboard,
    paths.createCourse,
    paths.editCourse(':courseId'),
    paths.viewCourse(':courseId'),
    paths.courseResults(':courseId'),
    paths.coursePreview(':courseId'),
    paths.testPreview(':courseId', ':chapterId'),
    paths.courseVersions(':courseId'),
    paths.students,
    paths.student(':studentId'),
    paths.orders,
    paths.order(':orderId'),
    paths.coupons,
    paths.certificates,
    paths.courseCertificate(':courseId'),
    paths.uploadPdf,
    paths.createTest,
    paths.exams,
    paths.exam(':examId'),
    paths.examLive(':examId'),
    paths.examPreview(':examId'),
    paths.examResults(':examId'),
    paths.questionBank,
    paths.reports,
    paths.report(':reportId'),
    paths.requests,
    paths.breaches,
    paths.messages,
    paths.message(':messageId'),
    paths.newsletter,
    paths.system,
    paths.activity,
    paths.team,
    paths.account,
    paths.adminNotices,
  ],
} as const;

/** The value of each `:name` in the paths of the screens. */
export type ScreenData = Record<
  | 'slug'
  | 'article'
  | 'courseId'
  | 'chapterId'
  | 'subjectIndex'
  | 'chapterIndex'
  | 'examId'
  | 'orderId'
  | 'studentId'
  | 'reportId'
  | 'messageId'
  | 'code',
  string
>;

/** The address of a screen with its data. */
export function toAddress(path: string, data: ScreenData): string {
  return path.replace(/:(\w+)/g, (_, name) => data[name as keyof ScreenData]);
}
