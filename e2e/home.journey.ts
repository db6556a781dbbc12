import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

const featuredOf = (page: Page) => page.getByRole('region', { name: 'Featured Courses' });
const cardsOf = (page: Page) => featuredOf(page).getByRole('article');

test('the search finds featured courses however they are typed, and leads to them', async ({
  page,
  product,
}) => {
  // the newest are featured, whatever else was made on this product
  await addCourse(product.address, { title: 'ଓଡ଼ିଶୀ ନୃତ୍ୟ', price: 0 });
  await addCourse(product.address, { title: 'Songs of Kalinga', price: 99 });
  await page.goto('/');
  const all = await cardsOf(page).count();
  const field = page.getByRole('searchbox', { name: 'Search courses' });
  // as one character what the title has as two
  await field.fill('ଓ\u0b5cିଶୀ ନୃତ୍ୟ');
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(featuredOf(page).getByRole('status')).toHaveText(`1 of ${all} courses`);
  await expect(page).toHaveURL(/search=/);
  await field.press('Enter');
  await expect(featuredOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(cardsOf(page)).toBeInViewport();

  await page.reload();
  await expect(cardsOf(page)).toHaveCount(1);
  await field.fill('songs OF kalinga');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(cardsOf(page).getByRole('heading')).toContainText('Songs of Kalinga');
  await field.fill('no such thing');
  await expect(featuredOf(page)).toContainText('No courses found. Try different keywords!');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(cardsOf(page)).toHaveCount(all);
  await expect(field).toHaveValue('');
});

test('without scripts the server searches, and tells search engines of the courses', async ({
  browser,
  product,
}) => {
  await addCourse(product.address, { title: 'ଛନ୍ଦ ଓ ଅଳଙ୍କାର', price: 0 });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(product.address);
  const titles = await cardsOf(page).getByRole('heading').allTextContents();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(titles);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await fetch(product.address + new URL(picture ?? '').pathname)).headers.get('content-type')).toBe(
    'image/png',
  );

  await page.getByRole('searchbox').fill('ଛନ୍ଦ');
  await page.getByRole('searchbox').press('Enter');
  await expect(cardsOf(page)).toHaveCount(1);
  await page.close();
});

test('its buttons lead a visitor to sign in, and a student on', async ({ page }) => {
  const expectLinks = async (card: string, cardLink: string, startLink: string) => {
    for (const link of await cardsOf(page).getByRole('link').all()) {
      await expect(link).toHaveText(card);
      await expect(link).toHaveAttribute('href', cardLink);
    }
    for (const name of ['Start Learning', 'Get Started']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', startLink);
    }
  };
  await page.goto('/');
  await expectLinks('Enroll Now', '/login', '/login');
  const address = page.url();
  await page.getByRole('button', { name: 'Watch Demo' }).click({ force: true });
  expect(page.url()).toBe(address);
  await signInAsStudent(page, { name: 'ଲିପି ଦାସ', email: 'lipi@example.com' });
  await page.goto('/');
  await expectLinks('View Course', '/student/courses', '/student/dashboard');
});

test('figures, reasons and voices stand on it', async ({ page }) => {
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

test.describe('when something does not arrive', () => {
  test.use({ expectedComplaints: /500|404/ });

  test('failed courses leave an empty list, and can be asked for again', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/public/courses*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(featuredOf(page)).toContainText('No courses available yet!');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'View All Courses' }).click();
    const explore = page.getByRole('region', { name: 'Explore All Courses' });
    await expect(explore).toContainText('No courses available yet!');
    await page.unroute('**/api/public/courses*');
    await explore.getByRole('button', { name: 'Try again' }).click();
    await expect(explore.getByRole('article').first()).toBeVisible();
    await featuredOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Courses at a glance' })).toBeVisible();
  });

  test('a picture gives way to a drawn one', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/public/courses*', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const course of answer.courses) course.thumbnail = '/files/none/640.webp';
      await route.fulfill({ json: answer });
    });
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route('**/files/**', async (route) => {
      await asked;
      await route.fulfill({ status: 404 });
    });
    await page.getByRole('link', { name: 'Home' }).click();
    const picture = cardsOf(page).first().locator('img');
    await expect(picture).toHaveAttribute('srcset', '/files/none/320.webp 320w, /files/none/640.webp 640w');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const high = await picture.evaluate((image) => image.getBoundingClientRect().height);
    ask();
    const drawn = cardsOf(page).first().locator('.drawn-cover');
    await expect(drawn).toBeVisible();
    expect(await drawn.evaluate((cover) => cover.getBoundingClientRect().height)).toBeCloseTo(high, 0);
  });
});
