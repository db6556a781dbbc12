import type { Page } from '@playwright/test';
import { type Course, createTestPage, startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

const leave = async (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

test('shows a running test with its clock on the dashboard, in My Courses and in the chapter', async ({
  page,
  product,
}) => {
  const { course, testPage } = await startTest(page, product, 'ଚାଲିଛି', 2);
  await testPage.answer('B');
  await testPage.expectSaved();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  for (const link of ['My Courses', 'Dashboard']) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    const running = page.getByRole('region', { name: 'Running tests' });
    await expect(running).toContainText('Your test is running');
    await expect(running).toContainText('1 of 2 answered');
    await expect(running.getByRole('timer')).toHaveText(/[0-4]:\d\d$/);
  }
  await page.goto(`/student/course/${course._id}`);
  const card = page.getByRole('region', { name: 'Chapter Mock Test' });
  await expect(card.getByRole('timer')).toHaveText(/[0-4]:\d\d$/);
  await expect(card.getByRole('link', { name: 'Start Test' })).toBeHidden();
  await card.getByRole('link', { name: 'Resume Test' }).click();
  await expect(testPage.option('B')).toBeChecked();
  await testPage.next();
  await testPage.submit();
  await testPage.expectResult('You scored 0/2 (0%)');
  await page.getByRole('link', { name: 'Back to Course' }).click();
  await expect(card.getByRole('link', { name: 'Start Test' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByRole('region', { name: 'Running tests' })).toBeHidden();
});

test('Stay is the default button when leaving, and Back leads to the chapter', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ପଛକୁ', 2);
  await testPage.answer('B');
  await testPage.expectSaved();
  // The student enters the test from the dashboard, not from the chapter.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Stay' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(testPage.option('B')).toBeChecked();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await page.getByRole('link', { name: 'Resume Test' }).click();
  await expect(testPage.option('B')).toBeChecked();
  // an input makes React run all effects, of which one asks before leaving
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await page.goBack();
  await leave(page);
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const chapter = `/student/course/${course._id}?chapter=${chapterId}`;
  await expect(page).toHaveURL(chapter);
  await expect(page.getByRole('region', { name: 'Chapter Mock Test' })).toBeVisible();
  // Going back once more leads to the dashboard.
  await page.goBack();
  await expect(page).toHaveURL('/student/dashboard');
});

test('asks before logging out of a running test', async ({ page, product }) => {
  const { testPage } = await startTest(page, product, 'ଲଗଆଉଟ୍', 2);
  await testPage.answer('C');
  await testPage.expectSaved();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A test is running');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(testPage.option('C')).toBeChecked();
  // It also asks on a public page.
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toContainText('A test is running');
  await page.keyboard.press('Escape');
  await page.goto(testPage.address);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('leads to the next chapter after a passed test, otherwise back to the same one', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course: Course = await admin.create('ପରେ', [
    [{ title: 'One', questions: 1 }],
    [{ title: 'Two', questions: 1 }],
  ]);
  await signInEnrolled(page, course._id);
  const [first, second] = course.subjects.map(({ chapters }) => chapters[0]!._id);
  const address = (chapterId: string | undefined) => `/student/course/${course._id}?chapter=${chapterId}`;
  const testPage = createTestPage(page, course);
  await page.goto(address(first));
  await page.getByRole('link', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await testPage.answer('B');
  await testPage.submit();
  await testPage.expectResult('You scored 0/1 (0%)');
  await expect(page.getByRole('link', { name: 'Next Chapter' })).toBeHidden();
  await page.getByRole('link', { name: 'Read again' }).click();
  await expect(page).toHaveURL(address(first));
  await page.getByRole('link', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await testPage.answer('A');
  await testPage.submit();
  await testPage.expectResult('You scored 1/1 (100%)');
  await expect(page.getByRole('link', { name: 'Retake Test' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read again' })).toBeHidden();
  await page.getByRole('link', { name: 'Next Chapter' }).click();
  await expect(page).toHaveURL(address(second));
  await expect(page.getByRole('heading', { name: 'Two', level: 2 })).toBeVisible();
  // The last chapter has no next one, and Back leads from its result to the chapter.
  await page.goto(`/student/course/${course._id}/subject/1/chapter/0/test`);
  await expect(page.locator('#shell')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await testPage.answer('A');
  await testPage.submit();
  await testPage.expectResult('You scored 1/1 (100%)');
  await expect(page.getByRole('link', { name: 'Back to Course' })).toHaveAttribute('href', address(second));
  await expect(page.getByRole('link', { name: 'Next Chapter' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(address(second));
});
