import { ADMIN, expect, test } from './product.ts';
import { fillAdminForm, requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { findSmallTargets } from './touch-targets.ts';

const PHONE = { width: 360, height: 780 };
const ODIA = { name: 'ଶ୍ରୀକାନ୍ତ ସାହୁ', email: 'srikanta@example.com' };

test('the menu on a phone has the links of the header', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Login']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await signInAsStudent(page, ODIA);
  await page.goto('/about');
  await open.click();
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Dashboard']);
  await expect(menu).toContainText(ODIA.name);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('the side panel is open on a desktop, can be hidden and stays hidden', async ({ page }) => {
  await signInAsStudent(page, ODIA);
  await page.goto('/student/dashboard');
  const panel = page.getByRole('complementary', { name: 'Student Portal' });
  await expect(panel.getByRole('navigation', { name: 'Student Portal' }).getByRole('link')).toHaveText([
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
  await expect(panel).toContainText(ODIA.name);
  await page.getByRole('button', { name: 'Hide Student Portal' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show Student Portal' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('the side panel opens and closes on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open Admin Panel' }).click();
  await expect(panel.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Create Course',
    'Student Details',
    'Upload PDF',
    'Create Test',
    'Exams',
    'Reported Questions',
    'Orders',
    'Coupons and Passes',
    'Certificates',
    'Requests',
    'Breach Notices',
    'Messages',
    'Newsletter',
    'Team',
    'Activity',
    'System State',
    'My Account',
  ]);
  await panel.getByRole('link', { name: 'Dashboard' }).click();
  await expect(panel).toBeHidden();
});

test('every button and every standalone link on a phone has a touch target of 44 px', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const expectLargeTargetsAt = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await findSmallTargets(page.locator('body')), path).toEqual([]);
  };
  for (const path of ['/courses/history-of-odisha', '/help/take-a-mock-test', '/login'])
    await expectLargeTargetsAt(path);
  await signInAsStudent(page, ODIA);
  for (const path of ['/student/dashboard', '/student/courses', '/student/account'])
    await expectLargeTargetsAt(path);
});

test('no screen of a student is wider than a phone whose text is enlarged to 200 %', async ({ page }) => {
  // 360 px at 200 %
  const width = 180;
  await page.setViewportSize({ width, height: 390 });
  const student = { name: 'Minakshi Das', email: 'minakshi.das@example.com' };
  await signInAsStudent(page, student);
  const { token } = await (await requestSession(page, student)).json();
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get('/api/protected/student/my-courses', { headers });
  const { courses } = await response.json();
  const course = `course/${courses[0]._id}`;
  const paths = ['dashboard', 'courses', 'my-courses', 'analytics', 'practice', 'account', 'notices', course];
  const inOdia = ['account', 'reports', course];
  for (const path of [
    ...[...paths, `${course}/subject/0/chapter/0/test`].map((path) => `/student/${path}`),
    ...inOdia.map((path) => `/or/student/${path}`),
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(await getWidth(), path).toBeLessThanOrEqual(width);
  }
  await page.goto('/or/student/dashboard', { waitUntil: 'networkidle' });
  const figures = page.locator('main dl');
  await expect(figures).toHaveCount(2);
  for (const list of await figures.all())
    expect
      .soft(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'what is cut')
      .toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`skeletons stand out from a ${colorScheme} page, and with the colours of the system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signInAsStudent(page, ODIA);
    await page.route('**/api/student/notices?*', () => {});
    await page.goto('/student/notices');
    const skeleton = page.locator('main [aria-busy=true] [aria-hidden=true]').first();
    await expect(skeleton).toBeAttached();
    const contrast = await skeleton.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const toLuminance = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (part) => (part / 255) ** 2.2,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [page, box] = [document.documentElement, element].map((each) =>
        toLuminance(getComputedStyle(each).backgroundColor),
      );
      return (Math.max(page!, box!) + 0.05) / (Math.min(page!, box!) + 0.05);
    });
    expect(contrast).toBeGreaterThan(1.15);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await expect(skeleton).toHaveCSS('border-top-width', '1px');
  });
}

test('a new page starts at the top with its heading focused, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const footer = page.getByRole('link', { name: 'Privacy' });
  await footer.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(PHONE.height);
  await footer.press('Enter');
  await expect(page).toHaveURL('/privacy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  // it has the focus only for screen readers
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Privacy/);

  await page.goBack();
  await expect(footer).toBeInViewport();
  const getDistance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollY);
  await expect.poll(getDistance).toBeLessThan(2);
  await page.goForward();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the newsletter form shows the placeholder message', async ({ page }) => {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(dialog.message());
    await dialog.accept();
  });
  await page.goto('/');
  const field = page.getByPlaceholder('Your e-mail');
  for (const email of ['no address', '', 'someone@example.com']) {
    await field.fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
  }
  await expect.poll(() => messages).toEqual(Array(2).fill('Subscribed! (Placeholder action)'));
});

test('the theme follows the system until the person chooses one, which is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAsStudent(page, ODIA);
  await page.goto('/student/dashboard');
  const getBackground = () =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(document.documentElement).backgroundColor;
    });
  const light = await getBackground();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  const dark = await getBackground();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => getBackground()).toBe(dark);
});

test('without browser storage a session lasts until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Disabled', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await fillAdminForm(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ADMIN.username);
  await page.getByRole('button', { name: 'Hide Admin Panel' }).click();
  await expect(page.getByRole('button', { name: 'Show Admin Panel' })).toBeVisible();
});

test('toasts disappear after a time, also after one was dismissed', async ({ page }) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  const toast = page.getByRole('region', { name: 'Status messages' }).getByText('Subject removed.');
  const removeSubject = async () => {
    await page.getByRole('button', { name: 'Add Subject' }).click();
    await page.getByRole('button', { name: 'Remove Subject 1' }).click();
    await page.getByRole('button', { name: 'Yes, Remove' }).click();
    await expect(toast).toBeVisible();
  };
  await removeSubject();
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toast).toHaveCount(0);
  await removeSubject();
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
});

test('a double click opens a dialog, and a later click outside closes it', async ({ page }) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await expect(page.getByRole('button', { name: 'Remove Subject 1' })).toBeVisible();
  // a busy machine could let more time pass between the clicks
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Remove Subject 1' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.clock.runFor(100);
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(500);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test.describe('a new version was deployed', () => {
  test.use({ expectedConsoleErrors: /Failed to load|error loading|ScreenLoadError|ERR_FAILED/ });

  test('a screen whose file is gone is reloaded or shows an error', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: /Something went wrong|Privacy/ })).toBeVisible();
    await page.unroute('**/assets/privacy-*.js');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
  });
});

test('information pages are complete without JavaScript', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const facts: [string, RegExp[]][] = [
    ['/cancellation-refund', [/7 days/, /20%/, /5-7 business days/]],
    ['/shipping', [/24 hours/, /2 Mbps/]],
    ['/contact-us', [/24-48 hours/, /Bhubaneswar/, /support@sikhya\.example/, /Course Access Issues/]],
  ];
  for (const [path, texts] of facts) {
    await page.goto(product.address + path);
    for (const text of texts) await expect(page.locator('main')).toContainText(text);
  }
  await page.close();
});
