import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { asAdmin, enrolled } from './study-course.ts';
import { atTheTest, type Course, startedTest } from './taking-a-test.ts';

const leave = async (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

test('a running test is shown with its clock on the dashboard, My Courses and the chapter, and leads back', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ଚାଲିଛି', 2);
  await at.answer('B');
  await at.saved();
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
  await expect(at.option('B')).toBeChecked();
  await at.next();
  await at.submit();
  await at.seeResult('You scored 0/2 (0%)');
  await page.getByRole('link', { name: 'Back to Course' }).click();
  await expect(card.getByRole('link', { name: 'Start Test' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByRole('region', { name: 'Running tests' })).toBeHidden();
});

test('Stay is the main button of Leave the test, and Back leads to the chapter', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ପଛକୁ', 2);
  await at.answer('B');
  await at.saved();
  // into the test from elsewhere than the chapter
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Stay' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(at.option('B')).toBeChecked();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await page.getByRole('link', { name: 'Resume Test' }).click();
  await expect(at.option('B')).toBeChecked();
  await page.goBack();
  await leave(page);
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const chapter = `/student/course/${course._id}?chapter=${chapterId}`;
  await expect(page).toHaveURL(chapter);
  await expect(page.getByRole('region', { name: 'Chapter Mock Test' })).toBeVisible();
  // once more is where one came from
  await page.goBack();
  await expect(page).toHaveURL('/student/dashboard');
});

test('logging out of a running test asks first', async ({ page, product }) => {
  const { at } = await startedTest(page, product, 'ଲଗଆଉଟ୍', 2);
  await at.answer('C');
  await at.saved();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A test is running');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(at.option('C')).toBeChecked();
  // also on a page that anybody can see
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toContainText('A test is running');
  await page.keyboard.press('Escape');
  await page.goto(at.address);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('after a test: the next chapter once it is passed, or else this one again', async ({
  page,
  product,
}) => {
  const admin = await asAdmin(product);
  const course: Course = await admin.create('ପରେ', [
    [{ title: 'One', questions: 1 }],
    [{ title: 'Two', questions: 1 }],
  ]);
  await enrolled(page, course._id);
  const [first, second] = course.subjects.map(({ chapters }) => chapters[0]!._id);
  const address = (chapterId: string | undefined) => `/student/course/${course._id}?chapter=${chapterId}`;
  const at = atTheTest(page, course);
  await page.goto(address(first));
  await page.getByRole('link', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await at.answer('B');
  await at.submit();
  await at.seeResult('You scored 0/1 (0%)');
  await expect(page.getByRole('link', { name: 'Next Chapter' })).toBeHidden();
  await page.getByRole('link', { name: 'Read again' }).click();
  await expect(page).toHaveURL(address(first));
  await page.getByRole('link', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await at.answer('A');
  await at.submit();
  await at.seeResult('You scored 1/1 (100%)');
  await expect(page.getByRole('link', { name: 'Retake Test' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read again' })).toBeHidden();
  await page.getByRole('link', { name: 'Next Chapter' }).click();
  await expect(page).toHaveURL(address(second));
  await expect(page.getByRole('heading', { name: 'Two', level: 2 })).toBeVisible();
  // the last chapter has no next one, and Back leads from its result to it
  await page.goto(`/student/course/${course._id}/subject/1/chapter/0/test`);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await at.answer('A');
  await at.submit();
  await at.seeResult('You scored 1/1 (100%)');
  await expect(page.getByRole('link', { name: 'Back to Course' })).toHaveAttribute('href', address(second));
  await expect(page.getByRole('link', { name: 'Next Chapter' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(address(second));
});
