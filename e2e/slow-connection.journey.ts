import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { expectStableLayoutOnPhone } from './stable-layout.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

const PHONE = { width: 360, height: 780 };
const STUDENT = { name: 'ସସ୍ମିତା ପାଣି', email: 'sasmita@example.com' };

/** Holds back all code of the app, as on a very slow connection. Returns a function that releases it. */
async function holdBackCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

declare global {
  interface Window {
    /** Responses that public/early.js requested and the app has not used yet. */
    earlyResponses?: Map<string, unknown>;
  }
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

test('the menu of the home page opens before the code is loaded, and stays open afterwards', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const releaseCode = await holdBackCode(page);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Login']);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  releaseCode();
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeAttached();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();
});

test('taps before the code is loaded are replayed afterwards', async ({ page }) => {
  const releaseCode = await holdBackCode(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'View All Courses' }).click();
  await page.getByPlaceholder('Your e-mail').fill('someone@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.waitForEvent('dialog');
  releaseCode();
  await (await dialog).accept();
  await expect(
    page.getByRole('region', { name: 'Explore All Courses' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the login page is visible before the code is loaded, and a tap on a tab is replayed', async ({
  page,
}) => {
  const releaseCode = await holdBackCode(page);
  await open(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('tab', { name: 'Admin' }).click();
  releaseCode();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('Odia in a field is redrawn when its font arrives, before the code is loaded', async ({ page }) => {
  await holdBackCode(page);
  await open(page, '/');
  const settings = () =>
    page
      .getByRole('searchbox', { name: 'Search courses' })
      .evaluate((field) => getComputedStyle(field, '::placeholder').fontFeatureSettings);
  await expect.poll(settings).toMatch(/"redr" [1-9]/);
});

test('the server sends the shell of the portal, and its menu stays open when the code is loaded', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInAsStudent(page, STUDENT);
  const releaseCode = await holdBackCode(page);
  await open(page, '/student/analytics');
  await page.getByRole('button', { name: 'Open Student Portal' }).click();
  const panel = page.getByRole('dialog', { name: 'Student Portal' });
  await expect(panel.getByRole('link')).toHaveText([
    'Dashboard',
    'All Courses',
    'My Courses',
    'Analytics',
    'Practice',
    'Exams',
    'My Reports',
    'Certificates',
    'My Purchases',
    'My Account',
  ]);
  await expect(panel.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  releaseCode();
  await expect(panel).toContainText(STUDENT.name);
  await expect(page.locator('#shell')).toHaveCount(0);
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
});

test('a menu that is opened in the shell while React renders the app stays open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAsStudent(page, STUDENT);
  // React clears the root element with this property in the moment before it inserts the app
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent') as PropertyDescriptor;
    Object.defineProperty(Node.prototype, 'textContent', {
      get,
      set(text: string) {
        if (this instanceof HTMLElement && this.id === 'root') {
          this.querySelector<HTMLElement>('#shell [data-menu]')?.showPopover();
        }
        set?.call(this, text);
      },
    });
  });
  await open(page, '/student/analytics');
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Student Portal' })).toContainText(STUDENT.name);
});

test('a closed side panel is closed in the shell too, and its links work without code', async ({ page }) => {
  await signInAsAdmin(page);
  await holdBackCode(page);
  await open(page, '/admin/dashboard');
  const panel = page.getByRole('complementary', { name: 'Admin Panel' });
  await panel.getByRole('link', { name: 'Student Details' }).click();
  await expect(page).toHaveURL('/admin/students');
  await expect(panel).toBeVisible();
  await page.evaluate(() => localStorage.setItem('sidebar', 'closed'));
  await open(page, '/admin/dashboard');
  await expect(page.locator('#shell')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('the shell is hidden from people who will be redirected', async ({ page }) => {
  const releaseCode = await holdBackCode(page);
  await open(page, '/student/dashboard');
  await expect(page.locator('#shell')).toBeAttached();
  await expect(page.locator('#shell')).toBeHidden();
  releaseCode();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll({ behavior: 'wait' });
  await signInAsStudent(page, STUDENT);
  await holdBackCode(page);
  await open(page, '/admin/students');
  await expect(page.locator('#shell')).toBeAttached();
  await expect(page.locator('#shell')).toBeHidden();
});

test('a page requests its data before the code is loaded, and the code uses the responses', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଶୀଘ୍ର', [[{ title: 'ପାଠ', questions: 1 }]]);
  await signInEnrolled(page, course._id);
  const screens = {
    '/student/dashboard': 4,
    '/student/courses': 2,
    '/student/my-courses': 1,
    [`/student/course/${course._id}`]: 2,
    [`/student/course/${course._id}/subject/0/chapter/0/test`]: 1,
    [`/student/course/${course._id}/chapter/0/test`]: 1,
  };
  for (const [address, calls] of Object.entries(screens)) {
    const requests: string[] = [];
    let hasReported = false;
    const recordRequest = (request: { method(): string; url(): string }) => {
      // the open chapter is reported after a while, and the progress is loaded again then
      if (request.url().endsWith('/api/student/progress/chapter')) hasReported = true;
      const isRead = request.method() === 'GET' && request.url().includes('/api/');
      if (isRead && !hasReported) requests.push(request.url());
    };
    page.on('request', recordRequest);
    const releaseCode = await holdBackCode(page);
    await open(page, address);
    await expect.poll(() => requests.length, address).toBe(calls);
    releaseCode();
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.earlyResponses?.size), address).toBe(0);
    await page.waitForLoadState('networkidle');
    for (const url of requests.slice(0, calls))
      expect(
        requests.filter((one) => one === url),
        'each is requested once',
      ).toHaveLength(1);
    page.off('request', recordRequest);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('nothing moves when the dashboard replaces the shell', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await expectStableLayoutOnPhone(page, '/student/dashboard');
});
