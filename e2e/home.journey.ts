import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

const getFeaturedSection = (page: Page) => page.getByRole('region', { name: 'Featured Courses' });
const getCards = (page: Page) => getFeaturedSection(page).getByRole('article');

test('the search finds featured courses in any Unicode form or case and scrolls to them', async ({
  page,
  product,
}) => {
  // the newest courses are featured
  await addCourse(product.address, { title: 'ଓଡ଼ିଶୀ ନୃତ୍ୟ', price: 0 });
  await addCourse(product.address, { title: 'Songs of Kalinga', price: 99 });
  await page.goto('/');
  const total = await getCards(page).count();
  const field = page.getByRole('searchbox', { name: 'Search courses' });
  // one code point for a letter that the title has as two
  await field.fill('ଓ\u0b5cିଶୀ ନୃତ୍ୟ');
  await expect(getCards(page)).toHaveCount(1);
  await expect(getFeaturedSection(page).getByRole('status')).toHaveText(`1 of ${total} courses`);
  await expect(page).toHaveURL(/search=/);
  await field.press('Enter');
  await expect(getFeaturedSection(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(getCards(page)).toBeInViewport();

  await page.reload();
  await expect(getCards(page)).toHaveCount(1);
  await field.fill('songs OF kalinga');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(getCards(page).getByRole('heading')).toContainText('Songs of Kalinga');
  await field.fill('no such thing');
  await expect(getFeaturedSection(page)).toContainText('No courses found. Try different keywords!');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(getCards(page)).toHaveCount(total);
  await expect(field).toHaveValue('');
});

test('without JavaScript the server searches, and the page has structured data', async ({
  browser,
  product,
}) => {
  await addCourse(product.address, { title: 'ଛନ୍ଦ ଓ ଅଳଙ୍କାର', price: 0 });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(product.address);
  const titles = await getCards(page).getByRole('heading').allTextContents();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(titles);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await fetch(product.address + new URL(picture ?? '').pathname)).headers.get('content-type')).toBe(
    'image/png',
  );

  await page.getByRole('searchbox').fill('ଛନ୍ଦ');
  await page.getByRole('searchbox').press('Enter');
  await expect(getCards(page)).toHaveCount(1);
  await page.close();
});

test('buttons lead visitors to the login page and students to their courses', async ({ page }) => {
  const expectLinks = async (card: string, cardLink: string, startLink: string) => {
    // the title of a card leads to the page of its course
    const links = getCards(page).getByRole('link', { name: card });
    await expect(links.first()).toBeVisible();
    await expect.poll(() => links.count()).toBe(await getCards(page).count());
    for (const link of await links.all()) {
      await expect(link).toHaveText(card);
      await expect(link).toHaveAttribute('href', cardLink);
    }
    for (const name of ['Start Learning', 'Get Started']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', startLink);
    }
  };
  await page.goto('/');
  await expectLinks('Enroll Now', '/login', '/login');
  await signInAsStudent(page, { name: 'ଲିପି ଦାସ', email: 'lipi@example.com' });
  await page.goto('/');
  await expectLinks('View Course', '/student/courses', '/student/dashboard');
});

test('shows the statistics, reasons and testimonials', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'In figures' }).getByRole('definition')).toHaveText([
    '50K+',
    '500+',
    '98%',
    '24/7',
  ]);
  await expect(page.getByRole('region', { name: 'What students say' }).getByRole('figure')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
});

test.describe('when something fails to load', () => {
  test.use({ expectedConsoleErrors: /500|404/ });

  test('courses that fail to load show an empty list with a retry', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/public/courses*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(getFeaturedSection(page)).toContainText('No courses available yet!');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'View All Courses' }).click();
    const explore = page.getByRole('region', { name: 'Explore All Courses' });
    await expect(explore).toContainText('No courses available yet!');
    await page.unroute('**/api/public/courses*');
    await explore.getByRole('button', { name: 'Try again' }).click();
    await expect(explore.getByRole('article').first()).toBeVisible();
    await getFeaturedSection(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getCards(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Courses at a glance' })).toBeVisible();
  });

  test('a generated cover replaces a picture that fails to load', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/public/courses*', async (route) => {
      const list = await (await route.fetch()).json();
      for (const course of list.courses) course.thumbnail = '/files/none/640.webp';
      await route.fulfill({ json: list });
    });
    const pictureRequested = Promise.withResolvers<void>();
    await page.route('**/files/**', async (route) => {
      await pictureRequested.promise;
      await route.fulfill({ status: 404 });
    });
    await page.getByRole('link', { name: 'Home' }).click();
    const picture = getCards(page).first().locator('img');
    await expect(picture).toHaveAttribute('srcset', '/files/none/320.webp 320w, /files/none/640.webp 640w');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const height = await picture.evaluate((image) => image.getBoundingClientRect().height);
    pictureRequested.resolve();
    const cover = getCards(page).first().locator('.drawn-cover');
    await expect(cover).toBeVisible();
    await expect
      .poll(() => cover.evaluate((element) => element.getBoundingClientRect().height))
      .toBeCloseTo(height, 0);
  });
});
