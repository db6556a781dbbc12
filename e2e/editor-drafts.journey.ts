import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import {
  createCourse,
  fetchCourse,
  openRow,
  pauseAutosave,
  rowButton,
  saveAndLeave,
  savedLine,
} from './editor-actions.ts';
import { expect, test } from './product.ts';
import { png } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';

// courses are deleted while they are edited here
test.use({ expectedConsoleErrors: /404|422|ApiError/ });

const draftSaved = (page: Page) => page.getByText(/Draft saved on this device/);

async function deleteCourse(page: Page, courseId: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(`/api/admin/courses/${id}`, { method: 'DELETE', headers })).status;
  }, courseId);
  expect(status).toBe(204);
}

test('saves the edits of a deleted course as a new course', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Deleted while edited');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('cover.png', 80, 80));
  await page.getByLabel('Course Description').focus();
  await page.keyboard.press('Control+s');
  await expect(savedLine(page)).toBeVisible();
  await rowButton(page, 'Subject 1').click();
  await deleteCourse(page, courseId);
  await openRow(page).getByLabel('Subject Title').fill('ମୋର କାମ');

  // the autosave finds out first, and the button afterwards
  const failed = page.getByRole('dialog', { name: 'Update Failed' });
  await failed.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(failed).toContainText('to the bin');
  await failed.getByRole('button', { name: 'Save as a new course' }).click();
  const success = page.getByRole('alertdialog', { name: 'Success!' });
  await expect(success).toContainText('Course created successfully!');
  await success.getByRole('button', { name: 'OK' }).click();
  const course = await fetchCourse(page, 'Deleted while edited');
  expect(course._id).not.toBe(courseId);
  expect(course.subjects.map(({ title }: { title: string }) => title)).toEqual(['ମୋର କାମ', 'Polity']);
  await expect(page.getByText('Unsaved drafts on this device')).toHaveCount(0);
});

test('restores a course that was deleted while it was edited, and saves what was typed', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Restored while edited');
  await page.goto(`/admin/edit-course/${courseId}`);
  await expect(page.getByLabel('Course Title')).toHaveValue('Restored while edited');
  await deleteCourse(page, courseId);
  await page.getByLabel('Course Description').fill('Typed too late');
  const failed = page.getByRole('dialog', { name: 'Update Failed' });
  await failed.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Course Description').fill('Typed even later');
  await expect(page.getByText('Not saved: Course not found')).toBeVisible();
  await page.keyboard.press('Control+s');
  await failed.getByRole('button', { name: 'Restore and save' }).click();
  await expect(failed).toBeHidden();
  await expect(savedLine(page)).toBeVisible();
  const restored = await fetchCourse(page, 'Restored while edited');
  expect([restored._id, restored.description, restored.state]).toEqual([
    courseId,
    'Typed even later',
    'published',
  ]);

  await deleteCourse(page, courseId);
  await page.getByLabel('Course Title').fill('Saved as another one');
  await failed.getByRole('button', { name: 'Save as a new course' }).click();
  await expect(failed).toBeHidden();
  await expect(page).not.toHaveURL(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Course Description').fill('Goes on as a draft');
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Course Description')).toHaveValue('Goes on as a draft');
  expect((await fetchCourse(page, 'Saved as another one')).state).toBe('draft');
});

test('lists a local draft on an Odia page with its Odia title', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, 'Rivers');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.locator('[name$=":odia.title"]').first().fill('ନଦୀ');
  await expect(draftSaved(page)).toBeVisible();
  await page.goto('/or/admin/dashboard');
  await expect(page.getByRole('button', { name: 'ନଦୀ' })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Discard the draft Rivers' })).toBeVisible();
});

test('opens the local draft of a deleted course from the dashboard and saves it as a new course', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, 'Gone for good');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Course Title').fill('Rescued work');
  await expect(draftSaved(page)).toBeVisible();
  await deleteCourse(page, courseId);
  await page.goto('/admin/dashboard');
  const drafts = page.getByRole('region', { name: 'Unsaved drafts on this device' });
  await expect(drafts).toContainText('Changes to “Gone for good”');
  await drafts.getByRole('link', { name: 'Open the draft Rescued work' }).click();
  await expect(page.getByText('The course has been deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue as a new course' }).click();
  await page.getByRole('button', { name: 'Save as a new course' }).click();
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
  expect((await fetchCourse(page, 'Rescued work')).subjects).toHaveLength(2);

  await page.goto(`/admin/edit-course/${courseId}`);
  await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
});

test('restores the course of a local draft that is in the bin, and continues with the draft', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const courseId = await createCourse(page, 'Back from the bin');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByLabel('Course Title').fill('Kept work');
  await expect(draftSaved(page)).toBeVisible();
  await deleteCourse(page, courseId);
  await page.reload();
  const restore = page.getByRole('button', { name: 'Restore and continue' });
  await expect(restore).toBeVisible();
  await expectNoViolations(page);
  await restore.click();
  await expect(page.getByLabel('Course Title')).toHaveValue('Kept work');
  await saveAndLeave(page, 'Update Course');
  expect((await fetchCourse(page, 'Kept work'))._id).toBe(courseId);
});

test('lists local drafts with their course on the dashboard, and discards them after confirmation', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  await page.getByLabel('Course Title').fill('ଅଧା ରହିଲା');
  await expect(draftSaved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  const drafts = other.getByRole('region', { name: 'Unsaved drafts on this device' });
  await expect(drafts).toContainText('New course');
  await expect(drafts).toContainText('Open in another tab');
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await drafts.getByRole('button', { name: 'Discard the draft ଅଧା ରହିଲା' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Discard this draft?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await drafts.getByRole('button', { name: 'Discard the draft ଅଧା ରହିଲା' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(drafts).toHaveCount(0);
});

test('keeps the open rows and the cursor when the first save creates the course', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByLabel('Course Title').fill('First save');
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await openRow(page).getByLabel('Subject Title').fill('S');
  await rowButton(page, 'Chapter 1').click();
  await rowButton(page, 'Question 1').click();
  for (const letter of 'ABCD') await openRow(page).getByLabel(`Option ${letter} *`).fill(letter);
  const option = openRow(page).getByLabel('Option B *');
  await option.press('Home');
  const before = (await option.boundingBox())!.y;
  await expect(page).toHaveURL(/\/admin\/edit-course\//);
  await expect(savedLine(page)).toBeVisible();
  await expect(option).toBeFocused();
  expect(Math.abs((await option.boundingBox())!.y - before)).toBeLessThan(10);
  await page.keyboard.type('x');
  await expect(option).toHaveValue('xB');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await fetchCourse(page, 'First save')).subjects[0].chapters[0].questions[0].options[1])
    .toBe('xB');
});

test('keeps the last words when the page is reloaded right after typing', async ({ page }) => {
  await signInAsAdmin(page);
  // otherwise the server has the words if the reload comes late, and there is no draft
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  for (const title of ['First words', 'More words', 'The last words']) {
    await page.getByLabel('Course Title').fill(title);
    await page.reload();
    await page.getByRole('button', { name: 'Continue with it' }).click();
    await expect(page.getByLabel('Course Title')).toHaveValue(title);
  }
});
