import type { Page } from '@playwright/test';
import { createCourse, fetchCourse, questionField, rowButton, savedLine } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { openAsTeamMember } from './team-member.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });

// saves that meet another one, and courses that are not the author's
test.use({ expectedConsoleErrors: /status of (403|404|409)/ });

async function openQuestion(page: Page, chapter: string): Promise<void> {
  for (const name of ['Subject 1', chapter, 'Question 1']) await rowButton(page, name).click();
  await expect(questionField(page)).toBeVisible();
}

test('two admins edit different chapters, which are merged, and the same question, which is asked about', async ({
  page,
  browser,
  product,
}) => {
  await signInAsAdmin(page);
  const editor = `/admin/edit-course/${await createCourse(page, 'Edited by two')}`;
  const other = await openAsTeamMember(browser, product, { username: 'ravi', role: 'reviewer' });
  await page.goto(editor);
  await other.goto(editor);
  await openQuestion(page, 'Chapter 1');
  await openQuestion(other, 'Chapter 2');

  await questionField(other).fill('Changed by Ravi?');
  await expect(savedLine(other)).toBeVisible();
  await questionField(page).fill('Changed by Asha?');
  await expect(
    page.getByText('ravi has saved this course too. Their changes and yours were merged.'),
  ).toBeVisible();
  await expect(savedLine(page)).toBeVisible();
  const [first, second] = (await fetchCourse(page, 'Edited by two')).subjects[0].chapters;
  expect([first.questions[0].question, second.questions[0].question]).toEqual([
    'Changed by Asha?',
    'Changed by Ravi?',
  ]);

  await questionField(page).blur();
  await rowButton(page, 'Chapter 2').click();
  await rowButton(page, 'Question 1').last().click();
  await expect(questionField(page)).toHaveValue('Changed by Ravi?');
  await questionField(page).fill('Which river is it, says Asha?');
  await expect(savedLine(page)).toBeVisible();
  await questionField(other).fill('Which river is it, says Ravi?');
  const conflict = other.getByRole('dialog', { name: /Somebody else has saved this course/ });
  const choice = conflict.getByRole('group', { name: /Question 1/ });
  await expect(choice.getByRole('radio', { name: /^Yours/ })).toBeVisible();
  await expect(choice).toContainText('says Ravi?');
  await expect(choice).toContainText('says Asha?');
  await choice.getByRole('radio', { name: /^Theirs/ }).check();
  await conflict.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(conflict).toBeHidden();
  await expect(questionField(other)).toHaveValue('Which river is it, says Asha?');
  const { subjects } = await fetchCourse(page, 'Edited by two');
  expect(subjects[0].chapters[1].questions[0].question).toBe('Which river is it, says Asha?');
  await other.context().close();
});

test('an author finds no course of others, and cannot publish what needs a review', async ({
  page,
  browser,
  product,
}) => {
  await signInAsAdmin(page);
  const foreignId = await createCourse(page, 'Not for the author');
  const author = await openAsTeamMember(browser, product, {
    username: 'lina',
    role: 'author',
    needsReview: true,
  });
  for (const address of [
    `/admin/view-course/${foreignId}`,
    `/admin/edit-course/${foreignId}`,
    `/admin/courses/${foreignId}/versions`,
  ]) {
    await author.goto(address);
    await expect(author.getByRole('heading', { name: /Course not found/ })).toBeVisible();
  }
  await author.goto(`/admin/courses/${foreignId}/preview`);
  await expect(author.getByText('The preview could not be loaded')).toBeVisible();

  await author.goto('/admin/create-course');
  await author.getByLabel('Course Title').fill('Waits for a review');
  await author.getByLabel('Course Description').fill('Complete');
  await expect(savedLine(author)).toBeVisible();
  await author.getByRole('button', { name: 'Publish…' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(author)).toContainText('Your changes need a review.');
  await expect(author.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  await author.getByLabel('Course Description').fill('Edited nevertheless');
  await expect(savedLine(author)).toBeVisible();

  await page.goto('/admin/dashboard?state=draft&search=Waits');
  await page.getByRole('link', { name: 'Edit Waits for a review' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Students see the changes now.')).toBeVisible();
  expect(await fetchCourse(page, 'Waits for a review')).toMatchObject({
    state: 'published',
    description: 'Edited nevertheless',
  });
  await author.context().close();
});
