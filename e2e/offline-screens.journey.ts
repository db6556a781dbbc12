import type { Page } from '@playwright/test';
import { pauseAutosave } from './editor-actions.ts';
import { startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

const STUDENT = { name: 'Offline', email: 'offline@example.com' };

// the browser logs every request that fails offline
test.use({ expectedConsoleErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/ });

/** Save-Data turns prefetching off. */
async function enableSaveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

const notice = (page: Page) => page.getByText('You are offline. The page opens when the connection is back.');

test('offline, a tapped link shows a notice and opens when the connection is back', async ({
  page,
  context,
}) => {
  await enableSaveData(page);
  await signInAsStudent(page, STUDENT);
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page).toHaveURL('/student/dashboard');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page).toHaveURL('/student/analytics');
  await expect(notice(page)).toBeHidden();
});

test('Stay here cancels the pending navigation', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(notice(page)).toBeHidden();
  const fetched = page.waitForResponse(/assets\/info-pages-.*\.js/);
  await context.setOffline(false);
  await (await fetched).finished();
  await page.getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveURL('/shipping');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a fast connection', () => {
  test.use({ prefetches: true });

  test('the screens of the portal are prefetched and open without a connection', async ({
    page,
    context,
  }) => {
    await signInAsStudent(page, STUDENT);
    const screens = ['courses', 'my-courses', 'analytics', 'exams', 'course', 'chapter-test'];
    const fetched = screens.map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]*\\.js$`)));
    await page.goto('/student/dashboard');
    for (const response of await Promise.all(fetched)) await response.finished();
    await context.setOffline(true);
    for (const [link, heading] of [
      ['Analytics', 'Analytics'],
      ['My Courses', 'My Learning Hub'],
      ['All Courses', 'All Courses'],
    ] as const) {
      const panel = page.getByRole('complementary', { name: 'Student Portal' });
      await panel.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
});

test('the course editor keeps its content when it is left offline', async ({ page, context }) => {
  await enableSaveData(page);
  await signInAsAdmin(page);
  await pauseAutosave(page);
  await page.goto('/admin/create-course', { waitUntil: 'networkidle' });
  const title = page.getByLabel('Course title');
  await title.fill('ନୂଆ ପାଠ୍ୟକ୍ରମ');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Student Details' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(title).toHaveValue('ନୂଆ ପାଠ୍ୟକ୍ରମ');
});

test('a portal page whose code fails to load shows a notice', async ({ page }) => {
  await signInAsStudent(page, STUDENT);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/student/dashboard');
  await expect(notice(page)).toBeVisible();
});

test('offline, buttons that need the server say so', async ({ page, context, product }) => {
  const { testPage } = await startTest(page, product, 'Needs a connection', 1);
  await testPage.answer('B');
  await testPage.submit();
  await testPage.expectResult('0%');
  await page.getByRole('button', { name: 'Report a problem with question 1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Send Report', exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(dialog.getByRole('button', { name: 'Send Report (needs a connection)' })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/student/account');
  const names = ['Save name', 'Prepare my data', 'Delete my account'];
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await context.setOffline(true);
  for (const name of names)
    await expect(page.getByRole('button', { name: `${name} (needs a connection)` })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Delete my account', exact: true })).toBeVisible();
});

test('offline, a button whose label names a course or a device says it to screen readers too', async ({
  page,
  context,
  product,
}) => {
  const admin = await createAdminClient(product);
  const { slug } = await admin.create('Label course', [[{ title: 'One', questions: 1 }]]);
  await signInAsStudent(page, STUDENT);
  await page.goto(`/courses/${slug}`, { waitUntil: 'networkidle' });
  const enrol = page.getByRole('button', { name: /^Enroll Free Label course/ }).first();
  await expect(enrol).toHaveAccessibleName('Enroll Free Label course');
  await context.setOffline(true);
  await expect(enrol).toHaveAccessibleName('Enroll Free Label course (needs a connection)');
  await context.setOffline(false);
  await requestSession(page, STUDENT);
  await page.goto('/student/account', { waitUntil: 'networkidle' });
  const signOut = page.getByRole('button', { name: /^Sign out/ }).first();
  await expect(signOut).toHaveAccessibleName(/[^)]$/);
  await context.setOffline(true);
  await expect(signOut).toHaveAccessibleName(/\(needs a connection\)$/);
});
