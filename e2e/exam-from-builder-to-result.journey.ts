import { expectNoViolations } from './axe.ts';
import { createExamPage, takeExam } from './exam-page.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsAdmin } from './sign-in.ts';

const QUESTIONS = ['Is Puri by the sea?', 'Is Konark a temple?'];

test('an exam is built, previewed, taken by two students, watched and released', async ({
  page,
  browser,
  product,
}) => {
  // building
  await signInAsAdmin(page);
  await page.goto('/admin/create-test');
  await page.getByLabel('Start with').selectOption('Own');
  await page.getByRole('button', { name: 'Start building' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Exam' })).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).fill('Whole exam');
  for (const [index, question] of QUESTIONS.entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page
      .getByRole('button', { name: new RegExp(`Question ${index + 1}`) })
      .first()
      .click();
    await page.getByLabel('Number of options').selectOption('2');
    await page.getByLabel('Question *', { exact: true }).fill(question);
    await page.getByLabel('Option A *', { exact: true }).fill('Yes');
    await page.getByLabel('Option B *', { exact: true }).fill('No');
    await page.getByLabel('Tags').fill('Odisha');
    await page
      .getByRole('button', { name: new RegExp(`Question ${index + 1}`) })
      .first()
      .click();
  }
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const examId = /exams\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

  // the preview of the draft is graded and recorded nowhere
  const hall = createExamPage(page, examId);
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Nothing you do here is recorded.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: hall.t.iHaveRead }).check();
  await hall.button(hall.t.startExam).click();
  await expect(page.getByText('Preview: nothing is saved')).toBeVisible();
  await hall.answer('A');
  await hall.answer('B');
  await hall.submit();
  await expect(page.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to the exam' }).click();

  // publishing
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The exam is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(page.getByText('Nothing differs.')).toBeVisible();
  await page.keyboard.press('Escape');

  // a student takes it on a phone, and the live view shows it
  const phone = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 360, height: 780 },
  });
  const studentPage = await phone.newPage();
  const student = createExamPage(studentPage, examId);
  await student.signIn();
  await student.start();
  // a question that was on the screen for less than half a second has no time in the review
  await studentPage.waitForTimeout(1_000);
  await student.answer('A');
  await student.expectSaved();
  await page.goto(`/admin/exams/${examId}/live`);
  await expect(page.getByText('Taking it now')).toBeVisible();
  await expect(page.locator('main')).toContainText(/Started\s*1|1\s*Started/);

  const other = await requestSession(page, { name: 'Ravi', email: 'ravi@example.com' });
  await takeExam(product, examId, (await other.json()).token);

  await student.answer('B');
  await student.submit();
  await expect(studentPage.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect(studentPage.getByRole('heading', { name: 'Where your time went' })).toBeVisible();
  await expect(studentPage.getByRole('article').first()).toContainText('Time 0:');
  await expect
    .poll(() => studentPage.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);
  await expectNoViolations(studentPage);
  await phone.close();

  // the results
  await page.goto(`/admin/exams/${examId}/results`);
  await expect(page.getByRole('row')).toHaveCount(3);
});
