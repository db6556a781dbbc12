import type { Page } from '@playwright/test';
import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { texts } from '../web/src/features/messages/texts.ts';
import { texts as autosaveTexts } from '../web/src/lib/autosave/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient, enrol } from './study-course.ts';

const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);

/** Opens an empty draft. */
async function startDraft(page: Page, language: Language): Promise<void> {
  const t = getTexts(texts, getLocale(language));
  await page.goto(toLanguagePath(paths.messages, language));
  await page.getByRole('button', { name: t.write }).click();
  await page.waitForURL(/\/admin\/messages\/[\w-]{36}$/);
}

test('writes to the students of a course on a phone in Odia', async ({ page, product }) => {
  const t = getTexts(texts, getLocale('or'));
  await page.setViewportSize({ width: 360, height: 780 });
  const name = 'ବାର୍ତ୍ତା ପାଠ';
  const { _id: courseId } = await (await createAdminClient(product)).create(name, [[{ title: 'ଅଧ୍ୟାୟ' }]]);
  const student = { name: 'ମୀନା ଦାସ', email: 'messages-or@example.com' };
  await signInAsStudent(page, student);
  await enrol(page, courseId);

  await signInAsAdmin(page);
  await startDraft(page, 'or');
  await expectNoViolations(page);
  await expectOdia(page, 'message');
  // nothing is sent while something is missing
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByText(t.enterTitle)).toBeVisible();
  await page.getByText(t.courseStudents, { exact: true }).click();
  await page.getByLabel(t.searchCourses).fill(name);
  await page.getByRole('radio', { name }).check();
  await page.getByLabel(t.titleEn).fill('Class on Friday');
  await page.getByLabel(t.textEn).fill('It starts at ten.\nBring a pen.');
  await page.getByRole('tab', { name: t.or }).click();
  await page.getByLabel(t.titleOr).fill('ଶୁକ୍ରବାର କ୍ଲାସ');
  await page.getByLabel(t.textOr).fill('ଦଶଟାରେ ଆରମ୍ଭ ହେବ।');
  const { notSavedYet } = getTexts(autosaveTexts, getLocale('or'));
  await expect(page.getByText(notSavedYet)).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: t.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t.reaches({ count: 1 }))).toBeVisible();
  await expectNoViolations(page);
  await expectOdia(page, 'send a message');
  await dialog.getByRole('button', { name: t.sendNow }).click();
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible();
  const figure = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure(t.recipients)).toContainText('1');
  await expect(figure(t.seenInApp)).toContainText('1');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await expectOdia(page, 'sent message');

  await page.goto(toLanguagePath(`${paths.messages}?state=sent`, 'or'));
  await expect(page.getByRole('link', { name: 'ଶୁକ୍ରବାର କ୍ଲାସ' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await signInAsStudent(page, student);
  for (const [language, expected] of [
    ['or', 'ଦଶଟାରେ ଆରମ୍ଭ ହେବ।'],
    ['en', 'Bring a pen.'],
  ] as const) {
    await page.goto(toLanguagePath(paths.notices, language));
    await expect(page.getByRole('listitem').filter({ hasText: expected })).toBeVisible();
  }
});

test('schedules a message to one student, changes it, cancels it and deletes it', async ({ page }) => {
  const t = getTexts(texts, getLocale('en'));
  await page.setViewportSize({ width: 360, height: 780 });
  const student = { name: 'Sudarsan Pattnaik', email: 'sudarsan.messages@example.com' };
  await signInAsStudent(page, student);
  await signInAsAdmin(page);
  await startDraft(page, 'en');
  await page.getByText(t.oneStudent, { exact: true }).click();
  await page.getByLabel(t.searchStudents).fill('sudarsan.messages');
  await page.getByRole('radio', { name: student.name }).check();
  await page.getByLabel(t.titleEn).fill('Your question');
  await page.getByLabel(t.textEn).fill('We have looked at it.');
  await page.getByRole('button', { name: t.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.later, { exact: true }).click();
  await dialog.getByRole('button', { name: t.schedule }).click();
  await expect(dialog.getByText(t.timeMissing)).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(t.dateAndTime).fill(`${tomorrow}T10:00`);
  await dialog.getByRole('button', { name: t.schedule }).click();
  await expect(page.getByText(t.wasScheduled)).toBeVisible();
  await expect(page.getByText(t.scheduled, { exact: true })).toBeVisible();
  // a change is saved by itself and stays scheduled
  await page.getByLabel(t.titleEn).fill('Your question about the exam');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t.titleEn)).toHaveValue('Your question about the exam');
  await page.getByRole('button', { name: t.doNotSend }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.doNotSend }).click();
  await expect(page.getByText(t.cancelled, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
  await page.waitForURL(/\/admin\/messages$/);
  await expect(page.getByText(t.wasRemoved)).toBeVisible();
});

test('writes to all students on a wide screen, who find it in the app', async ({ page }) => {
  const t = getTexts(texts, getLocale('en'));
  await page.setViewportSize({ width: 1280, height: 780 });
  const student = { name: 'Everybody', email: 'everybody.messages@example.com' };
  await signInAsStudent(page, student);
  await signInAsAdmin(page);
  await startDraft(page, 'en');
  await page.getByLabel(t.titleEn).fill('Welcome to everybody');
  await page.getByLabel(t.textEn).fill('New exams every week.');
  await expect(page.getByRole('article').filter({ hasText: 'New exams every week.' })).toBeVisible();
  await expect(page.getByLabel(t.titleOr), 'both languages are side by side').toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: t.sendNow });
  await expect(confirm).toBeVisible();
  await expectNoViolations(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: t.reached })).toBeVisible();
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`${paths.messages}?state=sent`);
  await expect(page.getByRole('link', { name: 'Welcome to everybody' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signInAsStudent(page, student);
  await page.goto(paths.notices);
  const notice = page.getByRole('listitem').filter({ hasText: 'Welcome to everybody' });
  // without an Odia version, English is shown
  await expect(notice).toBeVisible();
  await page.goto(toLanguagePath(paths.notices, 'or'));
  await expect(notice).toContainText('New exams every week.');
});
