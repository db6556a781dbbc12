import type { Page } from '@playwright/test';
import { getNewHeading, navigate } from './navigate.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

// the calls fail on purpose
test.use({ expectedConsoleErrors: /500/ });

const failing = { status: 500, json: { message: 'Out of order.', code: 'internal', requestId: 'r' } };

/** Holds back the response to a call until the returned function is called. */
async function holdBack(page: Page, url: string, response: object): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fulfill(response);
  });
  return resolve;
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Status messages' });

async function leave(page: Page, to = '/admin/students'): Promise<void> {
  await navigate(page, to);
  await expect(getNewHeading(page)).toBeVisible();
}

test('a password that could not be changed is reported after the screen was left', async ({ page }) => {
  await signInAsAdmin(page);
  const respond = await holdBack(page, '**/api/admin/account/password', failing);
  await page.goto('/admin/account');
  await page.getByLabel('Current password').fill('the-old-password-1');
  await page.getByLabel('New password').fill('the-new-password-2');
  const sent = page.waitForRequest('**/api/admin/account/password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await sent;
  await leave(page);
  respond();
  await expect(toasts(page)).toContainText('Out of order.');
});

test('recovery codes that arrive after the screen was left are reported', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route('**/api/admin/account', async (route) => {
    const { account } = await (await route.fetch()).json();
    await route.fulfill({ json: { account: { ...account, hasTotp: true, recoveryCodesLeft: 0 } } });
  });
  const json = { recoveryCodes: ['aaaa-bbbb-cccc'] };
  const respond = await holdBack(page, '**/api/admin/account/recovery-codes', { json });
  await page.goto('/admin/account');
  const sent = page.waitForRequest('**/api/admin/account/recovery-codes');
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await sent;
  await leave(page);
  respond();
  await expect(toasts(page)).toContainText('New recovery codes were created after you left');
});

test('an exam that could not be created is reported after the screen was left', async ({ page }) => {
  await signInAsAdmin(page);
  const respond = await holdBack(page, '**/api/admin/exams', failing);
  await page.goto('/admin/create-test');
  const sent = page.waitForRequest('**/api/admin/exams');
  await page.getByRole('button', { name: 'Start building' }).click();
  await sent;
  await leave(page);
  respond();
  await expect(toasts(page)).toContainText('Out of order.');
});

test.describe('a student', () => {
  const student = { name: 'Leaves Early', email: 'leaves.early@example.com' };

  test('learns that the plan was not saved after the screen was left', async ({ page }) => {
    await signInAsStudent(page, student);
    const respond = await holdBack(page, '**/api/student/practice/settings', failing);
    await page.goto('/student/practice');
    const sent = page.waitForRequest('**/api/student/practice/settings');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await sent;
    await leave(page, '/student/courses');
    respond();
    await expect(toasts(page)).toContainText('Out of order.');
  });

  test('learns that the date of the examination was not saved after the screen was left', async ({
    page,
  }) => {
    await signInAsStudent(page, student);
    await page.goto('/student/account');
    const day = page.getByLabel('Date of my examination');
    await day.fill('2027-03-01');
    const respond = await holdBack(page, '**/api/student/account', failing);
    const sent = page.waitForRequest('**/api/student/account');
    await day.blur();
    await sent;
    await leave(page, '/student/courses');
    respond();
    await expect(toasts(page)).toContainText('Out of order.');
  });
});
