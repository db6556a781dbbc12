import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getLocale } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { readZip } from '../server/src/testing/read-zip.ts';
import { texts as session } from '../web/src/features/session/texts.ts';
import { texts } from '../web/src/features/student-account/texts.ts';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

const createPerson = () => {
  const id = crypto.randomUUID().slice(0, 8);
  return { name: `Sujata ${id}`, email: `sujata-${id}@example.com` };
};

async function expectFits(page: Page): Promise<void> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, 'scrolls sideways').toBe(false);
}

/** Signs in in the provider's window, which a button of the page opens. */
async function proveInPopup(page: Page, button: string, who: { name: string; email: string }): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await popup.locator('[name=name]').fill(who.name);
  await popup.locator('[name=email]').fill(who.email);
  await popup.locator('form button').click();
}

test('a student chooses a name and a date, and exports the data', async ({ page }) => {
  await signInAsStudent(page, createPerson());
  await page.goto('/student/account');
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await page.getByLabel('Name').fill('Sujata Mishra');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await page.getByLabel('Date of my examination').fill('2027-03-01');
  // the box shows the change in the next task, which is too late for uncheck()
  await page.getByLabel('Remind me to study').click();
  await expect(page.getByLabel('Remind me to study')).not.toBeChecked();
  await page.getByLabel('Use less data').check();
  await expectNoViolations(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  await expect(page.getByText('Your data is ready')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const files = readZip(await readFile(await file.path()));
  expect(JSON.parse(files.get('data/students.json')!)[0].name).toBe('Sujata Mishra');
  await page.reload();
  await expect(page.getByLabel('Date of my examination')).toHaveValue('2027-03-01');
  await expect(page.getByLabel('Remind me to study')).not.toBeChecked();
  await expect(page.getByLabel('Use less data')).toBeChecked();
});

test.describe('with a lost connection', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|No connection|403/ });

  test('what the server has stored is not reported as failed when the next request is lost', async ({
    page,
  }) => {
    const who = createPerson();
    await signInAsStudent(page, who);
    await page.goto('/student/account');
    await page.getByLabel('Name').fill('Sujata Mishra');
    await page.route('**/api/auth/session', (route) => route.abort());
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText(texts.saved.en, { exact: true })).toBeVisible();
    await expect(page.getByText('The server could not be reached')).toBeHidden();
    await page.unroute('**/api/auth/session');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await proveInPopup(page, 'Sign in and delete', who);
    await expect(page).toHaveURL('/login');
    await proveInPopup(page, 'Sign in with Google', who);
    await expect(page.getByRole('heading', { name: 'This account is deleted' })).toBeVisible();
    // once: the next read of the session lets the student in
    await page.route('**/api/auth/session', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Restore my account' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.goto('/student/my-courses');
    await expect(page.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
  });
});

test('a student signs out on another device', async ({ page, browser, baseURL }) => {
  const who = createPerson();
  const context = await browser.newContext({ baseURL: baseURL! });
  const phone = await context.newPage();
  await signInAsStudent(phone, who);
  await signInAsStudent(page, who);
  await page.goto('/student/account');
  await page.getByRole('button', { name: /^Sign out there/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out there/ })).toBeHidden();
  await phone.goto('/student/account');
  await expect(phone).toHaveURL('/login');
  await context.close();
});

test.describe('with a deleted account', () => {
  // a page that is opened directly asks for its data before the app is loaded
  test.use({ expectedConsoleErrors: /403/ });

  test('a student deletes the account, comes back and restores it', async ({ page }) => {
    const who = createPerson();
    await signInAsStudent(page, who);
    await page.goto('/student/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await expectNoViolations(page);
    await expectFits(page);
    await proveInPopup(page, 'Sign in and delete', who);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account is deleted. Sign in before')).toBeVisible();
    await proveInPopup(page, 'Sign in with Google', who);
    await expect(page).toHaveURL('/student/account');
    await expect(page.getByRole('heading', { name: 'This account is deleted' })).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/student/my-courses');
    await expect(page, 'nothing else is open').toHaveURL('/student/account');
    await page.getByRole('button', { name: 'Restore my account' }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.goto('/student/my-courses');
    await expect(page.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
  });
});

test.describe('in Odia', () => {
  test.use({ expectedConsoleErrors: /403/ });
  const t = getTexts(texts, getLocale('or'));

  test('a student exports the data, deletes the account, comes back and restores it', async ({ page }) => {
    const who = { name: 'ସୁଜାତା', email: createPerson().email };
    await signInAsStudent(page, who);
    await page.goto('/or/student/account');
    await expect(page.getByRole('heading', { level: 1, name: t.myAccount })).toBeVisible();
    await expectOdia(page, 'account');
    await page.getByRole('button', { name: t.exportStart }).click();
    const download = page.getByRole('button', { name: t.exportDownload });
    await expect(download).toBeVisible();
    await expectOdia(page, 'account, export');
    await expectFits(page);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const files = readZip(await readFile(await file.path()));
    expect(JSON.parse(files.get('data/students.json')!)[0].name).toBe(who.name);

    await page.getByRole('button', { name: t.deleteButton }).click();
    await expect(page.getByRole('dialog', { name: t.deleteDialogTitle })).toBeVisible();
    await expectOdia(page, 'account, delete');
    await expectFits(page);
    await proveInPopup(page, t.confirmWithGoogle, who);
    await expect(page).toHaveURL('/or/login');
    await expectOdia(page, 'sign in, account deleted');
    await proveInPopup(page, session.signInWithGoogle.or, who);
    await expect(page).toHaveURL('/or/student/account');
    await expect(page.getByRole('heading', { name: t.restoreTitle })).toBeVisible();
    await expectOdia(page, 'account, restore');
    await expectFits(page);
    await page.getByRole('button', { name: t.restoreButton }).click();
    await expect(page.getByRole('heading', { name: t.profile })).toBeVisible();
  });
});
