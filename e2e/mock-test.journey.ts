import { goBackTo } from './go-back.ts';
import { expect, test } from './product.ts';
import { asAdmin, enrolled } from './study-course.ts';
import { atTheTest, startedTest, storedResults } from './taking-a-test.ts';

test('a test from its intro to its review, and once more', async ({ page, product }) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ପରୀକ୍ଷା', [[{ title: 'ଅଧ୍ୟାୟ', questions: 3 }]]);
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.open();
  await expect(page.getByText('6 min')).toBeVisible();
  await expect(page.getByText('60%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Course' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  // the keys of the question: a letter answers, an arrow goes to the next option
  await page.keyboard.press('b');
  await expect(at.option('B')).toBeChecked();
  await at.option('B').press('ArrowDown');
  await expect(at.option('C')).toBeChecked();
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(at.option('C')).not.toBeChecked();
  await page.keyboard.press('d');
  await expect(at.option('D'), 'the keys still answer').toBeChecked();
  await at.answer('A', null);
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await at.next();
  await at.answer('D');
  const number = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(number('Question 1, answered')).toBeVisible();
  await expect(number('Question 2, not answered, marked for review')).toBeVisible();
  await expect(number('Question 3, answered')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Submit Test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have answered 2 of 3 questions.');
  await dialog.getByRole('button', { name: 'Go to question 2' }).first().click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await at.answer('A', 'D');
  await at.submit();
  await at.seeResult('You scored 2/3 (67%)');
  await expect(page.getByText('Course completed!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  expect((await storedResults(page, course)).review).toEqual(['A', 'A', 'D']);
  const wrong = page.getByRole('article').filter({ hasText: 'Question 3' });
  await expect(wrong).toContainText('Correct answer');
  await expect(wrong).toContainText('Your answer');
  await expect(wrong).toContainText('Explanation');
  await page.getByText('Only wrong').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Retake Test' }).click();
  await expect(page.getByRole('link', { name: /67%.*Review/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^[56]:/);
  await at.answer('D', 'D', 'D');
  await at.submit();
  await at.seeResult('You scored 0/3 (0%)');
  await expect(page.getByRole('heading', { name: 'Keep Practicing!' })).toBeVisible();
});

test('the first test that is passed completes the chapter, which is a small joy, once', async ({
  page,
  product,
}) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ଆନନ୍ଦ', [[{ title: 'First', questions: 1 }, { title: 'Second' }]]);
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  const joy = page.getByText('Chapter completed!');
  await at.start();
  await at.answer('D');
  await at.submit();
  await at.seeResult('You scored 0/1 (0%)');
  for (const isFirst of [true, false]) {
    await page.getByRole('link', { name: 'Retake Test' }).click();
    await expect(joy).toHaveCount(0);
    await page.getByRole('button', { name: 'Start Test' }).click();
    await at.answer('A');
    await at.submit();
    await at.seeResult('You scored 1/1 (100%)');
    if (isFirst) await expect(joy).toBeVisible();
    await expect(joy).toHaveCount(0);
  }
});

test('a reload in the middle goes on with the same answers, question and clock', async ({
  page,
  product,
}) => {
  const { course, at } = await startedTest(page, product, 'ପୁନର୍ବାର');
  await at.answer('B', 'C');
  await page.reload();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(at.option('C')).toBeChecked();
  await at.next();
  await at.answer('A');
  await at.submit();
  await at.seeResult('You scored 1/3 (33%)');
  expect((await storedResults(page, course)).review).toEqual(['B', 'C', 'A']);
});

test('whoever leaves is asked first, and finds everything again', async ({ page, product }) => {
  const { at } = await startedTest(page, product, 'ଛାଡ଼ିବା', 2);
  await at.answer('B');
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The clock goes on.');
  await page.getByRole('button', { name: 'Stay' }).click();
  await at.saved();
  await page.getByRole('link', { name: 'My Courses' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning Hub');
  await goBackTo(page, at.address);
  await expect(at.option('B')).toBeChecked();
});

test('the chapter counted over the whole course is the same test', async ({ page, product }) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ଗଣନା', [
    [{ title: 'One', questions: 1 }],
    [{ title: 'Two', questions: 4 }, { title: 'Empty' }],
  ]);
  await enrolled(page, course._id);
  await page.goto(`/student/course/${course._id}/chapter/1/test`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two · Mock Test');
  await page.goto(`/student/course/${course._id}/chapter/2/test`);
  await expect(page.getByText('This chapter has no questions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeHidden();
});

test.describe('where there is no test', () => {
  test.use({ expectedConsoleErrors: /404|403/ });

  test('a strange chapter and a course of others say so, and lead back', async ({ page, product }) => {
    const admin = await asAdmin(product);
    const course = await admin.create('ଅଜଣା', [[{ title: 'One', questions: 1 }]]);
    const others = await admin.create('ଅନ୍ୟର', [[{ title: 'One', questions: 1 }]]);
    await enrolled(page, course._id);
    await page.goto(`/student/course/${course._id}/subject/0/chapter/7/test`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Course' })).toBeVisible();
    await atTheTest(page, others).open();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All Courses' }).last()).toBeVisible();
  });
});

test('22 a student is graded on the questions as they were asked', async ({ page, product }) => {
  const admin = await asAdmin(product);
  const course = await admin.create('ବଦଳ', [[{ title: 'Edited', questions: 2 }]]);
  await enrolled(page, course._id);
  const at = atTheTest(page, course);
  await at.start();
  await at.answer('A');
  await admin.change(course, [[{ title: 'Edited', questions: 5 }]]);
  await at.next();
  await at.answer('A');
  await at.submit();
  await at.seeResult('You scored 2/2 (100%)');
});
