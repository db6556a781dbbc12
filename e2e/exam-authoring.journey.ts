import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

// The server refuses questions on purpose.
test.use({ expectedConsoleErrors: /status of 422/ });

const QUESTIONS = [1, 2].map((n) => ({
  question: `Which number follows ${n}?`,
  options: [String(n), String(n + 1), String(n + 2)],
  correctAnswer: 1,
}));

test('the quick form names the place of a mistake, and then makes a real exam', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-test');
  await page.getByLabel('Title').fill('Quick numbers');
  await page.getByLabel('Duration').fill('30');
  const questions = page.getByLabel('Questions');
  const create = page.getByRole('button', { name: 'Create Test' });
  await questions.fill('[\n{"question": }]');
  await create.click();
  await expect(page.getByText('This is not JSON: line 2, column 14.')).toBeVisible();
  const [first, second] = QUESTIONS;
  await questions.fill(JSON.stringify([first, { ...second, options: ['2', ' '] }]));
  await create.click();
  await expect(page.getByText('Section 1, Question 2: option B is empty')).toBeVisible();
  await questions.fill(JSON.stringify(QUESTIONS));
  await create.click();
  await expect(page).toHaveURL('/admin/exams');
  const row = page.getByRole('row', { name: /Quick numbers/ });
  await expect(row).toContainText('Published');
  await row.getByRole('button', { name: 'Delete Quick numbers' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('an exam is built step by step, saved by itself and published', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-test');
  await page.getByLabel('Start with').selectOption('Own');
  await page.getByRole('button', { name: 'Start building' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Exam' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('title is empty')).toBeVisible();
  await page.getByLabel('Title *', { exact: true }).fill('Built exam');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page
    .getByRole('button', { name: /Question 1/ })
    .first()
    .click();
  await page.getByLabel('Number of options').selectOption('2');
  await page.getByLabel('Question *', { exact: true }).fill('Is Puri by the sea?');
  await page.getByLabel('Option A *', { exact: true }).fill('Yes');
  await page.getByLabel('Option B *', { exact: true }).fill('No');
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Built exam');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The exam is published.')).toBeVisible();
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
});
