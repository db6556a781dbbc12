import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';
import { createAdminClient, createPdf, signInEnrolled } from './study-course.ts';

// Networks fail and devices are full on purpose.
test.use({
  expectedConsoleErrors: /Failed to load resource|net::ERR|unreachable/i,
  viewport: { width: 1500, height: 900 },
});

const PDF_REQUESTS = '**/api/protected/pdf-viewer/**';
/** Six chunks of 256 kB. */
const PDF = await createPdf(5, 300_000);

type Running = Parameters<typeof createAdminClient>[0];

async function openCourse(page: Page, product: Running, titles: string[]) {
  const admin = await createAdminClient(product);
  const course = await admin.create('Take along', [
    titles.map((title) => ({ title, pdf: PDF, questions: 1 })),
  ]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  return course;
}

const step = (page: Page, name: string) => page.locator(`[data-offline=${name}]`);
const takeButton = (page: Page) => page.getByRole('button', { name: /^Take along/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Lets the first chunks of downloads through and then breaks the connection. Returns the requested chunks. */
async function breakLineAfter(page: Page, chunks: number) {
  const asked: string[] = [];
  await page.route(PDF_REQUESTS, (route) => {
    const { range = '', 'if-range': version } = route.request().headers();
    // the viewer on the page reads the document, too
    if (version === undefined) return route.continue();
    if (asked.length >= chunks) return route.abort();
    asked.push(range);
    return route.continue();
  });
  return asked;
}

test('a download continues where the connection was lost', async ({ page, product }) => {
  await openCourse(page, product, ['Broken line']);
  const before = await breakLineAfter(page, 2);
  await takeButton(page).click();
  await expect(
    page.getByText('No connection. The download continues when you are online again.'),
  ).toBeVisible();
  expect(before).toHaveLength(2);
  await page.unroute(PDF_REQUESTS);
  const after = await breakLineAfter(page, 100);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(step(page, 'complete')).toBeVisible();
  expect(after.filter((range) => before.includes(range))).toEqual([]);
  expect(before.length + after.length).toBe(6);
});

test('a chapter says that it is finishing until the code of its screens is stored', async ({
  page,
  product,
}) => {
  await openCourse(page, product, ['Finishing']);
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/practice-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await takeButton(page).click();
  await expect(step(page, 'finishing')).toHaveText('Finishing');
  load();
  await expect(step(page, 'complete')).toBeVisible();
});

test('a paused download survives a reload and can be continued', async ({ page, product }) => {
  await openCourse(page, product, ['Paused']);
  await breakLineAfter(page, 2);
  await takeButton(page).click();
  await expect(
    page.getByText('No connection. The download continues when you are online again.'),
  ).toBeVisible();
  await button(page, 'Pause').click();
  await expect(step(page, 'paused')).toContainText('Paused');
  await page.unroute(PDF_REQUESTS);
  await page.reload();
  await expect(step(page, 'paused')).toContainText('Paused');
  await button(page, 'Continue download').click();
  await expect(step(page, 'complete')).toBeVisible();
  await button(page, 'Remove Paused from this device').click();
  await expect(step(page, 'absent')).toBeVisible();
});

test('a download to a full device shows an error, and continues after a chapter was removed', async ({
  page,
  product,
}) => {
  await openCourse(page, product, ['First one', 'Second one']);
  await takeButton(page).click();
  await expect(step(page, 'complete')).toBeVisible();
  await page.getByRole('button', { name: 'Show chapters' }).click();
  await page.getByRole('link', { name: /Second one/ }).click();
  await expect(page.getByRole('heading', { name: 'Second one' })).toBeVisible();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const { delete: remove } = IDBObjectStore.prototype;
    let isFull = true;
    IDBObjectStore.prototype.put = function (...parameters) {
      if (isFull && this.name === 'contents') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, parameters);
    };
    IDBObjectStore.prototype.delete = function (key) {
      // removing a chapter makes room
      if (this.name === 'chapters') isFull = false;
      return remove.call(this, key);
    };
  });
  await takeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This device is full.' }).first()).toBeVisible();
  await button(page, /^Remove “First one”/)
    .first()
    .click();
  await expect(step(page, 'complete')).toBeVisible();
});

test('a window that stores nothing says so', async ({ page, product }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await openCourse(page, product, ['Private']);
  await takeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot store chapters' }).first()).toBeVisible();
});

test('a whole course is taken along, listed in My Account and removed there', async ({ page, product }) => {
  await openCourse(page, product, ['Chapter A', 'Chapter B']);
  await page.getByRole('button', { name: 'Show chapters' }).click();
  await button(page, /^Take the course along/).click();
  await expect(page.getByText(/, 2 of 2 chapters on this device$/)).toBeVisible();
  await page.goto('/student/account');
  const panel = page.getByRole('region', { name: 'Chapters on this device' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Remove Chapter A from this device' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test('the browser is asked to keep its storage when a chapter is taken along, and not before', async ({
  page,
  product,
}) => {
  let requests = 0;
  await page.exposeFunction('countRequest', () => {
    requests += 1;
  });
  await page.addInitScript(() => {
    // not on the empty page of a new tab
    if (!window.isSecureContext) return;
    StorageManager.prototype.persist = async () => {
      await (window as unknown as { countRequest(): Promise<void> }).countRequest();
      return true;
    };
  });
  const course = await openCourse(page, product, ['Kept', 'Not kept']);
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await page.goto(`/student/course/${course._id}`, { waitUntil: 'networkidle' });
  await expect(takeButton(page)).toBeVisible();
  expect(requests, 'before').toBe(0);
  await takeButton(page).click();
  await expect(step(page, 'complete')).toBeVisible();
  await expect.poll(() => requests, 'afterwards').toBe(1);
  // a chapter that is on the device is no reason to ask again
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  expect(requests, 'at the next start').toBe(1);
});

test('with “Only on Wi-Fi” a download waits for Wi-Fi', async ({ page, product }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const course = await openCourse(page, product, ['By Wi-Fi']);
  await page.goto('/student/account');
  await page.getByLabel('Only on Wi-Fi').check();
  await page.goto(`/student/course/${course._id}`);
  await takeButton(page).click();
  await expect(page.getByText('Waiting for Wi-Fi, as you chose in My Account.')).toBeVisible();
  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget & { type: string } };
    connection.type = 'wifi';
    connection.dispatchEvent(new Event('change'));
  });
  await expect(step(page, 'complete')).toBeVisible();
});
