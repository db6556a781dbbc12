import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Course, createTestPage } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

/** Takes the test of the first chapter over the API, as the student of this page; null skips a question. */
async function takeTest(page: Page, course: Course, options: (number | null)[]): Promise<void> {
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const status = await page.evaluate(
    async ({ courseId, chapterId, options }) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      const started = await post('/api/student/test/attempts', { courseId, chapterId });
      const { attempt } = await started.json();
      // Answers are matched by text, because a retake is shuffled.
      const answers = options.map((option, n) => ({
        questionId: attempt.questions.find(
          ({ question }: { question: string }) => question === `Question ${n + 1}`,
        )._id,
        selectedAnswer: option === null ? '' : 'abcd'[option],
      }));
      const { attemptId } = attempt;
      return (await post('/api/student/progress/test-result', { attemptId, courseId, chapterId, answers }))
        .status;
    },
    { courseId: course._id, chapterId, options },
  );
  expect(status).toBe(201);
}

test('shows the test results of a course to an admin, and which question may have a wrong key', async ({
  page,
  browser,
  product,
}) => {
  const course = await (await createAdminClient(product)).create('ଫଳାଫଳ', [
    [{ title: 'ପ୍ରଥମ ଅଧ୍ୟାୟ', questions: 3 }, { title: 'For reading' }],
    [{ title: 'Nobody was here', questions: 1 }],
  ]);
  await signInAsAdmin(page);
  await page.goto(`/admin/view-course/${course._id}`);
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Results');
  await expect(page.getByText('ଫଳାଫଳ', { exact: true })).toBeVisible();
  const chapter = (title: string) => page.getByRole('button', { name: new RegExp(title) });
  await expect(chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ')).toContainText('0 tests taken');
  await expect(chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ')).not.toContainText('average');

  // The right answer is A; all students answer B to the second question.
  const studentContext = await browser.newContext({ baseURL: product.address });
  const student = await studentContext.newPage();
  await signInEnrolled(student, course._id);
  const testPage = createTestPage(student, course);
  await testPage.start();
  await testPage.answer('A', 'B', null);
  await testPage.submit();
  await testPage.expectResult('You scored 1/3 (33%)');
  for (const third of [0, 0, 0, 3]) await takeTest(student, course, [0, 1, third]);
  await studentContext.close();

  await page.reload();
  await expect(chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ')).toContainText('5 tests taken');
  await expect(chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ')).toContainText('average 53%');
  await expect(chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ')).toContainText('60% passed');
  await chapter('ପ୍ରଥମ ଅଧ୍ୟାୟ').click();
  await expect(page.getByText('From 5 tests.')).toBeVisible();
  const question = (number: number) => page.getByRole('listitem').filter({ hasText: `${number}. Question` });
  const options = (number: number) => question(number).getByRole('listitem');
  await expect(options(1).first()).toContainText('A. a right answer');
  await expect(options(1)).toContainText([/5 \(100%\)/, /0 \(0%\)/, /0 \(0%\)/, /0 \(0%\)/]);
  await expect(options(2)).toContainText([/0 \(0%\)/, /5 \(100%\)/, /0 \(0%\)/, /0 \(0%\)/]);
  await expect(options(3)).toContainText([/3 \(60%\)/, /0 \(0%\)/, /0 \(0%\)/, /1 \(20%\)/]);
  await expect(question(3)).toContainText('1 unanswered');
  await expect(page.getByText('Most chose another option: check the key')).toHaveCount(1);
  await expect(question(2)).toContainText('Most chose another option: check the key');

  await chapter('For reading').click();
  await expect(page.getByText('No questions in this chapter')).toBeVisible();
  await chapter('Nobody was here').click();
  await expect(page.getByText('Nobody has taken this test yet.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export/ }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toContain('ଶ୍ରୀକାନ୍ତ ସାହୁ');
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(page).toHaveURL(`/admin/view-course/${course._id}`);
});

test.describe('for an unknown course', () => {
  test.use({ expectedConsoleErrors: /404/ });

  test('shows that it was not found', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/course-results/018f0000-0000-7000-8000-000000000000');
    await expect(page.getByText('Course not found')).toBeVisible();
  });
});
