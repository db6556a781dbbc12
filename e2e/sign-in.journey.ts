import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { ADMIN, expect, test } from './product.ts';
import { fillAdminForm, openPopupAndSignIn, signInAsStudent, signInWithPopup } from './sign-in.ts';
import { enrol } from './study-course.ts';

const getPasswordField = (page: Page) => page.locator('input[name=password]');

const MINA = { name: 'ମୀନା ଦାସ', email: 'mina@example.com' };

test('a student signs in in the popup of the identity provider', async ({ page }) => {
  await signInWithPopup(page, MINA);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MINA.name);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect([stored.role, stored.email, stored.googleProfile.name]).toEqual(['student', MINA.email, MINA.name]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MINA.name);
  await page.goto('/login');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a demo student can be chosen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('local sign-in')).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await window.getByRole('button', { name: 'ଶ୍ରୀକାନ୍ତ ସାହୁ' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ଶ୍ରୀକାନ୍ତ ସାହୁ');
});

test.describe('when something fails', () => {
  test.use({
    expectedConsoleErrors:
      /Failed to load resource|Google login failed|sign-in window|The username or|Too many failed/,
  });

  test('explains that the popup was closed', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in with Google' });
    const [closed] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await closed.close();
    await expect(page.getByRole('alert')).toContainText('The sign-in window was closed');
    await expect(button).toBeEnabled();
  });

  test('explains that the popup was blocked', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Allow pop-ups for this site');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });

  test("shows an error and a retry when the provider's script fails to load", async ({ page }) => {
    await page.route('**/identity/client.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeDisabled();
    await page.unroute('**/identity/client.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  });

  test('shows an error when the server refuses the token', async ({ page }) => {
    await page.route('**/api/auth/google-signin', async (route) => {
      const body = { ...route.request().postDataJSON(), googleId: 'somebody-else' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.goto('/login');
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in with Google' }).click(),
    ]);
    await window.getByRole('button', { name: 'Bikash Nayak' }).click();
    await expect(page.getByRole('alert')).toHaveText('Google login failed. Please try again.');
    await expect(page).toHaveURL('/login');
  });

  test('shows a wrong password, and locks the account for this address after five', async ({ page }) => {
    const someone = { username: 'nobody', password: 'wrong' };
    await page.goto('/login');
    await fillAdminForm(page, someone);
    await expect(page.getByRole('alert')).toHaveText('The username or the password is wrong.');
    for (let n = 0; n < 5; n += 1) {
      const response = page.waitForResponse('**/api/auth/admin/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await response;
    }
    await expect(page.getByRole('alert')).toHaveText('Too many failed sign-ins. Try again in 15 minutes.');
  });

  test('a session that ends during work leads to the login page and back', async ({ page, product }) => {
    await signInWithPopup(page, MINA);
    await page.goto('/student/no-such-place?tab=2');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${product.address}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await openPopupAndSignIn(page, MINA);
    await expect(page).toHaveURL('/student/no-such-place?tab=2');
  });
});

test('an admin signs in, and the password can be shown', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  const password = getPasswordField(page);
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await fillAdminForm(page, ADMIN);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ADMIN.username);
});

test('a protected page leads to the login page and back', async ({ page }) => {
  await page.goto('/admin/dashboard?page=3');
  await expect(page).toHaveURL('/login');
  await fillAdminForm(page, ADMIN);
  await expect(page).toHaveURL('/admin/dashboard?page=3');
});

test('logging out in one tab logs the other out', async ({ page, context }) => {
  await signInWithPopup(page, MINA);
  const other = await context.newPage();
  await other.goto('/student/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(MINA.name);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect
    .poll(() => other.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null]);
});

test('a tab that was frozen while another student signed in shows nothing of the first one', async ({
  page,
  context,
  product,
}) => {
  const courseId = await addCourse(product.address, { title: 'Course of Mina', price: 0 });
  await signInAsStudent(page, MINA);
  await enrol(page, courseId);
  await page.goto('/student/my-courses');
  await expect(page.getByText('Course of Mina').first()).toBeVisible();
  const other = await context.newPage();
  // without a log-out: a frozen tab gets the events of one when the next session is stored
  await signInAsStudent(other, { name: 'Bina', email: 'bina@example.com' });
  await expect(page.getByText('Bina').first()).toBeVisible();
  await expect(page.getByText('Course of Mina')).toHaveCount(0);
});

test('a student is redirected from admin pages', async ({ page }) => {
  await signInWithPopup(page, MINA);
  await page.goto('/admin/create-course');
  await expect(page).toHaveURL('/');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/student/dashboard');
});

test.describe('an edited role in the storage', () => {
  // the server refuses the requests of the admin screen
  test.use({ expectedConsoleErrors: /403/ });

  test('gives no access', async ({ page }) => {
    await signInWithPopup(page, MINA);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin' }));
    });
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/student/dashboard');
  });
});
