import type { Page } from '@playwright/test';
import { navigate } from './navigate.ts';
import { ADMIN, expect, test } from './product.ts';
import { fillAdminForm, signInAsAdmin } from './sign-in.ts';
import { openAsTeamMember } from './team-member.ts';

const RESTORED = 'What you entered before you were signed out was restored.';

const couponDialog = (page: Page) => page.getByRole('dialog', { name: 'New coupon' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });

/** Opens the list inside the app. Before the app has started, the link would load another page. */
async function openCoupons(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0);
  await page.getByRole('link', { name: 'Coupons and Passes' }).click();
}

async function openCoupon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New coupon' }).click();
  await expect(couponDialog(page)).toBeVisible();
}

/** Ends the session on the server, as after 12 hours. */
async function endSessionOnServer(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(204);
}

const readStoredInput = (page: Page) => page.evaluate(() => sessionStorage.getItem('form-input'));

test.describe('a session that ends during work', () => {
  test.use({ expectedConsoleErrors: /401/ });

  test('leaves the input of a dialog for the same admin, once', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/coupons');
    await openCoupon(page);
    const dialog = couponDialog(page);
    await dialog.getByLabel('Code').fill('DURGA-PUJA');
    await dialog.getByRole('radio', { name: 'Amount' }).check({ force: true });
    await dialog.getByLabel('Discount', { exact: false }).last().fill('50');
    await endSessionOnServer(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/login');

    await fillAdminForm(page, ADMIN);
    await expect(page).toHaveURL('/admin/coupons');
    await openCoupon(page);
    await expect(dialog.getByText(RESTORED)).toBeVisible();
    await expect(dialog.getByLabel('Code')).toHaveValue('DURGA-PUJA');
    expect(await readStoredInput(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table').getByText('DURGA-PUJA').first()).toBeVisible();

    await openCoupon(page);
    await expect(dialog.getByText(RESTORED)).toBeHidden();
    await expect(dialog.getByLabel('Code')).toHaveValue('');
  });

  test('leaves the input of a page for the same admin', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/breaches');
    const title = page.getByLabel('Title (English)');
    const writeAndEndSession = async () => {
      await title.fill('A lost laptop');
      await endSessionOnServer(page);
      await page.getByLabel('Their ids').fill('000000000000000000000001');
      await page.getByLabel('Text (English)').fill('It was stolen.');
      await page.getByLabel('Title (Odia)').fill('ଚୋରି');
      await page.getByLabel('Text (Odia)').fill('ଏହା ଚୋରି ହୋଇଛି।');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page).toHaveURL('/login');
    };
    await writeAndEndSession();
    await fillAdminForm(page, ADMIN);
    await expect(page).toHaveURL('/admin/breaches');
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expect(title).toHaveValue('A lost laptop');
    await writeAndEndSession();
    await fillAdminForm(page, ADMIN);
    await expect(page).toHaveURL('/admin/breaches');
    await expect(title).toHaveValue('A lost laptop');
  });

  test('leaves the input to nobody else', async ({ browser, product }) => {
    const page = await openAsTeamMember(browser, product, { username: 'forms.owner', role: 'owner' });
    await page.goto('/admin/coupons');
    await openCoupon(page);
    await couponDialog(page).getByLabel('Code').fill('SECRET');
    await couponDialog(page).getByLabel('Discount', { exact: false }).last().fill('5');
    await endSessionOnServer(page);
    await couponDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/login');
    expect(await readStoredInput(page)).toContain('SECRET');
    await fillAdminForm(page, ADMIN);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect.poll(() => readStoredInput(page)).toBeNull();
    await page.goto('/admin/coupons');
    await openCoupon(page);
    await expect(couponDialog(page).getByLabel('Code')).toHaveValue('');
    await page.context().close();
  });
});

test('input is not stored when the admin logs out', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/breaches');
  await page.getByLabel('Title (English)').fill('A lost laptop');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await readStoredInput(page)).toBeNull();
});

test('a changed form in a dialog is discarded only after a question', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/coupons');
  const dialog = couponDialog(page);
  await openCoupon(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openCoupon(page);
  const code = dialog.getByLabel('Code');
  await code.fill('DURGA');
  await page.keyboard.press('Escape');
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('DURGA');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New coupon' })).toBeFocused();

  await openCoupon(page);
  await expect(code).toHaveValue('');
  await code.fill('D');
  await code.fill('');
  await page.keyboard.press('Escape');
  await expect(dialog, 'nothing has changed').toBeHidden();
});

test('Back leaves a changed form in a dialog only after a question', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await openCoupons(page);
  await expect(page.getByRole('button', { name: 'New coupon' })).toBeVisible();
  await navigate(page, '/admin/coupons?view=changed');
  await expect(page).toHaveURL('/admin/coupons?view=changed');
  const dialog = couponDialog(page);
  const code = dialog.getByLabel('Code');
  await openCoupon(page);
  await code.fill('DURGA');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(code).toHaveValue('DURGA');
  await expect(page).toHaveURL('/admin/coupons?view=changed');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  // the blocked Back is undone, which changes the URL for a moment
  await expect(page).toHaveURL('/admin/coupons?view=changed');
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/coupons');
  await expect(dialog, 'the list behind it has changed').toBeHidden();
});

test('Back that is pressed twice leaves a changed form only after a question', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/students');
  await openCoupons(page);
  const code = couponDialog(page).getByLabel('Code');
  await openCoupon(page);
  await page.keyboard.press('Escape');
  await expect(couponDialog(page)).toBeHidden();
  await openCoupon(page);
  await code.fill('DURGA');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/coupons');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/students');
});

test('a changed form of a page is discarded only after a question', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/breaches');
  const title = page.getByLabel('Title (English)');
  await title.fill('A lost laptop');
  const leave = () => page.getByRole('link', { name: 'Dashboard' }).first().click();
  await leave();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(title).toHaveValue('A lost laptop');
  await leave();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a session that ends in another tab leaves a changed dialog without a question', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/coupons');
  await openCoupon(page);
  await couponDialog(page).getByLabel('Code').fill('DURGA');
  const other = await page.context().newPage();
  await other.goto('/contact-us');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL('/login');
  await expect(question(page)).toBeHidden();
  await fillAdminForm(page, ADMIN);
  await expect(page).toHaveURL('/admin/coupons');
  await openCoupon(page);
  await expect(couponDialog(page).getByLabel('Code')).toHaveValue('DURGA');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the Close button of a changed form asks first', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/coupons');
    await page.getByRole('button', { name: 'New coupon' }).tap();
    const dialog = couponDialog(page);
    await dialog.getByLabel('Code').fill('DURGA');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await question(page).getByRole('button', { name: 'Keep editing' }).tap();
    await expect(dialog.getByLabel('Code')).toHaveValue('DURGA');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await question(page).getByRole('button', { name: 'Discard' }).tap();
    await expect(dialog).toBeHidden();
  });
});
