import { paths } from '../web/src/lib/paths.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

// the calls are answered with 404
test.use({ expectedConsoleErrors: /404/ });

const UNKNOWN = '018f0000-0000-7000-8000-000000000000';

type Screen = [open: (id: string) => string, title: string, list: string];

const ADMIN_SCREENS: Screen[] = [
  [paths.editCourse, 'Course not found', paths.adminDashboard],
  [paths.viewCourse, 'Course not found', paths.adminDashboard],
  [paths.courseResults, 'Course not found', paths.adminDashboard],
  [paths.coursePreview, 'Course not found', paths.adminDashboard],
  [(id) => paths.testPreview(id, id), 'Course not found', paths.adminDashboard],
  [paths.courseVersions, 'Course not found', paths.adminDashboard],
  [paths.courseCertificate, 'Course not found', paths.adminDashboard],
  [paths.student, 'Student not found', paths.students],
  [paths.order, 'Order not found', paths.orders],
  [paths.exam, 'This exam was not found.', paths.exams],
  [paths.examResults, 'This exam was not found.', paths.exams],
  [paths.examPreview, 'This exam was not found.', paths.exams],
  [paths.examLive, 'This exam was not found.', paths.exams],
  [paths.report, 'This report was not found.', paths.reports],
  [paths.message, 'This message no longer exists.', paths.messages],
];

const STUDENT_SCREENS: Screen[] = [
  [paths.checkout, 'Order not found', paths.purchases],
  [paths.receipt, 'Order not found', paths.purchases],
  [paths.studentCourse, 'Course not found', paths.myCourses],
  [paths.studentExam, 'This exam was not found.', paths.studentExams],
];

for (const [role, screens] of [
  ['admin', ADMIN_SCREENS],
  ['student', STUDENT_SCREENS],
] as const)
  test(`screens of the ${role} say what does not exist, lead to the list, and offer no further try`, async ({
    page,
  }) => {
    if (role === 'admin') await signInAsAdmin(page);
    else await signInAsStudent(page, { name: 'Lost', email: 'lost@example.com' });
    const main = page.getByRole('main');
    for (const [open, title, list] of screens) {
      await page.goto(open(UNKNOWN));
      await expect(main).toContainText(title);
      await expect(main.locator(`a[href="${list}"]`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
  });
