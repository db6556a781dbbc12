import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

const PHONE = { width: 360, height: 780 };

const INFO_PAGES = ['about', 'cancellation-refund', 'terms-conditions', 'shipping', 'privacy', 'contact-us'];
const INDEXED_PAGES = ['/or', ...INFO_PAGES.map((page) => `/or/${page}`)];
const PAGES = [...INDEXED_PAGES, '/or/login', '/or/no-such-page'];

/** Names and units that Odia texts write in Latin letters too. */
const LATIN_WORDS = /\b(Sikhya|Google|Chrome|OSSC|OPSC|PDF|PIN|OTP|Mbps|client id|English)\b/g;

/** The texts of the page, without those of courses, that have Latin letters and are not marked as English. */
async function getLatinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const COURSES = 'article, [role=group], [aria-roledescription] li';
    const ignored = `script, code, a[href^="mailto:"], ${COURSES}`;
    const isOdia = (node: Node) => node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'or';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (isOdia(node) && !node.parentElement?.closest(ignored)) found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(COURSES)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  // a single letter names an option of a question
  return texts.filter((text) => /[a-z]{2}/i.test(text.replace(LATIN_WORDS, '')));
}

for (const path of PAGES) {
  test(`the server renders ${path} in Odia, and its links stay in Odia`, async ({ browser, product }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
    const response = await page.goto(product.address + path);
    expect(response?.status()).toBe(path.endsWith('no-such-page') ? 404 : 200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'or');
    await expect(page).toHaveTitle(/[ଅ-ୱ]/);
    await expect(page.locator('main h1')).toHaveText(/[ଅ-ୱ]/);
    const leavingOdia = 'a[href^="/"]:not([href="/or"], [href^="/or/"], [href^="/or#"], [hreflang=en])';
    expect(await page.locator(leavingOdia).count()).toBe(0);
    if (INDEXED_PAGES.includes(path)) {
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /[ଅ-ୱ]/);
      const english = path.slice('/or'.length) || '/';
      for (const [language, target] of Object.entries({ en: english, or: path, 'x-default': english })) {
        const alternate = page.locator(`link[rel=alternate][hreflang=${language}]`);
        expect(new URL((await alternate.getAttribute('href')) ?? '').pathname).toBe(target);
      }
    }
    await page.close();
  });

  test.describe(() => {
    // the browser logs the status 404 of a page
    test.use({ expectedConsoleErrors: /status of 404/ });

    test(`${path} has no English text, and fits on a phone`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'ମେନୁ ଖୋଲନ୍ତୁ' })).toBeVisible();
      expect(await getLatinTexts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
    });
  });
}

test('the portal before its code is loaded is in Odia', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: product.address });
  await page.goto('/or/student/courses');
  const menu = page.getByRole('navigation', { name: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ' });
  await expect(menu.getByRole('link', { name: 'ସବୁ ପାଠ୍ୟକ୍ରମ' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'ମୋ ପୃଷ୍ଠା' })).toHaveAttribute('href', '/or/student/dashboard');
  await page.close();
});

test('links, the logo and the search without JavaScript keep the language', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.address });
  await page.goto('/or');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ଗୋପନୀୟତା' }).click();
  await expect(page).toHaveURL('/or/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ଗୋପନୀୟତା');
  await page.getByRole('banner').getByRole('link', { name: 'Sikhya' }).click();
  await expect(page).toHaveURL('/or');
  await page.getByRole('link', { name: 'ପଢ଼ିବା ଆରମ୍ଭ କରନ୍ତୁ' }).click();
  await expect(page).toHaveURL('/or/login');
  await page.close();

  const plain = await browser.newPage({ baseURL: product.address, javaScriptEnabled: false });
  await plain.goto('/or');
  await plain.getByRole('searchbox').fill('ଇତିହାସ');
  await plain.getByRole('searchbox').press('Enter');
  await expect(plain).toHaveURL(/\/or\?search=/);
  await plain.close();
});

test('a page loads its long text in one language, and the other one on a switch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  const isLoaded = (sentence: string) => scripts.some((script) => script.includes(sentence));
  const ODIA = 'ଆପଣଙ୍କୁ ପଢ଼ାଇବା ପାଇଁ ଯେତିକି ଦରକାର';
  const ENGLISH = 'We store only what we need to teach you';

  await page.goto('/or/privacy', { waitUntil: 'networkidle' });
  await expect.poll(() => isLoaded(ODIA)).toBe(true);
  expect(isLoaded(ENGLISH)).toBe(false);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Privacy · Sikhya');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
