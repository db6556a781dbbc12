import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { navigate } from './navigate.ts';
import { expect, test } from './product.ts';
import { fillAdminForm, requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { enrol } from './study-course.ts';

// the journeys replace the server's responses by incomplete ones
test.use({ expectedConsoleErrors: /Failed to load resource|SignInFailure|Google sign-in failed/ });

const GOOGLE_SIGN_IN = '**/api/auth/google-signin';
const ADMIN_SIGN_IN = '**/api/auth/admin/login';

const respondWith = (page: Page, url: string, status: number, body: string) =>
  page.route(url, (route) => route.fulfill({ status, contentType: 'application/json', body }));

/** Returns the list of texts that the app writes to the console. */
function recordLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  return log;
}

test('shows the specified text for each response to a Google sign-in', async ({ page }) => {
  const log = recordLog(page);
  await page.goto('/login');
  for (const [status, body, text] of [
    [200, '{"message":"Come back at noon."}', 'Come back at noon.'],
    [200, '{}', 'Google login failed. Please try again.'],
    [403, '{"message":"Blocked."}', 'Blocked.'],
    [200, '<h1>Portal</h1>', 'Google login failed. Please try again.'],
    [403, '{"message":"Still blocked."}', 'Still blocked.'],
    [502, '<h1>Bad gateway</h1>', 'Google login failed. Please try again.'],
  ] as const) {
    await page.unroute(GOOGLE_SIGN_IN);
    await respondWith(page, GOOGLE_SIGN_IN, status, body);
    log.length = 0;
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in with Google' }).click(),
    ]);
    await window.getByRole('button', { name: 'Bikash Nayak' }).click();
    await expect(page.getByRole('alert'), `${status} ${body}`).toHaveText(text);
    if (body.startsWith('<')) expect(log.join()).toContain('Google sign-in failed');
  }
});

test('shows the specified text for each response to a sign-in of an admin', async ({ page }) => {
  await page.goto('/login');
  for (const [status, body, text] of [
    [200, '{}', 'An unexpected error occurred. Please try again.'],
    [200, '{"message":"Not today."}', 'Not today.'],
    [500, '{"message":"Out of order."}', 'Out of order.'],
  ] as const) {
    await page.unroute(ADMIN_SIGN_IN);
    await respondWith(page, ADMIN_SIGN_IN, status, body);
    await fillAdminForm(page, { username: 'a', password: 'b' });
    await expect(page.getByRole('alert'), `${status} ${body}`).toHaveText(text);
  }
});

test.describe('enrolment', () => {
  test('shows the specified text without a server message, and the price of a 200 that requires payment', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'ଅବାକ୍ ଉତ୍ତର', price: 0 });
    await turnPaymentsOff(page);
    await signInAsStudent(page, { name: 'Fixed', email: 'fixed.words@example.com' });
    await page.goto('/student/courses?search=ଅବାକ୍ ଉତ୍ତର');
    const button = page.getByRole('button', { name: 'Enroll Free' });
    await respondWith(page, '**/student/enroll/*', 500, '{}');
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Enrollment Failed');
    await expect(dialog).toContainText('Unable to enroll in course');
    await page.keyboard.press('Escape');
    await respondWith(page, '**/student/enroll/*', 200, '{"requiresPayment":true,"price":250}');
    await button.click();
    await expect(dialog).toContainText('This course costs ₹250. Payment integration coming soon!');
  });

  test('without the stored token leads to the login page and shows why', async ({ page, product }) => {
    await addCourse(product.address, { title: 'ଟୋକନ୍ ବିନା', price: 0 });
    await signInAsStudent(page, { name: 'No token', email: 'no.token@example.com' });
    await page.goto('/student/courses?search=ଟୋକନ୍ ବିନା');
    const button = page.getByRole('button', { name: 'Enroll Free' });
    await expect(button).toBeEnabled();
    await page.evaluate(() => localStorage.removeItem('token'));
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/enroll/') && calls.push(request.url()));
    await button.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Please sign in to enroll in a course.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test.describe('stored session', () => {
  const STUDENT = { name: 'Half stored', email: 'half.stored@example.com' };

  for (const [name, user] of [
    ['a token without a user', null],
    ['a token with a user without a role', '{"name":"Half stored"}'],
  ] as const) {
    test(`${name} is a session whose user is loaded from the server`, async ({ page }) => {
      await signInAsStudent(page, STUDENT);
      await page.evaluate((stored) => {
        if (stored === null) localStorage.removeItem('user');
        else localStorage.setItem('user', stored);
      }, user);
      await page.goto('/login');
      await expect(page).toHaveURL('/student/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(STUDENT.name);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
      expect([stored.role, stored.email]).toEqual(['student', STUDENT.email]);
    });
  }

  test('a session whose user cannot be loaded causes no redirect loop', async ({ page }) => {
    await signInAsStudent(page, STUDENT);
    await page.evaluate(() => localStorage.setItem('user', '{"name":"Half stored"}'));
    await respondWith(page, '**/api/auth/session', 503, '{}');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back', exact: true })).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/login');
    await page.goto('/student/dashboard');
    await expect(page).toHaveURL('/');
  });

  test('the login screen shows that the session has ended, on the tab of its role', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/students');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('failed requests for progress', () => {
  test('are logged in the viewer and on the analytics screen', async ({ page, product }) => {
    const courseId = await addCourse(product.address, { title: 'ଲଗ୍', price: 0 });
    await signInAsStudent(page, { name: 'Logged', email: 'logged@example.com' });
    await enrol(page, courseId);
    const log = recordLog(page);
    const logged = (text: string) => expect.poll(() => log.join('\n'), { message: text }).toContain(text);
    await respondWith(page, '**/api/student/progress/chapter', 500, '{}');
    await respondWith(page, `**/api/student/progress/${courseId}`, 400, '{}');
    await page.goto(`/student/course/${courseId}`);
    await logged('Failed to fetch course progress');
    await page.getByRole('link', { name: 'Chapter', exact: false }).first().click();
    await logged('Failed to update chapter progress: 500');
    await respondWith(page, '**/api/student/analytics*', 400, '{}');
    await page.goto('/student/analytics');
    await logged('Failed to fetch analytics');
    await respondWith(page, '**/api/public/courses*', 400, '{}');
    await page.goto('/student/courses');
    await logged('ApiError');
  });
});

test.describe('admin', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  test('shows the specified text on each screen for an error without a message', async ({ page }) => {
    for (const [screen, call, text] of [
      ['/admin/dashboard', '**/api/admin/courses?*', 'Failed to fetch courses: Unknown error'],
      ['/admin/students', '**/api/admin/students?*', 'Failed to fetch students: Unknown error'],
      ['/admin/student/1', '**/api/admin/students/1', 'Failed to fetch student details: Unknown error'],
    ] as const) {
      await respondWith(page, call, 400, '{}');
      if (screen === '/admin/dashboard') await page.goto(screen);
      else await navigate(page, screen);
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('a course that cannot be loaded shows why and a link back', async ({ page, product }) => {
    const courseId = await addCourse(product.address, { title: 'Not to be seen', price: 0 });
    const call = `**/api/admin/courses/${courseId}`;
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await respondWith(page, call, 400, '{"message":"No."}');
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Failed to fetch course' })).toBeVisible();
    await expect(back).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Error fetching course' })).toBeVisible();
    await expect(back).toBeVisible();
    await page.unroute(call);
    await respondWith(page, call, 200, '{}');
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
    await expect(back).toBeVisible();
  });

  test('the Give dialog fills in the price, and the total number of students stays during a search', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'Given free', price: 0 });
    await addCourse(product.address, { title: 'Given for money', price: 499 });
    await requestSession(page, { name: 'Receiver', email: 'receiver@example.com' });
    await page.goto('/admin/students');
    const figure = page.locator('dl', { hasText: 'Total Students' }).locator('dd');
    await expect(figure).toHaveText(/\d/);
    const total = await figure.textContent();
    await page.getByRole('searchbox', { name: 'Search students' }).fill('receiver@example.com');
    await expect(page.getByText('1 student found')).toBeVisible();
    await expect(figure).toHaveText(total ?? '');
    await page.getByRole('link', { name: 'View Receiver' }).click();
    await page.getByRole('button', { name: 'Give a course' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give a course' });
    await expect(dialog.getByRole('button', { name: 'Give the course' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('searchbox').fill('Given');
    await dialog.getByRole('radio', { name: /Given for money/ }).check();
    await expect(dialog.getByLabel('Amount paid')).toHaveValue('499');
    await dialog.getByRole('radio', { name: /Given free/ }).check();
    await expect(dialog.getByLabel('Amount paid')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Give the course' }).click();
    await expect(
      dialog.getByText('This course is free. Enter an amount above ₹0 or choose Gift.'),
    ).toBeVisible();
    await dialog.getByText('Gift', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Give the course' }).click();
    await expect(page.getByText('enrolled', { exact: true })).toBeVisible();
  });
});

/** Removes the payments from the settings in the page, because the server of the journeys takes payments. */
async function turnPaymentsOff(page: Page): Promise<void> {
  await page.route('**/student/courses*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"payments":\{[^}]*\}/, '"payments":null');
    await route.fulfill({ response, body });
  });
}
