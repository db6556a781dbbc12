import type { Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { buy } from './buy-course.ts';
import { earnCertificate } from './earn-certificate.ts';
import { createExam, reportQuestion, takeExam } from './exam-page.ts';
import type { ScreenData } from './screens.ts';
import { requestSession } from './sign-in.ts';
import { createAdminClient, createPdf } from './study-course.ts';

/**
 * Creates what the screens with ids show: a course on sale with two versions, and a student who has bought it, has taken
 * an exam of it once and has reported a question of it. The student has also earned the certificate of a free course, and
 * there is the draft of a message.
 */
export async function createScreenData(
  page: Page,
  product: Running,
  student: { name: string; email: string },
): Promise<ScreenData> {
  const admin = await createAdminClient(product);
  const chapters = [
    { title: 'ପ୍ରଥମ ଅଧ୍ୟାୟ', pdf: await createPdf(2), questions: 3, isBilingual: true, freePreview: true },
    { title: 'ଦ୍ୱିତୀୟ ଅଧ୍ୟାୟ' },
  ];
  // each journey has its own title, because the address of the course is made of it
  const course = await admin.create(`ପାଠ୍ୟକ୍ରମ ${student.email}`, [chapters], 499);
  await admin.change(course, [[...chapters, { title: 'ତୃତୀୟ ଅଧ୍ୟାୟ' }]], 499);
  const order = await buy(page, student, { courseId: course._id });
  const { user, token } = await (await requestSession(page, student)).json();
  const exam = await createExam(product, 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା', { attempts: 2, courseIds: [course._id] });
  const handedIn = await takeExam(product, exam._id, token);
  const code = await earnCertificate(product, token, student.email);
  return {
    slug: course.slug,
    article: 'take-a-mock-test',
    courseId: course._id,
    chapterId: course.subjects[0]!.chapters[0]!._id,
    subjectIndex: '0',
    chapterIndex: '0',
    examId: exam._id,
    orderId: order._id,
    studentId: user._id,
    reportId: await reportQuestion(product, handedIn, token),
    messageId: await admin.createMessage('ନୂଆ ପରୀକ୍ଷା'),
    code,
  };
}
