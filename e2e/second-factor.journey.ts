import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { createTotpCode, toTotpStep } from '../server/src/features/second-factor/totp.ts';
import { fromBase32 } from '../server/src/testing/from-base32.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { ADMIN, test as base, expect } from './product.ts';
import { EMPTY_FOLDER } from './product-settings.ts';
import { fillAdminForm } from './sign-in.ts';

/** Passkeys need a host name and a known port, and each journey changes the one admin. */
const test = base.extend<{ settings: Record<string, string>; own: Product }>({
  settings: [{}, { option: true }],
  own: async ({ settings }, use) => {
    const port = await findFreePort();
    const own = await startProduct(
      {
        HOST: 'localhost',
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DEMO: '0',
        LOG_LEVEL: 'silent',
        ...settings,
      },
      process.env[EMPTY_FOLDER],
    );
    await use(own);
    await own.stop();
  },
  baseURL: ({ own }, use) => use(own.address),
});

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function logIn(page: Page, password = ADMIN.password): Promise<void> {
  await page.goto('/login');
  await fillAdminForm(page, { ...ADMIN, password });
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Waits for a code that was not used before, because each is accepted once. */
async function readNewCode(secret: Buffer, usedStep: number): Promise<{ code: string; step: number }> {
  // the next step is accepted too, so this waits only if that one was used
  await expect.poll(() => toTotpStep(new Date()) + 1).toBeGreaterThan(usedStep);
  const step = Math.max(toTotpStep(new Date()), usedStep + 1);
  return { code: createTotpCode(secret, step), step };
}

async function expectFits(page: Page): Promise<void> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, 'scrolls sideways').toBe(false);
}

async function readSecret(dialog: Locator): Promise<Buffer> {
  const key = await dialog.locator('code').textContent();
  return fromBase32((key ?? '').replaceAll(' ', ''));
}

/** Sets up the app in the open dialog. */
async function setUpApp(page: Page): Promise<{ secret: Buffer; step: number }> {
  const dialog = page.getByRole('dialog', { name: 'Set up the authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await expectFits(page);
  const secret = await readSecret(dialog);
  const { code, step } = await readNewCode(secret, 0);
  await dialog.getByLabel('Code that the app shows').fill(code);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  return { secret, step };
}

test('an admin sets up an app and recovery codes, and signs in with them', async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('button', { name: 'Open Admin Panel' }).click();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const { secret, step } = await setUpApp(page);

  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNoViolations(page);
  await expectFits(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\n');
  expect(lines[0]).toContain('Recovery codes of asha for Sikhya');
  const recoveryCode = lines[2]!;
  await expect(codes.getByRole('listitem').first()).toHaveText(recoveryCode);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await logOut(page);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectNoViolations(page);
  await page.getByLabel('Code of your authenticator app').fill((await readNewCode(secret, step)).code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await logOut(page);
  await logIn(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/account');
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test.describe('with refused calls', () => {
  test.use({ expectedConsoleErrors: /status of 4\d\d/ });

  test('a wrong code is explained, and the way back leads to the password', async ({ page }) => {
    await logIn(page);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Set up the app' }).click();
    await setUpApp(page);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await logOut(page);
    await logIn(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter the code.')).toBeVisible();
    await page.getByLabel('Code of your authenticator app').fill('000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The code is wrong or was used already.');
    await page.getByRole('button', { name: 'Back to the password' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('a change long after the sign-in asks for the password, and can be cancelled', async ({ page }) => {
    await logIn(page);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/account');
    // the answer of a server on which the sign-in is ten minutes old
    const body = { message: 'Confirm that it is you first.', code: 'verification-needed', requestId: 'x' };
    let isVerified = false;
    await page.route('**/api/admin/account/totp', (route) =>
      isVerified ? route.continue() : route.fulfill({ status: 403, json: body }),
    );
    await page.route('**/api/admin/account/verify', async (route) => {
      const response = await route.fetch();
      isVerified = response.ok();
      await route.fulfill({ response });
    });
    const setUp = page.getByRole('button', { name: 'Set up the app' });
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await setUp.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await setUp.click();
    await dialog.locator('input').fill('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The current password is wrong.');
    await dialog.locator('input').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await setUpApp(page);
    await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  });

  test('changing the password signs in with the new one, and explains refusals', async ({ page }) => {
    await logIn(page);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/account');
    const change = page.getByRole('button', { name: 'Change Password' });
    await page.getByLabel('Current password').fill(ADMIN.password);
    await page.getByLabel('New password').fill('short');
    await change.click();
    await expect(page.getByText('A password has at least 12 characters.')).toBeVisible();
    await page.getByLabel('New password').fill('Password@1234');
    await change.click();
    await expect(page.getByRole('alert')).toContainText('This password is too easy to guess.');
    await page.getByLabel('New password').fill('ନଦୀ ଓ ଦୀପ ଗଣନ୍ତି');
    await change.click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await logOut(page);
    await logIn(page, 'ନଦୀ ଓ ଦୀପ ଗଣନ୍ତି');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

/** Gives the browser a passkey device that confirms by itself. */
async function addVirtualAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('an admin adds a passkey, signs in with it alone and as the second step, and removes it', async ({
  page,
}) => {
  await addVirtualAuthenticator(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logIn(page);
  await expect(page).toHaveURL('/admin/dashboard');
  expect(scripts.filter((url) => /passkeys|webauthn|second-step/.test(url))).toEqual([]);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name of the passkey').fill('ମୋ ଫୋନ');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  await expectFits(page);
  await expectNoViolations(page);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Admin' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await logOut(page);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/account');
  await expect(page.getByText('last used on')).toBeVisible();
  await page.getByRole('button', { name: 'Rename ମୋ ଫୋନ' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name of the passkey').fill('ପୁରୁଣା ଫୋନ');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming).toBeHidden();
  await page.getByRole('button', { name: 'Remove ପୁରୁଣା ଫୋନ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});

test.describe('where a second factor is required', () => {
  test.use({ settings: { ADMIN_SECOND_FACTOR: 'owners' } });

  test('an owner without one is led to the set-up and can do nothing else, in Odia', async ({ page }) => {
    await page.goto('/or/login');
    await page.getByRole('tab').nth(1).click();
    await page.locator('input[name=username]').fill(ADMIN.username);
    await page.locator('input[name=password]').fill(ADMIN.password);
    await page.locator('form button[type=submit]').first().click();
    await expect(page).toHaveURL('/or/admin/account');
    await expect(page.getByText('ଆପଣଙ୍କ ଖାତା ପାଇଁ ଦ୍ୱିତୀୟ ପ୍ରମାଣ ଆବଶ୍ୟକ।')).toBeVisible();
    await expectOdia(page, 'account without a second factor');
    await page.goto('/or/admin/students');
    await expect(page).toHaveURL('/or/admin/account');

    await page.getByRole('button', { name: 'ଆପ ଯୋଡ଼ନ୍ତୁ' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectFits(page);
    const secret = await readSecret(dialog);
    const { code, step } = await readNewCode(secret, 0);
    await dialog.getByRole('textbox').fill(code);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'ମୁଁ ସାଇତି ରଖିଛି' }).click();
    await expectOdia(page, 'account with an app');
    await page.goto('/or/admin/students');
    await expect(page).toHaveURL('/or/admin/students');

    await logOut(page);
    await page.goto('/or/login');
    await page.getByRole('tab').nth(1).click();
    await page.locator('input[name=username]').fill(ADMIN.username);
    await page.locator('input[name=password]').fill(ADMIN.password);
    await page.locator('form button[type=submit]').first().click();
    await expect(page.getByRole('heading', { name: 'ଆଉ ଗୋଟିଏ ପାହାଚ' })).toBeVisible();
    await expectOdia(page, 'second step');
    await expectFits(page);
    const next = await readNewCode(secret, step);
    await page.getByRole('textbox', { name: 'ପ୍ରମାଣୀକରଣ ଆପର କୋଡ' }).fill(next.code);
    await page.locator('form button[type=submit]').first().click();
    await expect(page).toHaveURL('/or/admin/dashboard');
  });
});
