import type { Locator, Page } from '@playwright/test';
import { texts as account } from '../web/src/features/account/texts.ts';
import { texts as activity } from '../web/src/features/activity/texts.ts';
import { texts as publishing } from '../web/src/features/authoring/editor/publishing/texts.ts';
import { texts as files } from '../web/src/features/authoring/editor/question-file/texts.ts';
import { texts as editor } from '../web/src/features/authoring/editor/texts.ts';
import { texts as authoring } from '../web/src/features/authoring/texts.ts';
import { texts as versions } from '../web/src/features/authoring/versions/texts.ts';
import { texts as certificates } from '../web/src/features/certificate-management/texts.ts';
import { parentTexts } from '../web/src/features/consents/parent-texts.ts';
import { texts as consents } from '../web/src/features/consents/texts.ts';
import { texts as coupons } from '../web/src/features/coupons/texts.ts';
import { texts as messages } from '../web/src/features/messages/texts.ts';
import { texts as newsletter } from '../web/src/features/newsletter/texts.ts';
import { texts as orderManagement } from '../web/src/features/order-management/texts.ts';
import { texts as orders } from '../web/src/features/orders/texts.ts';
import { texts as reportCases } from '../web/src/features/report-cases/texts.ts';
import { texts as reports } from '../web/src/features/reports/texts.ts';
import { texts as students } from '../web/src/features/students/texts.ts';
import { texts as study } from '../web/src/features/study/texts.ts';
import { texts as team } from '../web/src/features/team/texts.ts';
import { texts as mockTest } from '../web/src/features/test-taking/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { texts as ui } from '../web/src/ui/texts.ts';
import { createCourse } from './editor-actions.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { toAddress } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

/** What a screen shows only after a press: dialogs, their errors, messages and toasts. */

// refused input and unpaid courses
test.use({ expectedConsoleErrors: /status of 4\d\d/ });
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

const open = (page: Page, address: string) => page.goto(`/or${address}`, { waitUntil: 'networkidle' });

/** Presses a button; `{name}` in its text stands for anything. */
async function press(scope: Page | Locator, name: string, nth = 0): Promise<void> {
  const pattern = name
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  await scope
    .getByRole('button', { name: new RegExp(`^${pattern}$`) })
    .nth(nth)
    .click();
}

/** The open dialog, which is in Odia and as wide as a phone. */
async function expectDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
  await expect(dialog).toBeVisible();
  await expectOdia(page, name);
  const isTooWide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isTooWide, `${name} scrolls sideways`).toBe(false);
  return dialog;
}

/** Closes all dialogs, one after the other. */
async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect(dialogs).not.toHaveCount(open);
  }
}

test('buying, receipts and refunds', async ({ page, product }) => {
  const student = { name: 'ମୀନା ଦାସ', email: 'dialogs.buyer@example.com' };
  const data = await createScreenData(page, product, student);
  const title = 'କିଣିବା ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  await signInAsStudent(page, student);
  // as on a site whose seller has a GST number; the page contains the facts about the site
  await page.route('**/or/student/courses?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"hasGst":false', '"hasGst":true');
    await route.fulfill({ response, body: html });
  });
  await open(page, `/student/courses?search=${title}`);
  await page.getByRole('button', { name: /^ଏବେ କିଣନ୍ତୁ/ }).click();
  const buyDialog = await expectDialog(page, 'buy a course');
  await press(buyDialog, orders.haveCoupon.or);
  await buyDialog.getByLabel(orders.coupon.or).fill('NOWHERE');
  await press(buyDialog, orders.applyCoupon.or);
  await expect(buyDialog.getByText('କୋଡଟି ଯାଞ୍ଚ କରନ୍ତୁ')).toBeVisible();
  await buyDialog.getByLabel(orders.gstin.or).fill('WRONG');
  await press(buyDialog, orders.pay.or);
  await expect(buyDialog.getByText(orders.missingState.or)).toBeVisible();
  await expectDialog(page, 'buy a course with errors');

  const tax = {
    sac: '999293',
    percent: 18,
    taxable: 422.88,
    cgst: 38.06,
    sgst: 38.06,
    igst: 0,
    placeOfSupply: '21',
  };
  await page.route('**/api/student/orders/*/receipt', async (route) => {
    const response = await route.fetch();
    const { receipt } = await response.json();
    const invoice = { ...receipt, kind: 'tax-invoice', tax };
    const creditNote = { ...invoice, kind: 'credit-note', number: 'CN/1', corrects: receipt.number };
    await route.fulfill({ json: { receipt: invoice, creditNotes: [creditNote] } });
  });
  await open(page, toAddress(paths.receipt(':orderId'), data));
  await expectOdia(page, 'tax invoice');

  await open(page, paths.purchases);
  await press(page, orders.requestRefund.or);
  const refundDialog = await expectDialog(page, 'ask for a refund');
  await press(refundDialog, orders.sendRequest.or);
  await expectDialog(page, 'ask for a refund without a reason');
  await refundDialog.getByRole('textbox').fill('ଭୁଲ ପାଠ୍ୟକ୍ରମ');
  await press(refundDialog, orders.sendRequest.or);
  await expect(page.getByText(orders.requestSent.or)).toBeVisible();
  await expectOdia(page, 'refund requested');

  await signInAsAdmin(page);
  const orderAddress = toAddress(paths.order(':orderId'), data);
  await open(page, orderAddress);
  await expectOdia(page, 'order with a refund request');
  await press(page, orderManagement.decline.or);
  const declineDialog = await expectDialog(page, 'decline a refund');
  await press(declineDialog, orderManagement.decline.or);
  await expectDialog(page, 'decline a refund without a reason');
  await declineDialog.getByRole('textbox').fill('ନିୟମ ପୂରଣ ହେଉନାହିଁ');
  await press(declineDialog, orderManagement.decline.or);
  await expect(page.getByText(orderManagement.declined.or)).toBeVisible();
  await press(page, orderManagement.refund.or);
  const adminRefund = await expectDialog(page, 'refund an order');
  await adminRefund.getByText(orderManagement.aPart.or).click();
  await adminRefund.getByLabel(orderManagement.partAmount.or).fill('99999');
  await press(adminRefund, orderManagement.refund.or);
  await expectDialog(page, 'refund an order with errors');
  await adminRefund.getByLabel(orderManagement.partAmount.or).fill('99');
  await adminRefund.getByLabel(orderManagement.reason.or).fill('ଭୁଲ');
  await press(adminRefund, orderManagement.refund.or);
  await expectDialog(page, 'confirm a refund');
  await press(page, orderManagement.yesRefund.or);
  await expect(page.getByText(orderManagement.refundStarted.or)).toBeVisible();
  await expectOdia(page, 'order with a refund');
});

test('payments that need a look', async ({ page }) => {
  await signInAsAdmin(page);
  const kinds = ['unknown-payment', 'missing-payment', 'amount-differs', 'refund-differs', 'refund-failed'];
  const issues = kinds.map((kind, index) => ({
    _id: `0000000000000000000000${index}`,
    kind,
    orderId: null,
    orderNumber: null,
    providerPaymentId: `pay_${index}`,
    ours: 499,
    theirs: 500,
    foundAt: '2026-11-01T10:00:00.000Z',
    resolvedAt: null,
    note: '',
  }));
  await page.route('**/api/admin/payment-issues', (route) => route.fulfill({ json: { issues } }));
  await open(page, paths.orders);
  await expect(page.getByText(orderManagement.needsALookNote.or)).toBeVisible();
  await expectOdia(page, 'payments that need a look');
  await page.getByLabel(orderManagement.courseOrPass.or).selectOption(orderManagement.otherCourse.or);
  await page.getByRole('searchbox', { name: students.searchCourses.or }).fill('ସମ୍ପାଦନା');
  await expectDialog(page, 'filter orders by a course');
  await page.keyboard.press('Escape');
  await press(page, orderManagement.resolve.or);
  const dialog = await expectDialog(page, 'resolve a payment issue');
  await dialog.locator('form button').last().click();
  await expectDialog(page, 'resolve a payment issue without a reason');
});

test('coupons and passes', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, paths.coupons);
  await press(page, coupons.newCoupon.or);
  const couponDialog = await expectDialog(page, 'new coupon');
  await couponDialog.getByLabel(coupons.code.or).fill('a b');
  await press(couponDialog, coupons.save.or);
  await expectDialog(page, 'new coupon with errors');
  await couponDialog.getByLabel(coupons.code.or).fill('DIALOGS-10');
  await couponDialog.getByLabel(coupons.discount.or).last().fill('10');
  await press(couponDialog, coupons.save.or);
  await expect(page.getByText(coupons.saved.or)).toBeVisible();
  await expectOdia(page, 'list of coupons');
  await press(page, coupons.deleteNamed.or);
  await expectDialog(page, 'delete a coupon');
  await press(page, ui.cancel.or);
  await press(page, coupons.newPass.or);
  const passDialog = await expectDialog(page, 'new pass');
  await press(passDialog, coupons.save.or);
  await expectDialog(page, 'new pass with errors');
});

test('reporting a question and deciding about it', async ({ page, product }) => {
  const student = { name: 'ଲୀନା ବେହେରା', email: 'dialogs.reporter@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsStudent(page, student);
  await open(page, toAddress(paths.studentExamResult(':examId'), data));
  await press(page, reports.reportNumbered.or);
  const dialog = await expectDialog(page, 'report a question');
  await press(dialog, reports.send.or);
  await dialog.getByText(reports.translation.or).click();
  await expectDialog(page, 'report a translation without a sentence');
  await closeDialogs(page);

  await signInAsAdmin(page);
  await open(page, toAddress(paths.report(':reportId'), data));
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
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expectOdia(page, 'no change without a reason');
  await page.getByRole('main').getByRole('textbox').fill('ଉତ୍ତର ଠିକ ଅଛି।');
  await press(page, reportCases.close.or);
  await expect(page.getByRole('button', { name: reportCases.decideAgain.or })).toBeVisible();
  await expectOdia(page, 'case after a decision');
});

test('certificates', async ({ page, product }) => {
  const student = { name: 'ସୀମା ରାଉତ', email: 'dialogs.certificate@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsAdmin(page);
  await open(page, `${paths.certificates}?search=${data.code}`);
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
  await open(page, `${paths.certificates}?search=${data.code}`);
  await press(page, certificates.reinstateOf.or);
  const reinstate = await expectDialog(page, 'make a certificate valid again');
  await press(reinstate, certificates.reinstate.or);
  await expect(page.getByText(certificates.wasReinstated.or)).toBeVisible();
});

test('messages to students', async ({ page, product }) => {
  const student = { name: 'ସୁଦେଷ୍ଣା ରାଉତ', email: 'dialogs.messages@example.com' };
  await signInAsStudent(page, student);
  const messageId = await (await createAdminClient(product)).createMessage('ନୂଆ ପାଠ');
  await signInAsAdmin(page);
  await open(page, paths.message(messageId));
  await page.getByText(messages.oneStudent.or, { exact: true }).click();
  await press(page, messages.send.or);
  await expect(page.getByText(messages.chooseStudent.or)).toBeVisible();
  await page.getByLabel(messages.searchStudents.or).fill(student.email);
  await page.getByRole('radio', { name: student.name }).check();
  await expectOdia(page, 'a message to one student');
  await press(page, messages.send.or);
  const dialog = await expectDialog(page, 'send a message');
  await dialog.getByText(messages.later.or, { exact: true }).click();
  await press(dialog, messages.schedule.or);
  await expect(dialog.getByText(messages.timeMissing.or)).toBeVisible();
  await expectDialog(page, 'schedule a message');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(messages.dateAndTime.or).fill(`${tomorrow}T10:00`);
  await press(dialog, messages.schedule.or);
  await expect(page.getByText(messages.wasScheduled.or)).toBeVisible();
  await expectOdia(page, 'a scheduled message');
  await press(page, messages.doNotSend.or);
  const question = await expectDialog(page, 'cancel a message');
  await press(question, messages.doNotSend.or);
  await expect(page.getByText(messages.wasCancelled.or)).toBeVisible();
  await press(page, messages.remove.or);
  await expectDialog(page, 'delete a message');
});

test('consents of an adult', async ({ page, product }) => {
  const title = 'ସମ୍ମତି ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  const student = { name: 'କବିତା ସେଠୀ', email: 'dialogs.adult@example.com' };
  await signInAsStudent(page, student, { dateOfBirth: null });
  await open(page, `/student/courses?search=${title}`);
  await page.getByRole('button', { name: /^ଏବେ କିଣନ୍ତୁ/ }).click();
  const dialog = await expectDialog(page, 'date of birth before a payment');
  await press(dialog, consents.continue.or);
  await expect(dialog.getByText(consents.enterDateOfBirth.or)).toBeVisible();
  await expectDialog(page, 'date of birth with an error');
  await dialog.getByLabel(consents.dateOfBirth.or).fill('1998-02-03');
  await expect(dialog.getByRole('button', { name: consents.agree.or })).toBeVisible();
  await expectDialog(page, 'privacy notice before a payment');
  await press(dialog, consents.agree.or);
  await expect(page.getByRole('dialog').getByRole('button', { name: orders.haveCoupon.or })).toBeVisible();
  await closeDialogs(page);

  await open(page, paths.studentAccount);
  await press(page, consents.withdraw.or);
  const question = await expectDialog(page, 'withdraw a consent');
  await press(question, consents.withdrawYes.or);
  await expect(page.getByText(consents.withdrawn.or)).toBeVisible();
  await expectOdia(page, 'withdrawn consent');
});

test('consents of a parent', async ({ page, product }) => {
  const title = 'ପିଲାଙ୍କ ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  const dateOfBirth = `${new Date().getFullYear() - 16}-01-01`;
  await signInAsStudent(page, { name: 'ଟୁନା', email: 'dialogs.minor@example.com' }, { dateOfBirth });
  await open(page, `/student/courses?search=${title}`);
  await page.getByRole('button', { name: /^ଏବେ କିଣନ୍ତୁ/ }).click();
  const dialog = await expectDialog(page, 'ask a parent');
  await press(dialog, consents.makeLink.or);
  const link = new URL(await dialog.getByLabel(consents.parentLink.or).inputValue());
  await expectDialog(page, 'link for a parent');

  await signInAsStudent(page, { name: 'ସୁମତି', email: 'dialogs.parent@example.com' });
  await page.goto(link.pathname + link.hash);
  await press(page, parentTexts.decline.or);
  const question = await expectDialog(page, 'decline as a parent');
  await press(question, parentTexts.decline.or);
  await expect(page.getByRole('heading', { name: parentTexts.declined.or })).toBeVisible();
  await expectOdia(page, 'declined by a parent');
});

test('the newsletter', async ({ page }) => {
  const email = 'reader@example.com';
  const since = '2026-11-01T10:00:00.000Z';
  const subscriber = { _id: '00000000-0000-7000-8000-000000000000', email, state: 'subscribed', since };
  // this server sends no e-mails, so nobody can subscribe
  await page.route('**/api/admin/newsletter?*', (route) =>
    route.fulfill({
      json: {
        subscribers: [{ ...subscriber, language: 'or' }],
        pagination: { currentPage: 1, totalPages: 1, totalSubscribers: 1 },
        subscribed: 1,
        canMail: true,
      },
    }),
  );
  await signInAsAdmin(page);
  await open(page, paths.newsletter);
  await press(page, newsletter.removeOf.or);
  const question = await expectDialog(page, 'delete an address of the newsletter');
  await press(question, newsletter.remove.or);
  // the server does not know the address
  await expect(page.getByText('ମିଳିଲା ନାହିଁ')).toBeVisible();
  await expectOdia(page, 'address of the newsletter that was deleted already');
});

test('the page of a student', async ({ page, product }) => {
  const student = { name: 'ରବି ସାହୁ', email: 'dialogs.student@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsAdmin(page);
  await open(page, toAddress(paths.student(':studentId'), data));
  await press(page, students.giveCourse.or);
  const give = await expectDialog(page, 'give a course');
  await press(give, students.give.or);
  await expectDialog(page, 'give a course with errors');
  await page.keyboard.press('Escape');
  await press(page, students.takeBackCourse.or);
  await expectDialog(page, 'take a course back');
  await press(page, students.cancel.or);
  await press(page, students.signOut.or);
  await expectDialog(page, 'sign a student out');
  await press(page, students.signOutYes.or);
  await press(page, students.block.or);
  await expectDialog(page, 'block a student');
  await press(page, students.blockYes.or);
  await expect(page.getByRole('button', { name: students.unblock.or })).toBeVisible();
  await expectOdia(page, 'blocked student');
});

test('the team, the activity and the own account', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, paths.team);
  await press(page, team.invite.or);
  const invite = await expectDialog(page, 'invite somebody');
  await press(invite, team.createLink.or);
  await expect(invite.getByLabel(team.link.or)).toBeVisible();
  await expectDialog(page, 'link of an invite');
  await press(invite, team.done.or);
  await expectOdia(page, 'team with an invite');
  await press(page, team.manageMember.or);
  await expectDialog(page, 'a member of the team');
  await page.keyboard.press('Escape');
  await press(page, team.revokeInvite.or);
  await expect(page.getByText(team.inviteRevoked.or)).toBeVisible();
  await expectOdia(page, 'revoked invite');

  await open(page, paths.activity);
  await page.getByRole('button', { name: new RegExp(activity.allCourses.or) }).click();
  await expectDialog(page, 'filter by a course');

  await open(page, paths.account);
  await press(page, account.changePassword.or);
  await expectOdia(page, 'password with errors');
  await press(page, account.setUpApp.or);
  const app = await expectDialog(page, 'set up an app');
  await press(app, account.finish.or);
  await expectDialog(page, 'set up an app without a code');
});

test('the course editor', async ({ page }) => {
  await signInAsAdmin(page);
  await open(page, paths.createCourse);
  await press(page, editor.addSubject.or);
  await press(page, editor.createCourse.or);
  await expectOdia(page, 'new course with errors');

  const id = await createCourse(page, 'ସମ୍ପାଦନା ପାଠ୍ୟକ୍ରମ');
  await open(page, paths.editCourse(id));
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
  await expect(page.getByText(editor.subjectRemoved.or)).toBeVisible();
  await expectOdia(page, 'removed subject');

  await press(page, authoring.check.or);
  await expectDialog(page, 'checks before publishing');
  await page.keyboard.press('Escape');
  await press(page, publishing.discardChanges.or);
  await expectDialog(page, 'discard changes');
  await press(page, publishing.confirmDiscard.or);
  await expect(page.getByText(publishing.discarded.or)).toBeVisible();
  await press(page, publishing.archive.or);
  await expectDialog(page, 'archive a course');
  await press(page, publishing.cancel.or);

  await open(page, `${paths.courseVersions(id)}?version=1`);
  await expectOdia(page, 'one version');
  await open(page, `/admin/dashboard?search=ସମ୍ପାଦନା`);
  await press(page, authoring.deleteTitle.or);
  await expectDialog(page, 'delete a course');
});

test('a version of a course with unpublished changes is restored', async ({ page, product }) => {
  const data = await createScreenData(page, product, { name: 'ଆଶା', email: 'dialogs.version@example.com' });
  await signInAsAdmin(page);
  await open(page, toAddress(paths.editCourse(':courseId'), data));
  await page.locator('[name="course:description"]').fill('ନୂଆ ବିବରଣୀ');
  await press(page, publishing.showChanges.or);
  await open(page, toAddress(paths.courseVersions(':courseId'), data));
  await press(page, versions.restoreNumber.or);
  await expectDialog(page, 'restore a version');
  await press(page, versions.keepChanges.or);
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await press(page, versions.compare.or);
  await expect(page).toHaveURL(/compare=/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectOdia(page, 'compare two versions');
});

test('a mock test from its start to its review', async ({ page, product }) => {
  const student = { name: 'ଲିପି ଜେନା', email: 'dialogs.test@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsStudent(page, student);
  await open(page, toAddress(paths.studentCourse(':courseId'), data));
  await press(page, study.courseMenu.or);
  await press(page, study.resetProgress.or);
  await expectDialog(page, 'reset progress');
  await page.keyboard.press('Escape');
  await open(page, toAddress(paths.chapterTest(':courseId', 0, 0), data));
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
