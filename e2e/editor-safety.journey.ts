import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { goBackTo } from './go-back.ts';
import { addSubject, finish, inside, makeCourse, row, storedCourse, writeCourse } from './in-the-editor.ts';
import { ADMIN, expect, test } from './product.ts';
import { png } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';

// a row that unfolds, or a page that scrolls smoothly, moves away from under a click
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function discardDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await asked.getByRole('button', { name: 'Discard' }).click();
}

const keptDraft = (page: Page) => page.getByText(/Draft saved on this device/);

test('unsaved work outlives a closed tab, with its files, and is gone once it is saved', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await writeCourse(page, 'ଅଧା ଲେଖା', 'Half written');
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('kept.png', 64, 64));
  await addSubject(page, 'ଭୂଗୋଳ');
  await expect(keptDraft(page)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/admin/create-course');
  await expect(again.getByText('You have unsaved work on this device')).toBeVisible();
  await again.getByRole('button', { name: 'Continue with it' }).click();
  await expect(again.getByLabel('Course Title')).toHaveValue('ଅଧା ଲେଖା');
  await expect(again.getByText('kept.png')).toBeVisible();
  await row(again, 'Subject 1').click();
  await expect(inside(again).getByLabel('Subject Title')).toHaveValue('ଭୂଗୋଳ'.normalize('NFC'));
  await again.getByRole('button', { name: 'Remove Chapter 1' }).click();
  await again.getByRole('button', { name: 'Yes, Remove' }).click();
  await finish(again, 'Create Course');
  expect((await storedCourse(again, 'ଅଧା ଲେଖା')).thumbnail).toMatch(/^\/files\//);
  await again.goto('/admin/create-course');
  await expect(again.getByLabel('Course Title')).toHaveValue('');
});

test('leaving with unsaved work asks first; a draft can be discarded', async ({ page }) => {
  await signInAsAdmin(page);
  const editor = `/admin/edit-course/${await makeCourse(page, 'Left behind')}`;
  await page.goto(editor);
  await page.getByLabel('Course Title').fill('Left behind, changed');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Course Title')).toHaveValue('Left behind, changed');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await goBackTo(page, editor);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Left behind, changed')).toBeVisible();
  await discardDraft(page);
  await expect(page.getByLabel('Course Title')).toHaveValue('Left behind');
});

test('the unsaved work of two tabs with one course is kept apart, and both are offered again', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const editor = `/admin/edit-course/${await makeCourse(page, 'In two tabs')}`;
  const tabs = [page, await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(editor);
    await tab.getByLabel('Course Title').fill(`From tab ${index + 1}`);
    await expect(keptDraft(tab)).toBeVisible();
  }
  const later = await context.newPage();
  for (const tab of tabs) await tab.close({ runBeforeUnload: false });
  for (const title of ['From tab 1', 'From tab 2']) {
    await later.goto(editor);
    await expect(later.getByText(title)).toBeVisible();
    await discardDraft(later);
    await expect(later.getByLabel('Course Title')).toHaveValue('In two tabs');
  }
});

test.describe('two admins', () => {
  test.use({ expectedComplaints: /409/ });

  test('do not overwrite each other: they see what changed, and decide', async ({ page, context }) => {
    await signInAsAdmin(page);
    const address = `/admin/edit-course/${await makeCourse(page, 'Edited twice')}`;
    await page.goto(address);
    await expect(page.getByLabel('Course Title')).toHaveValue('Edited twice');
    const other = await context.newPage();
    await other.goto(address);
    await row(other, 'Subject 1').click();
    await inside(other).getByLabel('Subject Title').fill('ଇତିହାସ');
    await finish(other, 'Update Course');
    await page.bringToFront();

    await page.getByLabel('Course Description').fill('mine');
    await page.getByRole('button', { name: 'Update Course' }).click();
    const conflict = page.getByRole('dialog', { name: /Somebody else has saved this course/ });
    await conflict.getByRole('button', { name: 'See what changed' }).click();
    await expect(conflict.getByRole('region', { name: 'They changed' })).toContainText('After: ଇତିହାସ');
    await expect(conflict.getByRole('region', { name: 'You changed' })).toContainText('After: mine');
    await conflict.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Course Description')).toHaveValue('mine');
    await page.getByRole('button', { name: 'Update Course' }).click();
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
    const course = await storedCourse(page, 'Edited twice');
    expect([course.description, course.subjects[0].title]).toEqual(['mine', 'History']);
  });
});

test('without a token the save says so, and the form stays', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await makeCourse(page, 'Without a token')}`);
  await page.getByLabel('Course Description').fill('kept');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Update Course' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Update Failed' });
  await expect(failed).toContainText('Authentication required. Please log in again.');
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Course Description')).toHaveValue('kept');
});

test('a server that is killed during a save takes nothing with it', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-killed-'));
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'silent',
  };
  let product = await startProcess(MAIN, { ...settings, PORT: '0' });
  const { origin: baseURL, port } = new URL(product.address);
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    await signInAsAdmin(page);
    await page.goto(`/admin/edit-course/${await makeCourse(page, 'Survivor')}`);
    await page.getByLabel('Course Description').fill('typed before the fall');
    await expect(keptDraft(page)).toBeVisible();
    await page.route('**/api/admin/courses/*', async (route) => {
      if (route.request().method() === 'PUT') await product.kill();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Update Course' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Update Failed' });
    await expect(failed).toContainText('Failed to update course. Please try again.');
    await expect(page.getByLabel('Course Description')).toHaveValue('typed before the fall');
    await page.unrouteAll();

    product = await startProcess(MAIN, { ...settings, PORT: port });
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
    expect((await storedCourse(page, 'Survivor')).description).toBe('typed before the fall');
  } finally {
    await context.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('Odia typed by keys, on the desk and on the screen, is stored in its one form', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await makeCourse(page, 'For Odia keys')}`);
  await row(page, 'Subject 1').click();
  const title = inside(page).getByLabel('Subject Title');
  await title.fill('');
  await page.keyboard.press('Control+g');
  await expect(page.getByRole('switch', { name: 'Odia typing' })).toHaveAttribute('aria-busy', 'false');
  await title.click();
  await page.keyboard.type('odisha ');
  const description = inside(page).getByLabel('Subject Description');
  await description.fill('');
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  const keys = page.getByRole('region', { name: 'Odia keyboard' });
  for (const key of ['ପ', 'ଡ଼', 'ା']) await keys.locator(`[data-skbtn="${key.normalize('NFC')}"]`).click();
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  await finish(page, 'Update Course');
  const [subject] = (await storedCourse(page, 'For Odia keys')).subjects;
  expect([subject.title, subject.description]).toEqual(['ଓଡ଼ିଶା', 'ପଡ଼ା'].map((text) => text.normalize('NFC')));
});
