import type { Page } from '@playwright/test';
import { paths } from '../web/src/lib/paths.ts';
import { hasOdiaFont } from './odia-font.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { createAdminClient } from './study-course.ts';

const MAX_SCRIPT_BYTES = 130_000;
const MAX_EARLY_SCRIPT_BYTES = 1_000;
const MAX_COURSE_PAGE_BYTES = 250_000;

/** Returns the files of a first visit with their compressed sizes. */
async function visit(page: Page, path: string): Promise<{ url: string; bytes: number }[]> {
  const files: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    files.push(
      request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(files);
}

for (const path of ['/', '/or', '/courses', '/shipping', '/contact-us', '/help', '/or/help/practise']) {
  test(`a first visit to ${path} loads less than 130 kB of script`, async ({ page }) => {
    const scripts = (await visit(page, path)).filter(({ url }) => url.endsWith('.js'));
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_SCRIPT_BYTES);
    const earlyScript = scripts.find(({ url }) => url.endsWith('/early.js'));
    expect(earlyScript?.bytes).toBeLessThan(MAX_EARLY_SCRIPT_BYTES);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true });

  for (const prefix of ['', '/or']) {
    test(`a first visit to ${prefix}/courses/… with a picture loads less than 250 kB`, async ({ page }) => {
      const files = await visit(page, `${prefix}/courses/history-of-odisha`);
      expect(files.some(({ url }) => url.endsWith('.webp'))).toBe(true);
      expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_COURSE_PAGE_BYTES);
    });
  }
});

for (const prefix of ['', '/or']) {
  test(`a first visit to ${prefix}/courses/… loads less than 250 kB`, async ({ page, product }) => {
    const admin = await createAdminClient(product);
    const { slug } = await admin.create('ପୃଷ୍ଠାର ଓଜନ', [
      Array.from({ length: 20 }, (_, n) => ({ title: `ଅଧ୍ୟାୟ ${n + 1}`, questions: 5 })),
    ]);
    const files = await visit(page, `${prefix}/courses/${slug}`);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_COURSE_PAGE_BYTES);
  });
}

test('fonts come from our own server, and Odia fonts load only on pages with Odia', async ({ page }) => {
  const getFonts = async (path: string) =>
    (await visit(page, path)).map(({ url }) => url).filter((url) => url.endsWith('.woff2'));
  const englishPage = await getFonts('/shipping');
  expect(englishPage.filter((url) => /anek-odia|oriya/.test(url))).toEqual([]);
  expect(englishPage.every((url) => url.startsWith(new URL(page.url()).origin))).toBe(true);
  const odiaPage = await getFonts('/');
  expect(odiaPage.some((url) => /oriya/.test(url))).toBe(!(await hasOdiaFont(page)));
});

test('hovering over a link prefetches the file of its screen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const request = page.waitForRequest(/assets\/privacy\.en-.*\.js/);
  await page.getByRole('link', { name: 'Privacy' }).hover();
  await request;
});

test.describe('the file of the portal', () => {
  // the certificate does not exist
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('is loaded by no public page with a form or a certificate', async ({ page }) => {
    const isLoadedAt = async (path: string) =>
      (await visit(page, path)).some(({ url }) => url.includes('/assets/portal-'));
    for (const path of [paths.certificate('unknown'), paths.grievance, paths.parent])
      expect(await isLoadedAt(path), path).toBe(false);
    await signInAsStudent(page, { name: 'Portal', email: 'portal.weight@example.com' });
    expect(await isLoadedAt(paths.studentDashboard), 'the dashboard').toBe(true);
  });
});
