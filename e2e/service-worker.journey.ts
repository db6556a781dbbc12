import type { Page } from '@playwright/test';
import { createBuildWithBrokenWorker, createNextBuild, removeBuild } from './builds.ts';
import { startTest } from './mock-test-page.ts';
import { expect } from './product.ts';
import { test } from './restartable-test.ts';
import { signInAsStudent } from './sign-in.ts';
import { waitForShell } from './wait-for-shell.ts';

const STUDENT = { name: 'ବସଯାତ୍ରୀ', email: 'on-the-bus@example.com' };

/** Makes the browser look for a new worker, as it does by itself when a page is loaded. */
async function waitForNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting))
    .toBe(true);
}

/** The name of the first script of the page. */
const getBuild = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src);

const offer = (page: Page) => page.getByText('A new version of Sikhya is ready.');

test('a new version waits until the test is over, and the old one stays complete', async ({
  page,
  context,
  server,
}) => {
  const next = await createNextBuild();
  try {
    const { testPage } = await startTest(page, server, 'Deploy in the middle', 3);
    await waitForShell(page, '/student/dashboard');
    const build = await getBuild(page);
    await testPage.answer('A');
    await server.stop();
    await server.start({ WEB_DIST: next });
    await waitForNewWorker(page);
    await testPage.next();
    await testPage.answer('A');
    await testPage.next();
    await testPage.answer('A');
    await testPage.expectSaved();
    await expect(offer(page)).toBeHidden();
    await testPage.submit();
    await testPage.expectResult('100%');
    expect(await getBuild(page)).toBe(build);

    await page.getByRole('link', { name: 'Back to Course' }).click();
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => getBuild(page).catch(() => build)).not.toBe(build);
    await expect(offer(page)).toBeHidden();

    // the new version opens without a connection too, although its worker waits until all pages are closed
    const nextBuild = await getBuild(page);
    await server.stop();
    await context.setOffline(true);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    expect(await getBuild(page)).toBe(nextBuild);
  } finally {
    await removeBuild(next);
  }
});

test('a test in another tab keeps its worker, and Update loads only this tab again', async ({
  page,
  context,
  server,
}) => {
  const next = await createNextBuild();
  try {
    const { testPage } = await startTest(page, server, 'Two tabs', 2);
    await waitForShell(page, '/student/dashboard');
    const build = await getBuild(page);
    const other = await context.newPage();
    await other.goto('/student/my-courses');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await server.stop();
    await server.start({ WEB_DIST: next });
    await waitForNewWorker(other);
    await expect(offer(other)).toBeVisible();
    await other.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => getBuild(other).catch(() => build)).not.toBe(build);
    expect(
      await other.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting),
    ).toBe(true);
    await testPage.answer('A', 'A');
    await testPage.submit();
    await testPage.expectResult('100%');
    expect(await getBuild(page)).toBe(build);
  } finally {
    await removeBuild(next);
  }
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an open tab loads a screen of the build before', async ({ page, server }) => {
    const next = await createNextBuild();
    try {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        document.documentElement.dataset.visit = 'first';
      });
      await server.stop();
      await server.start({ WEB_DIST: next });
      const loaded = page.waitForResponse(/assets\/privacy\.en-(?!next)[^/]*\.js$/);
      await page.getByRole('link', { name: 'Privacy' }).click();
      expect((await loaded).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
    } finally {
      await removeBuild(next);
    }
  });
});

test('the kill switch frees pages of a broken worker and deletes what it has stored', async ({
  page,
  server,
}) => {
  const broken = await createBuildWithBrokenWorker();
  try {
    await server.stop();
    await server.start({ WEB_DIST: broken });
    await signInAsStudent(page, STUDENT);
    await page.goto('/shipping');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(async () => (await caches.open('left-over')).put('/x', new Response('x')));
    await page.reload();
    await expect(page.locator('body')).toHaveText('The worker is broken');

    await server.stop();
    await server.start({ SERVICE_WORKER: '0' });
    // the page loads itself again as soon as the browser has found the kill switch
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shipping');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await removeBuild(broken);
  }
});

test('the kill switch does not interrupt an app that works', async ({ page, server }) => {
  await signInAsStudent(page, STUDENT);
  await page.goto('/shipping');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'first';
  });
  await server.stop();
  await server.start({ SERVICE_WORKER: '0' });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
});
