import type { Page } from '@playwright/test';
import { startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';
import { createAdminClient, createPdf, signInEnrolled } from './study-course.ts';

test.use({ expectedConsoleErrors: /VersionError|older tab|upgrade/ });

const PDF = await createPdf(2);

/** Opens a database in another tab, as a tab with another build does, and keeps it open. */
async function openInOtherTab(page: Page, name: string, version: number) {
  const other = await page.context().newPage();
  await other.goto('/shipping');
  const state = await other.evaluate(
    ([database, wanted]) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open(database, wanted);
        request.onsuccess = () => resolve('open');
        request.onblocked = () => resolve('blocked');
        request.onerror = () => reject(request.error);
      }),
    [name, version] as const,
  );
  return { state, close: () => other.close() };
}

const takeButton = (page: Page) => page.getByRole('button', { name: /^Take along/ });
const offer = (page: Page) => page.getByText('A new version of Sikhya is ready.');

test('a tab with chapters makes room for a newer build, and offers to load it', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Newer build', [[{ title: 'First' }, { title: 'Second', pdf: PDF }]]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  await page.getByRole('link', { name: /Second/ }).click();
  await takeButton(page).click();
  await expect(page.locator('[data-offline=complete]')).toBeVisible();
  expect((await openInOtherTab(page, 'offline-chapters', 1000)).state).toBe('open');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  // this build cannot use the database of the newer one, and says so
  await takeButton(page).click();
  await expect(
    page
      .getByText('A newer version of this site is open in another tab. Reload this page and continue.')
      .first(),
  ).toBeVisible();
});

test('an older tab that does not make room is named', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Older tab', [[{ title: 'Blocked', pdf: PDF }]]);
  // the next version of the database
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      return open.call(this, name, name === 'offline-chapters' && version ? version + 1 : version);
    };
  });
  await signInEnrolled(page, course._id);
  const other = await openInOtherTab(page, 'offline-chapters', 1);
  expect(other.state).toBe('open');
  await page.goto(`/student/course/${course._id}`);
  await takeButton(page).click();
  await expect(
    page
      .getByText('An older version of this site is open in another tab. Close that tab and continue.')
      .first(),
  ).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Continue download' }).first().click();
  await expect(page.locator('[data-offline=complete]')).toBeVisible();
});

test('a running test makes room for a newer build, is not interrupted and loses no answer', async ({
  page,
  product,
}) => {
  const { testPage } = await startTest(page, product, 'Upgrade in the middle', 3);
  await testPage.answer('A');
  await testPage.expectSaved();
  expect((await openInOtherTab(page, 'mock-tests', 1000)).state).toBe('open');
  await page.bringToFront();
  await expect(offer(page)).toBeHidden();
  await testPage.next();
  await testPage.answer('A');
  await testPage.next();
  await testPage.answer('A');
  await testPage.expectSaved();
  await testPage.submit();
  await testPage.expectResult('100%');
  await expect(offer(page)).toBeVisible();
});

test('the course editor makes room for a newer build', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByLabel('Course title').fill('Between two builds');
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('course-drafts');
  expect((await openInOtherTab(page, 'course-drafts', 1000)).state).toBe('open');
  await page.bringToFront();
  await expect(page.getByLabel('Course title')).toHaveValue('Between two builds');
});
