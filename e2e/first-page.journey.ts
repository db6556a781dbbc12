import { expect, test } from './product.ts';
import { expectStableLayoutOnPhone } from './stable-layout.ts';

test('the home page shows the courses, also without JavaScript', async ({ browser, product, page }) => {
  const { courses } = await (await fetch(`${product.address}/api/public/courses?limit=6`)).json();
  const titles: string[] = courses.map((course: { title: string }) => course.title);
  expect(titles.length).toBeGreaterThan(0);

  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(product.address);
  for (const title of titles)
    await expect(withoutScripts.getByRole('heading', { name: title })).toBeVisible();
  await withoutScripts.close();

  await page.goto('/');
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(/Sikhya/);
});

test('the home page loads without layout shifts and fits a phone', ({ page }) =>
  expectStableLayoutOnPhone(page, '/'));

test.describe('an unknown URL', () => {
  test.use({ expectedConsoleErrors: /404/ });

  test('returns 404 with a page that links to the home page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
