import { rm } from 'node:fs/promises';
import { createHomeWithOdiaFont } from '../server/src/testing/device-font.ts';
import { createTestPage } from './mock-test-page.ts';
import { hasOdiaFont } from './odia-font.ts';
import { expect, test } from './product.ts';
import { png } from './sample-files.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a student who uses less data loads pictures on a tap and no fonts for headings', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const picture = png('map.png', 400, 200).buffer;
  const course = await admin.create('Rivers', [[{ title: 'Rivers', questions: 2, picture }]]);
  await signInEnrolled(page, course._id);
  await page.goto('/student/account');
  await page.getByLabel('Use less data').check();

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const testPage = createTestPage(page, course);
  await testPage.start();
  await expect(page.getByRole('heading', { name: 'Question 1' }).first()).toBeVisible();
  const image = page.getByRole('img', { name: /^Belongs to question/ });
  const show = page.getByRole('button', { name: 'Show image of question 1' });
  await expect(show).toBeVisible();
  await expect(image).toHaveCount(0);
  await show.click();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(400);
  // the next question has the same picture
  await testPage.next();
  await expect(image).toBeVisible();
  expect(loaded.filter((path) => /\.webp$/.test(path))).toHaveLength(1);
  const heading = page.getByRole('heading').first();
  expect(await heading.evaluate((title) => getComputedStyle(title).fontFamily)).not.toContain(
    '"Anek Latin",',
  );
});

test('the account shows what was loaded this month', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Hills', [[{ title: 'Hills', questions: 1 }]]);
  await signInEnrolled(page, course._id);
  const readUse = async () => {
    const text = await page.getByText(/^You have loaded/).textContent();
    return Number(/loaded (\d+)/.exec(text!)![1]);
  };
  await page.goto('/student/account', { waitUntil: 'networkidle' });
  // counting starts when the page is idle, and the screen shows what earlier pages have counted
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    expect(await readUse()).toBeGreaterThan(100);
  }).toPass();
  const before = await readUse();
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await page.goto('/student/account');
  await expect.poll(readUse).toBeGreaterThanOrEqual(before);
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  for (const path of ['/shipping', '/or/shipping']) {
    test(`${path} preloads no font`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.headers().vary).toContain('save-data');
      await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
    });
  }

  test('an Odia page with less data loads one Odia font, also for headings and semi-bold text', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.addInitScript(() => localStorage.setItem('less-data', 'on'));
    await page.goto('/or/courses', { waitUntil: 'networkidle' });
    const isOdia = (url: string) => /anek-odia|noto-sans-oriya/.test(url);
    expect(fonts.filter(isOdia).map((url) => /assets\/(noto-sans-oriya|[^/]+)/.exec(url)?.[1])).toEqual(
      (await hasOdiaFont(page)) ? [] : ['noto-sans-oriya'],
    );
  });
});

test('without Save-Data pages preload the font of their headings', async ({ page }) => {
  await page.goto('/shipping');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', /anek-latin/);
});

test('a device that has the Odia font of Android does not load it', async ({ playwright, product }) => {
  const HOME = await createHomeWithOdiaFont();
  const browser = await playwright.chromium.launch({ env: { ...process.env, HOME } });
  const page = await browser.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(`${product.address}/or/shipping`, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family} ${weight}`),
  );
  await browser.close();
  await rm(HOME, { recursive: true });
  expect(loaded.join()).toContain('Noto Sans Oriya 400');
  expect(fonts.join()).toContain('anek-odia');
  expect(fonts.join()).not.toContain('noto-sans-oriya');
});
