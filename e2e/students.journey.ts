import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { requestSession, signInAsAdmin, signInAsStudent, signInWithPopup } from './sign-in.ts';

const MINA = { name: 'ମୀନା ଦାସ', email: 'mina.listed@example.com' };

async function openStudent(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto(`/admin/students?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: `View ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('a link to a student opens although a typed search is still to be sent', async ({ page }) => {
  const student = { name: 'ଶୀଘ୍ର', email: 'quick.click@example.com' };
  await requestSession(page, student);
  await signInAsAdmin(page);
  await page.goto('/admin/students?search=quick.cli');
  const link = page.getByRole('link', { name: `View ${student.name}` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search students' }).fill('quick.click');
  // a phone so slow that the time of the search is over before the click has been rendered
  await link.evaluate((element: HTMLElement) => {
    element.click();
    const end = performance.now() + 600;
    while (performance.now() < end);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(student.name);
});

test('an admin finds and sorts students', async ({ page }) => {
  const students = Array.from({ length: 11 }, (_, n) => ({
    name: `ପଥିକ ${n + 1}`,
    email: `traveller${n + 10}@example.com`,
  }));
  for (const student of students) await requestSession(page, student);
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Student Details' }).click();
  await expect(page).toHaveURL('/admin/students');
  await page.getByRole('searchbox', { name: 'Search students' }).fill('ପଥିକ');
  await expect(page).toHaveURL(/search=/);
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(page.getByText('11 students found')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Email');
  await page.getByRole('button', { name: /sort ascending/ }).click();
  await expect(page).toHaveURL(/sortBy=googleProfile.email.*sortOrder=asc/);
  await expect(rows.nth(1)).toContainText('traveller10@example.com');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(2);
  // the address of a page that no longer exists
  await page.goto(page.url().replace('page=2', 'page=7'));
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Per page').selectOption('50');
  await expect(rows).toHaveCount(12);
  await page.getByRole('searchbox', { name: 'Search students' }).fill('no such student');
  await expect(page.getByText('No students found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms.')).toBeVisible();
});

test('an admin gives a paid course and takes it back', async ({ page, browser, baseURL }) => {
  await requestSession(page, MINA);
  await signInAsAdmin(page);
  await openStudent(page, MINA);
  await page.getByRole('button', { name: 'Give a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a course' });
  await dialog.getByRole('button', { name: 'Give the course' }).click();
  await expect(dialog.getByText('Choose a course.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search courses' }).fill('Arithmetic');
  await dialog.getByRole('radio', { name: /Arithmetic/ }).check();
  await expect(dialog.getByLabel('Amount paid')).toHaveValue('499');
  await dialog.getByLabel('Note').fill('UTR 4711');
  await dialog.getByRole('button', { name: 'Give the course' }).click();
  await expect(page.getByText('The student has the course now.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('purchased', { exact: true })).toBeVisible();
  await expect(page.getByText(/gave a course: Arithmetic.*₹499 \(bank\)\. UTR 4711/)).toBeVisible();

  const phone = await browser.newContext({ baseURL: baseURL! });
  const student = await phone.newPage();
  await signInAsStudent(student, MINA);
  const mine = await student.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch('/api/protected/student/my-courses', { headers })).json()).courses;
  });
  expect(mine).toHaveLength(1);

  await page.getByRole('button', { name: /^Take back Arithmetic/ }).click();
  await page.getByRole('button', { name: 'Yes, Take Back' }).click();
  await expect(page.getByText('The course was taken back.')).toBeVisible();
  await expect(page.getByText('This student is not enrolled in any course.')).toBeVisible();
  await phone.close();
});

test.describe('blocking a student', () => {
  test.use({ expectedConsoleErrors: /status of (401|403)/ });

  test('signs the student out at once, and unblocking allows a new sign-in', async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = { name: 'Bikash', email: 'bikash.blocked@example.com' };
    const phone = await browser.newContext({ baseURL: baseURL! });
    const student = await phone.newPage();
    await signInAsStudent(student, person);
    await student.goto('/student/dashboard');
    await signInAsAdmin(page);
    await openStudent(page, person);
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('button', { name: 'Yes, Block' }).click();
    await expect(page.getByText(/Blocked since/)).toBeVisible();
    await student.reload();
    await expect(student).toHaveURL(/\/login/);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByText('The student can sign in again.')).toBeVisible();
    await signInWithPopup(student, person);
    await phone.close();
  });
});

test('an admin exports the list as CSV', async ({ page }) => {
  await requestSession(page, MINA);
  await signInAsAdmin(page);
  await page.goto('/admin/students?search=mina.listed');
  await expect(page.getByRole('row')).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('students.csv');
  expect(text.startsWith('\ufeffName,E-mail')).toBe(true);
  expect(text).toContain('ମୀନା ଦାସ,mina.listed@example.com');
});

test.describe('errors', () => {
  test.use({ expectedConsoleErrors: /status of (404|500)|ERR_FAILED/ });

  test('shows that a student does not exist', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin/student/nobody');
    await expect(page.getByRole('heading', { name: 'Student not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Students' }).click();
    await expect(page).toHaveURL('/admin/students');
  });

  test('tells what failed after the dialog was closed or the page was left', async ({ page }) => {
    const student = { name: 'Gita', email: 'gita.waits@example.com' };
    await requestSession(page, student);
    await signInAsAdmin(page);
    await openStudent(page, student);
    const failing = { status: 500, json: { message: 'Out of order.', code: 'internal', requestId: 'r' } };
    const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
    await page.route('**/api/admin/students/*/courses', async (route) => {
      await isClosed;
      await route.fulfill(failing);
    });
    await page.getByRole('button', { name: 'Give a course' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give a course' });
    await dialog.getByRole('searchbox', { name: 'Search courses' }).fill('Arithmetic');
    await dialog.getByRole('radio', { name: /Arithmetic/ }).check();
    const sent = page.waitForRequest('**/api/admin/students/*/courses');
    await dialog.getByRole('button', { name: 'Give the course' }).click();
    await sent;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    closed();
    const toasts = page.getByRole('region', { name: 'Status messages' });
    await expect(toasts).toContainText('Give a course');
    await expect(toasts).toContainText('Out of order.');
    await toasts.getByRole('button', { name: 'Dismiss' }).click();

    const { promise: isLeft, resolve: left } = Promise.withResolvers<void>();
    await page.route('**/api/admin/students/*/block', async (route) => {
      await isLeft;
      await route.fetch();
      await route.fulfill(failing);
    });
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const blocked = page.waitForRequest('**/api/admin/students/*/block');
    await page.getByRole('alertdialog').getByRole('button', { name: /block/i }).click();
    await blocked;
    await page.getByRole('navigation').getByRole('link', { name: 'Student Details' }).click();
    await expect(page).toHaveURL('/admin/students');
    left();
    await expect(toasts).toContainText('Out of order.');
    await page.unroute('**/api/admin/students/*/block');

    // the server blocked the student nevertheless; the next block is another one, not a retry
    await openStudent(page, student);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /block/i }).click();
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  });

  test('shows the specified texts for failed requests', async ({ page }) => {
    await signInAsAdmin(page);
    const failing = { status: 500, json: { message: 'Out of order.', code: 'internal', requestId: 'r' } };
    await page.route('**/api/admin/students*', (route) => route.fulfill(failing));
    await page.goto('/admin/students');
    await expect(page.getByText('Failed to fetch students: Out of order.')).toBeVisible();
    await page.unroute('**/api/admin/students*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('table', { name: 'Students' }).or(page.getByText('No students found')),
    ).toBeVisible();
    await page.route('**/api/admin/students/*', (route) => route.abort());
    await page.goto('/admin/student/somebody');
    await expect(page.getByText(/Error fetching student details: /)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/admin/students');
  });
});
