import { goBackTo } from './go-back.ts';
import { createTestPage, fetchResults, startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

test('takes a test from the intro to the review, and retakes it', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ପରୀକ୍ଷା', [[{ title: 'ଅଧ୍ୟାୟ', questions: 3 }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.open();
  await expect(page.getByText('6 min')).toBeVisible();
  await expect(page.getByText('60%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Course' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  // A letter key answers the question, an arrow key selects the next option.
  await page.keyboard.press('b');
  await expect(testPage.option('B')).toBeChecked();
  await testPage.option('B').press('ArrowDown');
  await expect(testPage.option('C')).toBeChecked();
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(testPage.option('C')).not.toBeChecked();
  await page.keyboard.press('d');
  await expect(testPage.option('D'), 'the letter keys still work').toBeChecked();
  await testPage.answer('A', null);
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await testPage.next();
  await testPage.answer('D');
  const number = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(number('Question 1, answered')).toBeVisible();
  await expect(number('Question 2, not answered, marked for review')).toBeVisible();
  await expect(number('Question 3, answered')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Submit Test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have answered 2 of 3 questions.');
  await dialog.getByRole('button', { name: 'Go to question 2' }).first().click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await testPage.answer('A', 'D');
  await testPage.submit();
  await testPage.expectResult('You scored 2/3 (67%)');
  await expect(page.getByText('Course completed!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  expect((await fetchResults(page, course)).review).toEqual(['A', 'A', 'D']);
  const wrong = page.getByRole('article').filter({ hasText: 'Question 3' });
  await expect(wrong).toContainText('Correct answer');
  await expect(wrong).toContainText('Your answer');
  await expect(wrong).toContainText('Explanation');
  const countEntries = () => page.evaluate(() => history.length);
  const entries = await countEntries();
  await page.getByText('Only wrong').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await countEntries(), 'Back must not return to the result after a retake').toBe(entries);
  await page.getByRole('link', { name: 'Retake Test' }).click();
  await expect(page.getByRole('link', { name: /67%.*Review/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^[56]:/);
  await testPage.answer('D', 'D', 'D');
  await testPage.submit();
  await testPage.expectResult('You scored 0/3 (0%)');
  await expect(page.getByRole('heading', { name: 'Keep Practicing!' })).toBeVisible();
});

test('celebrates the completed chapter once, after the first passed test', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଆନନ୍ଦ', [[{ title: 'First', questions: 1 }, { title: 'Second' }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  const celebration = page.getByText('Chapter completed!');
  await testPage.start();
  await testPage.answer('D');
  await testPage.submit();
  await testPage.expectResult('You scored 0/1 (0%)');
  for (const isFirst of [true, false]) {
    await page.getByRole('link', { name: 'Retake Test' }).click();
    await expect(celebration).toHaveCount(0);
    await page.getByRole('button', { name: 'Start Test' }).click();
    await testPage.answer('A');
    await testPage.submit();
    await testPage.expectResult('You scored 1/1 (100%)');
    if (isFirst) await expect(celebration).toBeVisible();
    await expect(celebration).toHaveCount(0);
  }
});

test('continues after a reload with the same answers, question and clock', async ({ page, product }) => {
  const { course, testPage } = await startTest(page, product, 'ପୁନର୍ବାର');
  await testPage.answer('B', 'C');
  await page.reload();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(testPage.option('C')).toBeChecked();
  await testPage.next();
  await testPage.answer('A');
  await testPage.submit();
  await testPage.expectResult('You scored 1/3 (33%)');
  expect((await fetchResults(page, course)).review).toEqual(['B', 'C', 'A']);
});

test('asks before leaving the test, and continues it afterwards', async ({ page, product }) => {
  const { testPage } = await startTest(page, product, 'ଛାଡ଼ିବା', 2);
  await testPage.answer('B');
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The clock keeps running.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await testPage.expectSaved();
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning Hub');
  await goBackTo(page, testPage.address);
  await expect(testPage.option('B')).toBeChecked();
});

test('opens the same test by the index of the chapter in the whole course', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଗଣନା', [
    [{ title: 'One', questions: 1 }],
    [{ title: 'Two', questions: 4 }, { title: 'Empty' }],
  ]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}/chapter/1/test`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two · Mock Test');
  await page.goto(`/student/course/${course._id}/chapter/2/test`);
  await expect(page.getByText('This chapter has no questions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeHidden();
});

test.describe('without a test', () => {
  test.use({ expectedConsoleErrors: /404|403/ });

  test('shows an error and a link back for an unknown chapter and for a course without enrolment', async ({
    page,
    product,
  }) => {
    const admin = await createAdminClient(product);
    const course = await admin.create('ଅଜଣା', [[{ title: 'One', questions: 1 }]]);
    const others = await admin.create('ଅନ୍ୟର', [[{ title: 'One', questions: 1 }]]);
    await signInEnrolled(page, course._id);
    await page.goto(`/student/course/${course._id}/subject/0/chapter/7/test`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Course' })).toBeVisible();
    await createTestPage(page, others).open();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All Courses' }).last()).toBeVisible();
  });
});

test('22 grades the questions as they were at the start, although the course was edited', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ବଦଳ', [[{ title: 'Edited', questions: 2 }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.start();
  await testPage.answer('A');
  await admin.change(course, [[{ title: 'Edited', questions: 5 }]]);
  await testPage.next();
  await testPage.answer('A');
  await testPage.submit();
  await testPage.expectResult('You scored 2/2 (100%)');
});
