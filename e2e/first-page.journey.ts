import { expect, test } from './product.ts';
import { expectSteadyOnAPhone } from './steady.ts';

test('the home page shows the courses of the database, and is whole before any script runs', async ({
  browser,
  product,
  page,
}) => {
  const listed = await (await fetch(`${product.address}/api/public/courses?limit=6`)).json();
  const titles: string[] = listed.courses.map((course: { title: string }) => course.title);
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

test('nothing jumps while the home page loads, and it fits a phone', ({ page }) =>
  expectSteadyOnAPhone(page, '/'));

test.describe('an address that is nothing', () => {
  test.use({ expectedComplaints: /404/ });

  test('answers 404 with a page that leads home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
