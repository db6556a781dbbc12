import type { Page } from '@playwright/test';
import { startTest } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { openPopupAndSignIn, signInAsStudent } from './sign-in.ts';

type Manifest = {
  id: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
};

/** Reads the manifest as Chromium does to install the app, with the faults that it found. */
async function readManifest(page: Page, path: string) {
  await page.goto(path);
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const parsed = JSON.parse(data ?? 'null') as Manifest;
  return { url, errors, faults: installabilityErrors.map(({ errorId }) => errorId), manifest: parsed };
}

for (const [path, language, start] of [
  ['/', 'en', '/student/dashboard'],
  ['/or', 'or', '/or/student/dashboard'],
  ['/or/student/dashboard', 'or', '/or/student/dashboard'],
] as const) {
  test(`Chromium can install the app from ${path}`, async ({ page }) => {
    const { url, errors, faults, manifest } = await readManifest(page, path);
    expect(new URL(url).pathname).toBe(`${language === 'or' ? '/or' : ''}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    // Journeys run in a private window, which cannot install anything. The headless shell finds no faults at all, so what
    // it would check is checked below.
    expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([]);
    expect(manifest).toMatchObject({ id: '/', lang: language, start_url: start, scope: '/' });
    expect(manifest).toMatchObject({ name: 'Sikhya', short_name: 'Sikhya', display: 'standalone' });
    expect((await page.goto(manifest.start_url))?.status()).toBe(200);
  });
}

test('the pictures of the manifest exist in the sizes that it names', async ({ page }) => {
  const { manifest } = await readManifest(page, '/or');
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('the language of the page decides which manifest is linked', async ({ page }) => {
  await page.goto('/shipping');
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  await page.getByRole('link', { name: 'ଓଡ଼ିଆ' }).first().click();
  await expect(link).toHaveAttribute('href', '/or/manifest.webmanifest');
});

/** The name and address of each shortcut, and the heading of the screen that it opens. */
const SHORTCUTS = {
  '/': [
    ['Continue learning', '/student/my-courses', 'My Learning Hub'],
    ['Practise', '/student/practice', 'Practice'],
    ['Exams', '/student/exams', 'Exams'],
  ],
  '/or': [
    ['ପଢ଼ିବା ଜାରି ରଖନ୍ତୁ', '/or/student/my-courses', 'ମୋ ପାଠଶାଳା'],
    ['ଅଭ୍ୟାସ କରନ୍ତୁ', '/or/student/practice', 'ଅଭ୍ୟାସ'],
    ['ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା', '/or/student/exams', 'ପୂର୍ଣ୍ଣାଙ୍ଗ ପରୀକ୍ଷା'],
  ],
} as const;

for (const path of ['/', '/or'] as const) {
  test(`the shortcuts of the manifest of ${path} open their screens`, async ({ page }) => {
    const { manifest } = await readManifest(page, path);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(
      SHORTCUTS[path].map(([name, url]) => [name, url]),
    );
    await signInAsStudent(page, { name: 'Shortcuts', email: 'shortcuts@example.com' });
    for (const [, url, heading] of SHORTCUTS[path]) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveURL(url);
    }
  });
}

for (const [name, url, heading] of SHORTCUTS['/']) {
  test(`the shortcut ${name} leads through the login`, async ({ page }) => {
    await page.goto(url);
    await expect(page).toHaveURL('/login');
    await openPopupAndSignIn(page, { name: 'Shortcuts', email: 'shortcuts@example.com' });
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveURL(url);
  });
}

/** Sends the event of Chromium, which a private window does not get, and counts how often the sheet is opened. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.prompts = 'opened';
      },
    });
    window.dispatchEvent(event);
  });
}

const hint = (page: Page) => page.getByText('Put Sikhya on your home screen.');

test('after a passed test the app can be installed, and the hint does not come again', async ({
  page,
  product,
}) => {
  const { testPage } = await startTest(page, product, 'Install hint');
  await offerInstall(page);
  await testPage.answer('A', 'A', 'A');
  await expect(hint(page)).toBeHidden();
  await testPage.submit();
  await testPage.expectResult('100%');
  await expect(hint(page)).toBeVisible();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompts', 'opened');
  await expect(hint(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await offerInstall(page);
  await expect(hint(page)).toBeHidden();
});

test('a failed test brings no hint, and Not now hides it', async ({ page, product }) => {
  const { testPage } = await startTest(page, product, 'No install hint');
  await testPage.answer('B', 'B', 'B');
  await testPage.submit();
  await testPage.expectResult('0%');
  await offerInstall(page);
  await expect(hint(page)).toBeHidden();

  await testPage.start();
  await testPage.answer('A', 'A', 'A');
  await offerInstall(page);
  await testPage.submit();
  await testPage.expectResult('100%');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(hint(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await offerInstall(page);
  await expect(hint(page)).toBeHidden();
});
