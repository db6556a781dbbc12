import type { Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { holdBackCode } from './hold-back-code.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { expectStableLayoutOnPhone } from './stable-layout.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

const PHONE = { width: 360, height: 780 };
const STUDENT = { name: 'ସସ୍ମିତା ପାଣି', email: 'sasmita@example.com' };

declare global {
  interface Window {
    /** Responses that public/early.js requested and the app has not used yet. */
    earlyResponses?: Map<string, unknown>;
  }
}

/** The page does not scroll while it is hidden. */
const getOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

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
  expect(await getOverflow(page)).toBe('hidden');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  expect(await getOverflow(page)).not.toBe('hidden');
  await button.click();
  releaseCode();
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeAttached();
  await expect(menu).toBeVisible();
  expect(await getOverflow(page)).toBe('hidden');
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();
  expect(await getOverflow(page)).not.toBe('hidden');
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
  expect(await getOverflow(page)).toBe('hidden');
  releaseCode();
  await expect(panel).toContainText(STUDENT.name);
  await expect(page.locator('#shell')).toHaveCount(0);
  expect(await getOverflow(page)).toBe('hidden');
  await panel.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
  // the panel is removed after its closing animation
  await expect.poll(() => getOverflow(page)).not.toBe('hidden');
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
    '/student/dashboard': 8,
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

test('the dashboard requests everything once', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଥରେ', [[{ title: 'ପାଠ', questions: 1 }]]);
  await signInEnrolled(page, course._id);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  // the last request of the dashboard
  await expect.poll(() => requests.some((url) => url.endsWith('/api/auth/session'))).toBe(true);
  expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([]);
});

test('nothing moves when the dashboard replaces the shell', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await expectStableLayoutOnPhone(page, '/student/dashboard');
});

test('nothing moves when passes arrive after the orders', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  const orders = page.waitForResponse('**/api/student/orders');
  await page.route('**/api/*/passes', async (route) => {
    await orders;
    await route.continue();
  });
  await expectStableLayoutOnPhone(page, '/student/purchases');
});

test('nothing moves when the notices arrive', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await page.route('**/api/student/notices?*', async (route) => {
    await page.locator('main [aria-busy=true]').first().waitFor();
    await route.continue();
  });
  await expectStableLayoutOnPhone(page, '/or/student/notices');
});

/** Creates a course with a mock test and an enrolled student. Returns the address of the test. */
async function prepareMockTest(page: Page, product: Running): Promise<string> {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଇତିହାସ', [[{ title: 'Kalinga', questions: 3 }]]);
  await signInEnrolled(page, course._id);
  return `/student/course/${course._id}/subject/0/chapter/0/test`;
}

for (const [prefix, startTest, opening, figures, firstQuestion] of [
  ['', 'Start Test', 'Opening', ['3', '6 min', '60%'], 'Question 1 of 3'],
  ['/or', 'ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ', 'ଖୋଲୁଛି', ['୩', '୬ ମିନିଟ', '୬୦%'], 'ପ୍ରଶ୍ନ ୧/୩'],
] as const) {
  test(`the intro of a mock test below ${prefix || '/'} comes before the code, which repeats a press of Start`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(PHONE);
    const address = prefix + (await prepareMockTest(page, product));
    // only Odia pages use them
    await page.addInitScript(() => localStorage.setItem('digits', 'odia'));
    const starts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/student/test/attempts'))
        starts.push(request.url());
    });
    const releaseCode = await holdBackCode(page);
    await open(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Kalinga');
    await expect(main.getByText('ଇତିହାସ')).toBeVisible();
    await expect(main.locator('dd')).toHaveText([...figures]);
    const link = main.getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^${prefix}/student/course/[^/]+\\?chapter=`));
    const start = main.getByRole('button', { name: startTest });
    await start.click();
    await expect(main.getByRole('button', { name: opening })).toHaveAttribute('aria-busy', 'true');
    expect(starts, 'the clock starts when the questions can be shown').toEqual([]);
    releaseCode();
    await expect(page.getByText(firstQuestion).first()).toBeVisible();
    expect(starts).toHaveLength(1);
  });
}

test('nothing moves when the app replaces the intro of a mock test', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  const address = await prepareMockTest(page, product);
  await page.addInitScript(() => {
    const check = () => {
      if (document.getElementById('shell') || !document.querySelector('main[aria-busy=true]')) return;
      document.documentElement.dataset.skeleton = 'shown';
    };
    new MutationObserver(check).observe(document, { subtree: true, childList: true });
  });
  const releaseCode = await holdBackCode(page);
  await open(page, address);
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.locator('dl'),
    main.locator('ul'),
    main.getByRole('button', { name: 'Start Test' }),
    main.getByRole('link'),
  ];
  const measure = () => Promise.all(parts.map((part) => part.boundingBox()));
  await expect(parts[3]!).toBeVisible();
  const before = await measure();
  releaseCode();
  await expect(page.locator('#shell')).toHaveCount(0);
  expect(await measure()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-skeleton');
  await expect(parts[3]!).toHaveAttribute('aria-busy', 'false');
});

test('the server shows no intro of a running test, nor in front of a result', async ({ page, product }) => {
  const address = await prepareMockTest(page, product);
  await page.goto(address);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  const releaseCode = await holdBackCode(page);
  const response = page.waitForResponse(/\/chapter\/0\/test/);
  await page.reload({ waitUntil: 'commit' });
  await (await response).finished();
  await expect(page.locator('#early-intro')).toBeHidden();
  releaseCode();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await holdBackCode(page);
  await page.goto(`${address}?result=none`, { waitUntil: 'commit' });
  await expect(page.locator('#shell')).toBeVisible();
  await expect(page.locator('#early-intro')).toHaveCount(0);
});
