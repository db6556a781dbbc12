import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

const FIRST_VISIT_SCRIPT_BYTES = 130_000;

/** What a first visit fetches, as it comes over the wire. */
async function fetchedBy(page: Page, address: string): Promise<{ url: string; bytes: number }[]> {
  const fetched: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(fetched);
}

for (const address of ['/', '/shipping', '/contact-us']) {
  test(`a first visit to ${address} needs little script`, async ({ page }) => {
    const scripts = (await fetchedBy(page, address)).filter(({ url }) => url.endsWith('.js'));
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(FIRST_VISIT_SCRIPT_BYTES);
  });
}

test('the fonts are our own, and those of Odia come only where Odia is shown', async ({ page }) => {
  const fontsOf = async (address: string) =>
    (await fetchedBy(page, address)).map(({ url }) => url).filter((url) => url.endsWith('.woff2'));
  const plain = await fontsOf('/shipping');
  expect(plain.filter((url) => /odia|oriya/.test(url))).toEqual([]);
  expect(plain.every((url) => url.startsWith(new URL(page.url()).origin))).toBe(true);
  const odia = await fontsOf('/');
  expect(odia.some((url) => /oriya/.test(url))).toBe(true);
});

test('the file of a screen is fetched as soon as somebody points at a link to it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = page.waitForRequest(/assets\/privacy-.*\.js/);
  await page.getByRole('link', { name: 'Privacy' }).hover();
  await fetched;
});
