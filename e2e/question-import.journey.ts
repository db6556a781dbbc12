import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { SAMPLE_QUESTIONS } from '@sikhya/contract/sample-questions.ts';
import { expectNoViolations } from './axe.ts';
import { createCourse, openRow, pauseAutosave, rowButton } from './editor-actions.ts';
import { navigate } from './navigate.ts';
import { ADMIN, expect, test } from './product.ts';
import { text } from './sample-files.ts';
import { fillAdminForm, signInAsAdmin } from './sign-in.ts';

const SAMPLES = fileURLToPath(new URL('../contract/src/question-file/samples', import.meta.url));
const readSample = (name: string) => readFileSync(path.join(SAMPLES, name), 'utf8');

/** Creates a course and opens a chapter with three questions. */
async function openChapter(page: Page, title: string): Promise<void> {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  // a navigation before the router has started could not be blocked later
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const courseId = await createCourse(page, title);
  await navigate(page, `/admin/edit-course/${courseId}`);
  await openFirstChapter(page);
}

async function openFirstChapter(page: Page): Promise<void> {
  await rowButton(page, 'Subject 1').click();
  await rowButton(page, 'Chapter 1').click();
}

const upload = (page: Page, name: string, content: string) =>
  openRow(page).getByLabel('Questions (.txt)', { exact: true }).setInputFiles(text(name, content));

const preview = (page: Page) => page.getByRole('dialog', { name: /questions? found$/ });

test('replaces the questions by a strict file, with the specified messages', async ({ page }) => {
  await openChapter(page, 'Strict files');
  await upload(page, 'strict.txt', SAMPLE_QUESTIONS);
  await expect(preview(page)).toContainText('ଭୁବନେଶ୍ୱର ଓଡ଼ିଶାର ରାଜଧାନୀ'.normalize('NFC'));
  await expect(preview(page).getByText('converted from another format')).toHaveCount(0);
  await preview(page).getByRole('button', { name: 'Replace 3 questions' }).click();
  await expect(page.getByText('Uploaded 4 questions from file.')).toBeVisible();
  await expect(rowButton(page, 'Question 4')).toBeVisible();
  await expect(rowButton(page, 'Question 5')).toHaveCount(0);

  await upload(page, 'none.txt', 'Nothing that could be a question.\n');
  const none = page.getByRole('dialog', { name: 'No valid questions found in the file.' });
  await expect(none).toContainText('belongs to no question');
  await none.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(rowButton(page, 'Question 4')).toHaveCount(0);
});

test('converts another format, corrects it in the preview and adds it', async ({ page }) => {
  await openChapter(page, 'Other formats');
  const file = `${readSample('03-odia-all-odia-labels.txt')}
୪. କେଉଁଟି ଠିକ୍?
(କ) ଏକ
(ଖ) ଦୁଇ
(ଗ) ଏକ
(ଘ) ଚାରି
୫. First?
(କ) a
(ଖ) b
(ଗ) c
(ଘ) d
ଉତ୍ତର: କ
`;
  await upload(page, 'odia.txt', file);
  await expect(preview(page)).toContainText('converted from another format');
  await expect(preview(page)).toContainText('1 question needs a correction');
  const fourth = preview(page).getByRole('listitem', { name: 'Question 4' });
  await expect(fourth).toContainText('Choose the right answer.');
  await expect(fourth).toContainText('Options A and C are the same.');
  await expect(preview(page).getByRole('listitem', { name: 'Question 5' })).toContainText(
    'The chapter has this question already, as question 1.',
  );
  await expectNoViolations(page);

  await preview(page).getByLabel('Show').selectOption({ label: 'Need a correction (1)' });
  await fourth.getByRole('button', { name: 'Edit question 4' }).click();
  await expect(fourth.getByLabel('Question 4')).toBeFocused();
  await fourth.getByLabel('Option C', { exact: true }).fill('ତିନି');
  await fourth.getByLabel('Option B is correct').check();
  await fourth.getByLabel('Explanation').fill('କାରଣ');
  await expectNoViolations(page);
  await fourth.getByRole('button', { name: 'Done' }).click();
  await preview(page).getByLabel('Show').selectOption('all');
  await preview(page).getByRole('button', { name: 'Leave out question 5' }).click();
  await preview(page).getByRole('button', { name: 'Add 4 questions' }).click();
  await expect(page.getByText('Added 4 questions.')).toBeVisible();
  await expect(rowButton(page, 'Question 7')).toBeVisible();
  await rowButton(page, 'Question 7').click();
  await expect(openRow(page).getByLabel('Option C *')).toHaveValue('ତିନି');
  await expect(openRow(page).getByLabel('Option B is correct')).toBeChecked();
});

test('reads pasted spreadsheet cells, and reads back the exported file', async ({ page }) => {
  await openChapter(page, 'Pasted cells');
  await openRow(page).getByRole('button', { name: 'Paste questions' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste questions' });
  await paste.getByRole('button', { name: 'Read questions' }).click();
  await expect(paste).toContainText('Paste some questions first.');
  await paste.getByLabel('Questions').fill(readSample('12-excel-without-header.tsv'));
  await paste.getByRole('button', { name: 'Read questions' }).click();
  await preview(page).getByRole('button', { name: 'Replace 3 questions' }).click();
  await expect(page.getByText('Replaced by 3 pasted questions.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    openRow(page).getByRole('button', { name: 'Export questions' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Opening.txt');
  const exported = readFileSync((await download.path())!, 'utf8');
  expect(exported).toContain('Question 3\nWho built the Sun Temple at Konark?\nA. Kharavela');
  await upload(page, 'again.txt', exported);
  await expect(preview(page).getByText('The chapter has this question already')).toHaveCount(3);
  await expect(preview(page).getByText('converted from another format')).toHaveCount(0);
});

test('paginates a thousand questions and refuses more than 5,000', async ({ page }) => {
  await openChapter(page, 'Large files');
  const many = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${index + 1}. Item ${index}?\na) p\nb) q\nc) r\nd) s\nAns: b\n`,
    ).join('');
  await upload(page, 'many.txt', many(1_000));
  await expect(page.getByRole('dialog', { name: '1,000 questions found' })).toBeVisible();
  await expect(preview(page).getByRole('listitem', { name: /^Question / })).toHaveCount(10);
  await preview(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(preview(page).getByRole('listitem', { name: 'Question 11', exact: true })).toBeVisible();
  await preview(page).getByRole('button', { name: 'Cancel' }).click();

  await upload(page, 'too-many.txt', many(5_001));
  await expect(preview(page)).toContainText(
    'A chapter can have at most 5,000 questions. Adding these would make 5,004.',
  );
  await expect(preview(page).getByRole('button', { name: /^Replace/ })).toBeDisabled();
  await expect(preview(page).getByRole('button', { name: /^Add/ })).toBeDisabled();
});

const PASTED = '1. Item one?\na) p\nb) q\nc) r\nd) s\nAns: b\n2. Item two?\na) p\nb) q\nc) r\nd) s\nAns: c\n';

const pasteDialog = (page: Page) => page.getByRole('dialog', { name: 'Paste questions' });

async function paste(page: Page): Promise<void> {
  await openRow(page).getByRole('button', { name: 'Paste questions' }).click();
  await pasteDialog(page).getByLabel('Questions').fill(PASTED);
}

const openPreview = (page: Page) => pasteDialog(page).getByRole('button', { name: 'Read questions' }).click();

test('asks before it discards pasted text or a changed preview', async ({ page }) => {
  await pauseAutosave(page);
  await openChapter(page, 'Discarded imports');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  const answer = async (button: 'Keep editing' | 'Discard') => {
    await question.getByRole('button', { name: button }).click();
    await expect(question).toBeHidden();
  };
  await paste(page);
  await page.keyboard.press('Escape');
  await answer('Keep editing');
  await openPreview(page);
  await preview(page).getByRole('button', { name: 'Close' }).click();
  await expect(preview(page), 'the pasted text stays').toBeHidden();
  await expect(pasteDialog(page).getByLabel('Questions')).toHaveValue(PASTED);

  await openPreview(page);
  const leaveOut = preview(page).getByRole('button', { name: 'Leave out question 1' });
  await leaveOut.click();
  await page.keyboard.press('Escape');
  await answer('Keep editing');
  await preview(page).getByRole('button', { name: 'Put back question 1' }).click();
  await leaveOut.click();
  await page.goBack();
  await answer('Keep editing');
  await expect(preview(page).getByText('Left out', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await answer('Discard');
  await expect(preview(page)).toBeHidden();
  await pasteDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await answer('Discard');
  await expect(pasteDialog(page)).toBeHidden();
});

test('asks once about the import and once about the changed course when Back is pressed', async ({
  page,
}) => {
  await pauseAutosave(page);
  await openChapter(page, 'Left imports');
  await page.getByLabel('Course Title').fill('Left imports, changed');
  await paste(page);
  await openPreview(page);
  await preview(page).getByRole('button', { name: 'Leave out question 1' }).click();
  await page.goBack();
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('restores pasted text and the changed preview after the session has ended', async ({ page }) => {
  await openChapter(page, 'Imports and sessions');
  const editor = page.url();
  await paste(page);
  await openPreview(page);
  await preview(page).getByRole('button', { name: 'Leave out question 1' }).click();
  await expect(preview(page).getByRole('button', { name: 'Add 1 question' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/contact-us');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL('/login');
  await other.close();
  await fillAdminForm(page, ADMIN);
  await expect(page).toHaveURL(editor);

  await openFirstChapter(page);
  await openRow(page).getByRole('button', { name: 'Paste questions' }).click();
  const restored = 'What you entered before you were signed out was restored.';
  await expect(pasteDialog(page)).toContainText(restored);
  await expect(pasteDialog(page).getByLabel('Questions')).toHaveValue(PASTED);
  await openPreview(page);
  await expect(preview(page)).toContainText(restored);
  await preview(page).getByRole('button', { name: 'Add 1 question' }).click();
  await expect(page.getByText('Added 1 question.')).toBeVisible();
  await rowButton(page, 'Question 4').click();
  await expect(openRow(page).locator('textarea[name$=":question"]')).toHaveValue('Item two?');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('fits the preview and offers to convert the other parts of a strict file', async ({ page }) => {
    await openChapter(page, 'Small screens');
    await upload(page, 'mixed.txt', `${SAMPLE_QUESTIONS}\n${readSample('01-q-number-small-letters.txt')}`);
    await expect(page.getByRole('dialog', { name: '4 questions found' })).toBeVisible();
    await preview(page).getByRole('button', { name: 'Convert all parts' }).click();
    await expect(page.getByRole('dialog', { name: '7 questions found' })).toBeVisible();
    const box = (await preview(page).boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= 360).toBe(true);
    const overflows = await preview(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
    expect(overflows).toBe(false);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  });
});
