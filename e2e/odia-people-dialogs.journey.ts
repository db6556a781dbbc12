import { texts as account } from '../web/src/features/account/texts.ts';
import { texts as activity } from '../web/src/features/activity/texts.ts';
import { parentTexts } from '../web/src/features/consents/parent-texts.ts';
import { texts as consents } from '../web/src/features/consents/texts.ts';
import { texts as messages } from '../web/src/features/messages/texts.ts';
import { texts as newsletter } from '../web/src/features/newsletter/texts.ts';
import { texts as orders } from '../web/src/features/orders/texts.ts';
import { texts as students } from '../web/src/features/students/texts.ts';
import { texts as team } from '../web/src/features/team/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { closeDialogs, expectDialog, openInOdia, press } from './odia-dialog-actions.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { toAddress } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

/** Dialogs about people, with the errors, messages and toasts that a screen shows only after a press. */

// refused input and unpaid courses
test.use({ expectedConsoleErrors: /status of 4\d\d/ });
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test('the dialogs of messages to students are in Odia', async ({ page, product }) => {
  const student = { name: 'ସୁଦେଷ୍ଣା ରାଉତ', email: 'dialogs.messages@example.com' };
  await signInAsStudent(page, student);
  const messageId = await (await createAdminClient(product)).createMessage('ନୂଆ ପାଠ');
  await signInAsAdmin(page);
  await openInOdia(page, paths.message(messageId));
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

test('the consents of an adult are in Odia', async ({ page, product }) => {
  const title = 'ସମ୍ମତି ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  const student = { name: 'କବିତା ସେଠୀ', email: 'dialogs.adult@example.com' };
  await signInAsStudent(page, student, { dateOfBirth: null });
  await openInOdia(page, paths.studentAccount);
  const isCovered = await page.getByLabel(consents.dateOfBirth.or).evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
    const { left, top, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, top + height / 2) !== field;
  });
  expect(isCovered, 'the button covers the date of birth').toBe(false);
  await openInOdia(page, `/student/courses?search=${title}`);
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

  await openInOdia(page, paths.studentAccount);
  await press(page, consents.withdraw.or);
  const question = await expectDialog(page, 'withdraw a consent');
  await press(question, consents.withdrawYes.or);
  await expect(page.getByText(consents.withdrawn.or)).toBeVisible();
  await expectOdia(page, 'withdrawn consent');
});

test('the consents of a parent are in Odia', async ({ page, product }) => {
  const title = 'ପିଲାଙ୍କ ପାଠ୍ୟକ୍ରମ';
  await (await createAdminClient(product)).create(title, [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]], 250);
  const dateOfBirth = `${new Date().getFullYear() - 16}-01-01`;
  await signInAsStudent(page, { name: 'ଟୁନା', email: 'dialogs.minor@example.com' }, { dateOfBirth });
  await openInOdia(page, `/student/courses?search=${title}`);
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

test('the newsletter is in Odia', async ({ page }) => {
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
  await openInOdia(page, paths.newsletter);
  await press(page, newsletter.removeOf.or);
  const question = await expectDialog(page, 'delete an address of the newsletter');
  await press(question, newsletter.remove.or);
  // the server does not know the address
  await expect(page.getByText('ମିଳିଲା ନାହିଁ')).toBeVisible();
  await expectOdia(page, 'address of the newsletter that was deleted already');
});

test('the dialogs about a student are in Odia', async ({ page, product }) => {
  const student = { name: 'ରବି ସାହୁ', email: 'dialogs.student@example.com' };
  const data = await createScreenData(page, product, student);
  await signInAsAdmin(page);
  await openInOdia(page, toAddress(paths.student(':studentId'), data));
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

test('the team, the activity and the account of an admin are in Odia', async ({ page }) => {
  await signInAsAdmin(page);
  await openInOdia(page, paths.team);
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

  await openInOdia(page, paths.activity);
  await page.getByRole('button', { name: new RegExp(activity.allCourses.or) }).click();
  await expectDialog(page, 'filter by a course');

  await openInOdia(page, paths.account);
  await press(page, account.changePassword.or);
  await expectOdia(page, 'password with errors');
  await press(page, account.setUpApp.or);
  const app = await expectDialog(page, 'set up an app');
  await expect(app.getByRole('textbox'), 'the field with the focus').toBeInViewport({ ratio: 1 });
  await press(app, account.finish.or);
  await expectDialog(page, 'set up an app without a code');
});
