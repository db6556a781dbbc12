import { texts as publishing } from '../web/src/features/authoring/editor/publishing/texts.ts';
import { texts as files } from '../web/src/features/authoring/editor/question-file/texts.ts';
import { texts as editor } from '../web/src/features/authoring/editor/texts.ts';
import { texts as authoring } from '../web/src/features/authoring/texts.ts';
import { texts as versions } from '../web/src/features/authoring/versions/texts.ts';
import { texts as certificates } from '../web/src/features/certificate-management/texts.ts';
import { texts as reportCases } from '../web/src/features/report-cases/texts.ts';
import { texts as reports } from '../web/src/features/reports/texts.ts';
import { texts as study } from '../web/src/features/study/texts.ts';
import { texts as mockTest } from '../web/src/features/test-taking/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { texts as ui } from '../web/src/ui/texts.ts';
import { createCourse } from './editor-actions.ts';
import { closeDialogs, expectDialog, openInOdia, press } from './odia-dialog-actions.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { toAddress } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Dialogs about courses and tests, with the errors, messages and toasts that a screen shows only after a press. */

// refused input and unpaid courses
test.use({ expectedConsoleErrors: /status of 4\d\d/ });
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test('the dialogs of a report and its decision are in Odia', async ({ page, product }) => {
  const student = { name: 'ଲୀନା ବେହେରା', email: 'dialogs.reporter@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsStudent(page, student);
  await openInOdia(page, toAddress(paths.studentExamResult(':examId'), data));
  await press(page, reports.reportNumbered.or);
  const dialog = await expectDialog(page, 'report a question');
  await press(dialog, reports.send.or);
  await dialog.getByText(reports.translation.or).click();
  await expectDialog(page, 'report a translation without a sentence');
  await closeDialogs(page);

  await signInAsAdmin(page);
  await openInOdia(page, toAddress(paths.report(':reportId'), data));
  await press(page, reportCases.preview.or);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectOdia(page, 'decision without a right answer');
  await page.getByRole('radio', { name: /^B\./ }).check();
  await press(page, reportCases.preview.or);
  await expect(page.getByText(reportCases.scores.or)).toBeVisible();
  await expectOdia(page, 'preview of a decision');
  await page.getByText(reportCases['decide-translation'].or).click();
  await expectOdia(page, 'decision about a translation');
  await page.getByText(reportCases['no-change'].or).click();
  await press(page, reportCases.close.or);
  await expect(page.getByRole('region', { name: ui.toasts.or })).toContainText('କାରଣ ଲେଖନ୍ତୁ');
  await expectOdia(page, 'no change without a reason');
  await page.getByRole('main').getByRole('textbox').fill('ଉତ୍ତର ଠିକ ଅଛି।');
  await press(page, reportCases.close.or);
  await expect(page.getByRole('button', { name: reportCases.decideAgain.or })).toBeVisible();
  await expectOdia(page, 'case after a decision');
});

test('the dialogs of certificates are in Odia', async ({ page, product }) => {
  const student = { name: 'ସୀମା ରାଉତ', email: 'dialogs.certificate@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsAdmin(page);
  await openInOdia(page, `${paths.certificates}?search=${data.code}`);
  await press(page, certificates.correctNameOf.or);
  const name = await expectDialog(page, 'correct the name of a certificate');
  await name.getByRole('textbox').fill(' ');
  await press(name, certificates.save.or);
  await expect(name.getByText(certificates.nameMissing.or)).toBeVisible();
  await expectDialog(page, 'correct the name of a certificate without a name');
  await closeDialogs(page);
  await press(page, certificates.revokeOf.or);
  const revoke = await expectDialog(page, 'revoke a certificate');
  await press(revoke, certificates.revoke.or);
  await expect(page.getByText(certificates.wasRevoked.or)).toBeVisible();
  await expectOdia(page, 'list with a revoked certificate');
  await page.goto(`/or${paths.certificate(data.code)}`);
  await expectOdia(page, 'page of a revoked certificate');
  await openInOdia(page, `${paths.certificates}?search=${data.code}`);
  await press(page, certificates.reinstateOf.or);
  const reinstate = await expectDialog(page, 'make a certificate valid again');
  await press(reinstate, certificates.reinstate.or);
  await expect(page.getByText(certificates.wasReinstated.or)).toBeVisible();
});

test('the dialogs of the course editor are in Odia', async ({ page }) => {
  await signInAsAdmin(page);
  await openInOdia(page, paths.createCourse);
  await press(page, editor.addSubject.or);
  await press(page, editor.createCourse.or);
  await expectOdia(page, 'new course with errors');

  const id = await createCourse(page, 'ସମ୍ପାଦନା ପାଠ୍ୟକ୍ରମ');
  await openInOdia(page, paths.editCourse(id));
  await page.getByRole('button', { name: /^ବିଷୟ 1/, expanded: false }).click();
  await page.getByRole('button', { name: /^ଅଧ୍ୟାୟ 1/, expanded: false }).click();
  await expectOdia(page, 'an open chapter');
  await press(page, files.pasteQuestions.or);
  const paste = await expectDialog(page, 'paste questions');
  await press(paste, files.readQuestions.or);
  await expectDialog(page, 'paste no questions');
  await paste.getByRole('textbox').fill('1. କ?\n(କ) ଏକ\n(ଖ) ଦୁଇ\n(ଗ) ଏକ\n(ଘ) ଚାରି\n');
  await press(paste, files.readQuestions.or);
  await expect(page.getByRole('dialog').getByText('ସଠିକ ଉତ୍ତର ବାଛନ୍ତୁ।')).toBeVisible();
  const preview = await expectDialog(page, 'preview of questions');
  await press(preview, files.editQuestion.or);
  await expectDialog(page, 'edit a question in the preview');
  await closeDialogs(page);
  await press(page, editor.removeRow.or.replace('{row}', 'ବିଷୟ 1'));
  await expectDialog(page, 'remove a subject');
  await press(page, editor.confirmRemove.or);
  const removed = page.getByText(editor.subjectRemoved.or);
  // it stays as long as the pointer is on it
  await removed.hover();
  await expectOdia(page, 'removed subject');

  await page.getByRole('button', { name: authoring.check.or, exact: true }).press('Enter');
  await expectDialog(page, 'checks before publishing');
  expect(await removed.isVisible(), 'a message that the dialog hides').toBe(false);
  await page.keyboard.press('Escape');
  await expect(removed).toBeVisible();
  await press(page, publishing.discardChanges.or);
  await expectDialog(page, 'discard changes');
  await press(page, publishing.confirmDiscard.or);
  await expect(page.getByText(publishing.discarded.or)).toBeVisible();
  await press(page, publishing.archive.or);
  await expectDialog(page, 'archive a course');
  await press(page, publishing.cancel.or);

  await openInOdia(page, `${paths.courseVersions(id)}?version=1`);
  await expectOdia(page, 'one version');
  await openInOdia(page, `/admin/dashboard?search=ସମ୍ପାଦନା`);
  await press(page, authoring.deleteTitle.or);
  await expectDialog(page, 'delete a course');
});

test('the dialogs of course versions are in Odia', async ({ page, product }) => {
  const data = await createScreenData(page, product, { name: 'ଆଶା', email: 'dialogs.version@example.com' });
  await signInAsAdmin(page);
  await openInOdia(page, toAddress(paths.editCourse(':courseId'), data));
  await page.locator('[name="course:description"]').fill('ନୂଆ ବିବରଣୀ');
  await press(page, publishing.showChanges.or);
  await openInOdia(page, toAddress(paths.courseVersions(':courseId'), data));
  await press(page, versions.restoreNumber.or);
  await expectDialog(page, 'restore a version');
  await press(page, versions.keepChanges.or);
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await press(page, versions.compare.or);
  await expect(page).toHaveURL(/compare=/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectOdia(page, 'compare two versions');
});

test('the dialogs of a mock test are in Odia from its start to its review', async ({ page, product }) => {
  const student = { name: 'ଲିପି ଜେନା', email: 'dialogs.test@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsStudent(page, student);
  await openInOdia(page, toAddress(paths.studentCourse(':courseId'), data));
  await press(page, study.courseMenu.or);
  await press(page, study.resetProgress.or);
  await expectDialog(page, 'reset progress');
  await page.keyboard.press('Escape');
  await openInOdia(page, toAddress(paths.chapterTest(':courseId', 0, 0), data));
  await press(page, mockTest.startTest.or);
  await page.getByRole('radio', { name: /^A / }).check();
  await press(page, mockTest.markForReview.or);
  await press(page, mockTest.allQuestionsNow.or);
  await expectDialog(page, 'all questions');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sikhya' }).first().click();
  await expectDialog(page, 'leave a test');
  await press(page, ui.stay.or);
  for (let question = 1; question < 3; question += 1) await press(page, ui.next.or);
  await press(page, mockTest.submitTest.or);
  const submit = await expectDialog(page, 'submit a test');
  await press(submit, mockTest.submitTest.or);
  await expect(page.getByRole('alertdialog')).toContainText('ଆପଣ 3ରୁ');
  await expectDialog(page, 'result of a test');
  await press(page, ui.ok.or);
  await expect(page.getByRole('heading', { name: mockTest.review.or })).toBeVisible();
  await expectOdia(page, 'review of a test');
});
