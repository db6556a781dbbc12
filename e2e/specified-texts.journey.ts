import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { askForSession, fillAdminForm, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { enrol } from './study-course.ts';

// the answers of the server are replaced by ones that lack something
test.use({ expectedComplaints: /Failed to load resource|SignInFailure|Google sign-in failed/ });

const answerWith = (page: Page, url: string, status: number, body: string) =>
  page.route(url, (route) => route.fulfill({ status, contentType: 'application/json', body }));

/** The texts that the app writes into the console. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  return log;
}

test.describe('Google sign-in', () => {
  const signIn = async (page: Page, status: number, body: string) => {
    await answerWith(page, '**/api/auth/google-signin', status, body);
    await page.goto('/login');
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Sign in with Google' }).click(),
    ]);
    await window.getByRole('button', { name: 'Bikash Nayak' }).click();
    return page.getByRole('alert');
  };

  for (const [status, body, text] of [
    [200, '{"message":"Come back at noon."}', 'Come back at noon.'],
    [200, '{}', 'Google login failed. Please try again.'],
    [403, '{"message":"Blocked."}', 'Blocked.'],
    [200, '<h1>Portal</h1>', 'Google login failed. Please try again.'],
    [502, '<h1>Bad gateway</h1>', 'Google login failed. Please try again.'],
  ] as const) {
    test(`answered with ${status} ${body} says: ${text}`, async ({ page }) => {
      const log = logOf(page);
      await expect(await signIn(page, status, body)).toHaveText(text);
      if (body.startsWith('<')) expect(log.join()).toContain('Google sign-in failed');
    });
  }
});

for (const [status, body, text] of [
  [200, '{}', 'An unexpected error occurred. Please try again.'],
  [200, '{"message":"Not today."}', 'Not today.'],
  [500, '{"message":"Out of order."}', 'Out of order.'],
] as const) {
  test(`admin login answered with ${status} ${body} says: ${text}`, async ({ page }) => {
    await answerWith(page, '**/api/auth/admin/login', status, body);
    await page.goto('/login');
    await fillAdminForm(page, { username: 'a', password: 'b' });
    await expect(page.getByRole('alert')).toHaveText(text);
  });
}

test.describe('enrolment', () => {
  test('without a sentence of the server fails in the fixed words; a price in a 200 is honoured', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'ଅବାକ୍ ଉତ୍ତର', price: 0 });
    await signInAsStudent(page, { name: 'Fixed', email: 'fixed.words@example.com' });
    await page.goto('/student/courses?search=ଅବାକ୍ ଉତ୍ତର');
    const button = page.getByRole('button', { name: 'Enroll Free' });
    await answerWith(page, '**/student/enroll/*', 500, '{}');
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Enrollment Failed');
    await expect(dialog).toContainText('Unable to enroll in course');
    await page.keyboard.press('Escape');
    await answerWith(page, '**/student/enroll/*', 200, '{"requiresPayment":true,"price":250}');
    await button.click();
    await expect(dialog).toContainText('This course costs ₹250. Payment integration coming soon!');
  });

  test('needs the stored token: without it one is led to sign in, and told why', async ({
    page,
    product,
  }) => {
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

test.describe('what the browser has stored', () => {
  const STUDENT = { name: 'Half stored', email: 'half.stored@example.com' };

  for (const [name, user] of [
    ['a token without a user', null],
    ['a token with a user without a role', '{"name":"Half stored"}'],
  ] as const) {
    test(`${name} is a session, completed from the server`, async ({ page }) => {
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

  test('a session that cannot be completed redirects nobody for ever', async ({ page }) => {
    await signInAsStudent(page, STUDENT);
    await page.evaluate(() => localStorage.setItem('user', '{"name":"Half stored"}'));
    await answerWith(page, '**/api/auth/session', 503, '{}');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back', exact: true })).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/login');
    await page.goto('/student/dashboard');
    await expect(page).toHaveURL('/');
  });

  test('a session that has ended says so on the login screen, on the tab of its role', async ({ page }) => {
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

test.describe('failures of the progress service are logged', () => {
  test('in the viewer and on the analytics screen', async ({ page, product }) => {
    const courseId = await addCourse(product.address, { title: 'ଲଗ୍', price: 0 });
    await signInAsStudent(page, { name: 'Logged', email: 'logged@example.com' });
    await enrol(page, courseId);
    const log = logOf(page);
    const logged = (text: string) => expect.poll(() => log.join('\n'), { message: text }).toContain(text);
    await answerWith(page, '**/api/student/progress/chapter', 500, '{}');
    await answerWith(page, `**/api/student/progress/${courseId}`, 400, '{}');
    await page.goto(`/student/course/${courseId}`);
    await logged('Failed to fetch course progress');
    await page.getByRole('link', { name: 'Chapter', exact: false }).first().click();
    await logged('Failed to update chapter progress: 500');
    await answerWith(page, '**/api/student/analytics*', 400, '{}');
    await page.goto('/student/analytics');
    await logged('Failed to fetch analytics');
    await answerWith(page, '**/api/public/courses*', 400, '{}');
    await page.goto('/student/courses');
    await logged('ApiError');
  });
});

test.describe('admin', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  for (const [screen, call, text] of [
    ['/admin/dashboard', '**/api/admin/courses?*', 'Failed to fetch courses: Unknown error'],
    ['/admin/students', '**/api/admin/students?*', 'Failed to fetch students: Unknown error'],
    ['/admin/student/1', '**/api/admin/students/1', 'Failed to fetch student details: Unknown error'],
  ] as const) {
    test(`an answer without a reason on ${screen} says: ${text}`, async ({ page }) => {
      await answerWith(page, call, 400, '{}');
      await page.goto(screen);
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('a course that cannot be viewed says why, with a way back', async ({ page, product }) => {
    const courseId = await addCourse(product.address, { title: 'Not to be seen', price: 0 });
    const call = `**/api/admin/courses/${courseId}`;
    const back = page.getByRole('link', { name: 'Back to Dashboard' });
    await answerWith(page, call, 400, '{"message":"No."}');
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Failed to fetch course' })).toBeVisible();
    await expect(back).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Error fetching course' })).toBeVisible();
    await expect(back).toBeVisible();
    await page.unroute(call);
    await answerWith(page, call, 200, '{}');
    await page.goto(`/admin/view-course/${courseId}`);
    await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
    await expect(back).toBeVisible();
  });

  test('the price follows the chosen course, and the total stays while one searches', async ({
    page,
    product,
  }) => {
    await addCourse(product.address, { title: 'Given free', price: 0 });
    await addCourse(product.address, { title: 'Given for money', price: 499 });
    await askForSession(page, { name: 'Receiver', email: 'receiver@example.com' });
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
