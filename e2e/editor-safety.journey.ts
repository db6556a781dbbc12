import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyFolder, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import {
  addSubject,
  createCourse,
  fetchCourse,
  fillCourse,
  openRow,
  pauseAutosave,
  rowButton,
  saveAndLeave,
  savedLine,
} from './editor-actions.ts';
import { goBackTo } from './go-back.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER } from './product-settings.ts';
import { png } from './sample-files.ts';
import { signInAsAdmin } from './sign-in.ts';

async function discardDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await dialog.getByRole('button', { name: 'Discard' }).click();
}

const draftSaved = (page: Page) => page.getByText(/Draft saved on this device/);

/** Waits until the local draft has the text. The page also says that a draft is saved while a newer edit waits. */
async function expectStoredDraft(page: Page, text: string): Promise<void> {
  const readDrafts = () =>
    new Promise<string>((resolve) => {
      const opening = indexedDB.open('course-drafts');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('heads').objectStore('heads').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
  await expect.poll(() => page.evaluate(readDrafts)).toContain(text);
}

test('keeps a local draft with its files when the tab is closed, and removes it after saving', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course');
  await fillCourse(page, 'ଅଧା ଲେଖା', 'Half written');
  await page.getByLabel('Thumbnail', { exact: true }).setInputFiles(png('kept.png', 64, 64));
  await addSubject(page, 'ଭୂଗୋଳ');
  await expect(draftSaved(page)).toBeVisible();
  await expectStoredDraft(page, 'About the subject');
  await page.close({ runBeforeUnload: false });

  const reopened = await context.newPage();
  await reopened.goto('/admin/create-course');
  await expect(reopened.getByText('You have unsaved work on this device')).toBeVisible();
  await reopened.getByRole('button', { name: 'Continue with it' }).click();
  await expect(reopened.getByLabel('Course Title')).toHaveValue('ଅଧା ଲେଖା');
  await expect(reopened.getByText('kept.png')).toBeVisible();
  await rowButton(reopened, 'Subject 1').click();
  await expect(openRow(reopened).getByLabel('Subject Title')).toHaveValue('ଭୂଗୋଳ'.normalize('NFC'));
  await reopened.getByRole('button', { name: 'Remove Chapter 1' }).click();
  await reopened.getByRole('button', { name: 'Yes, Remove' }).click();
  await saveAndLeave(reopened, 'Create Course');
  expect((await fetchCourse(reopened, 'ଅଧା ଲେଖା')).thumbnail).toMatch(/^\/files\//);
  await reopened.goto('/admin/create-course');
  await expect(reopened.getByLabel('Course Title')).toHaveValue('');
});

test('asks before leaving with unsaved edits, and discards a local draft', async ({ page }) => {
  await signInAsAdmin(page);
  await pauseAutosave(page);
  const editor = `/admin/edit-course/${await createCourse(page, 'Left behind')}`;
  await page.goto(editor);
  await page.getByLabel('Course Title').fill('Left behind, changed');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Course Title')).toHaveValue('Left behind, changed');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await goBackTo(page, editor);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('Left behind, changed')).toBeVisible();
  await discardDraft(page);
  await expect(page.getByLabel('Course Title')).toHaveValue('Left behind');
});

test('keeps separate local drafts for two tabs with the same course', async ({ page, context }) => {
  await signInAsAdmin(page);
  await pauseAutosave(context);
  const editor = `/admin/edit-course/${await createCourse(page, 'In two tabs')}`;
  const tabs = [page, await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(editor);
    await tab.getByLabel('Course Title').fill(`From tab ${index + 1}`);
    await expect(draftSaved(tab)).toBeVisible();
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
  test.use({ expectedConsoleErrors: /409/ });

  test('get changes of different places merged, and are asked only about the same place', async ({
    page,
    context,
  }) => {
    await signInAsAdmin(page);
    const editorUrl = `/admin/edit-course/${await createCourse(page, 'Edited twice')}`;
    await page.goto(editorUrl);
    await expect(page.getByLabel('Course Title')).toHaveValue('Edited twice');
    const other = await context.newPage();
    await other.goto(editorUrl);
    await rowButton(other, 'Subject 1').click();
    await openRow(other).getByLabel('Subject Title').fill('ଇତିହାସ');
    await saveAndLeave(other, 'Update Course');
    await page.bringToFront();

    await test.step('different places are merged', async () => {
      await page.getByLabel('Course Description').fill('mine');
      await expect(page.getByText('Somebody else has saved this course too.')).toBeVisible();
      await expect(savedLine(page)).toBeVisible();
      await expect(rowButton(page, 'Subject 1')).toContainText('ଇତିହାସ');
      const course = await fetchCourse(page, 'Edited twice');
      expect([course.description, course.subjects[0].title]).toEqual(['mine', 'ଇତିହାସ']);
    });

    await test.step('the same place is asked about', async () => {
      await other.goto(editorUrl);
      await other.getByLabel('Course Description').fill('theirs');
      await saveAndLeave(other, 'Update Course');
      await page.bringToFront();
      await page.getByLabel('Course Description').fill('mine again');
      const conflict = page.getByRole('dialog', { name: /Somebody else has saved this course/ });
      await expect(conflict.getByRole('group', { name: 'Description' })).toContainText('theirs');
      await conflict.getByRole('button', { name: 'See what changed' }).click();
      await expect(conflict.getByRole('region', { name: 'You changed' })).toContainText('After: mine again');
      await conflict.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('Course Description')).toHaveValue('mine again');
      await page.getByRole('button', { name: 'Update Course' }).click();
      await conflict.getByRole('radio', { name: /^Theirs/ }).check();
      await conflict.getByRole('button', { name: 'Save what I chose' }).click();
      await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
      expect((await fetchCourse(page, 'Edited twice')).description).toBe('theirs');
    });
  });

  test('can overwrite each other, and one admin on two devices is told of a merge', async ({
    page,
    context,
  }) => {
    await signInAsAdmin(page);
    const editorUrl = `/admin/edit-course/${await createCourse(page, 'On two devices')}`;
    await page.goto(editorUrl);
    const other = await context.newPage();
    await other.goto(editorUrl);
    await other.getByLabel('Course Title').fill('On two devices, there');
    await expect(savedLine(other)).toBeVisible();
    await page.bringToFront();
    await page.getByLabel('Course Title').fill('On two devices, here');
    await page.getByLabel('Course Description').fill('here');
    await expect(page.getByText('You also saved this course on another device')).toBeVisible();
    await expect(savedLine(page)).toBeVisible();
    await expect(page.getByLabel('Course Title')).toHaveValue('On two devices, here');

    await other.goto(editorUrl);
    await expect(other.getByLabel('Course Title')).toHaveValue('On two devices, here');
    await other.getByLabel('Course Description').fill('there');
    await saveAndLeave(other, 'Update Course');
    await page.bringToFront();
    await page.getByLabel('Course Description').fill('overwritten');
    const conflict = page.getByRole('dialog', { name: /Somebody else has saved this course/ });
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await expect(savedLine(page)).toBeVisible();
    expect((await fetchCourse(page, 'On two devices')).description).toBe('overwritten');
  });
});

test('keeps the form and explains when there is no token', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'Without a token')}`);
  await page.getByLabel('Course Description').fill('kept');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Update Course' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Update Failed' });
  await expect(failed).toContainText('Authentication required. Please log in again.');
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Course Description')).toHaveValue('kept');
});

test('keeps the edits when the server is killed during a save', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-killed-'));
  copyFolder(process.env[EMPTY_FOLDER]!, folder);
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
  };
  let product = await startProcess(MAIN, { ...settings, PORT: '0' });
  const { origin: baseURL, port } = new URL(product.address);
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    await signInAsAdmin(page);
    await pauseAutosave(page);
    await page.goto(`/admin/edit-course/${await createCourse(page, 'Survivor')}`);
    await page.getByLabel('Course Description').fill('typed before the crash');
    await expect(draftSaved(page)).toBeVisible();
    await page.route('**/api/admin/courses/*', async (route) => {
      if (route.request().method() === 'PUT') await product.kill();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Update Course' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Update Failed' });
    await expect(failed).toContainText('Failed to update course. Please try again.');
    await expect(page.getByLabel('Course Description')).toHaveValue('typed before the crash');
    await page.unrouteAll();

    product = await startProcess(MAIN, { ...settings, PORT: port });
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'OK' }).click();
    expect((await fetchCourse(page, 'Survivor')).description).toBe('typed before the crash');
  } finally {
    await context.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('stores Odia from the keyboard and the on-screen keyboard in NFC', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'For Odia keys')}`);
  await rowButton(page, 'Subject 1').click();
  const title = openRow(page).getByLabel('Subject Title');
  await title.fill('');
  const typing = page.getByRole('switch', { name: 'Odia typing' });
  await expect(typing).toBeVisible();
  await page.keyboard.press('Control+g');
  await expect(typing).toHaveAttribute('aria-busy', 'false');
  await title.click();
  await page.keyboard.type('odisha ');
  const description = openRow(page).getByLabel('Subject Description');
  await description.fill('');
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  const keys = page.getByRole('region', { name: 'Odia keyboard' });
  for (const key of ['ପ', 'ଡ଼', 'ା']) await keys.locator(`[data-skbtn="${key.normalize('NFC')}"]`).click();
  await page.getByRole('button', { name: 'Odia keyboard', exact: true }).click();
  await saveAndLeave(page, 'Update Course');
  const [subject] = (await fetchCourse(page, 'For Odia keys')).subjects;
  expect([subject.title, subject.description]).toEqual(['ଓଡ଼ିଶା', 'ପଡ଼ା'].map((text) => text.normalize('NFC')));
});
