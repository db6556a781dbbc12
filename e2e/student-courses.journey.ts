import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsStudent, signInWithPopup } from './sign-in.ts';
import { expectStableLayoutOnPhone } from './stable-layout.ts';
import { enrol } from './study-course.ts';

const FREE = 'ପ୍ରାଚୀନ ଉତ୍କଳ: a free journey';
const PAID = 'Mental ability: a paid journey';

const getCard = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test.describe('from visitor to student', () => {
  // The server responds with 402 for the paid course.
  test.use({ expectedConsoleErrors: /402/ });

  test('a visitor searches, signs in, enrols, sees the payment dialog and finds the course in My Courses', async ({
    page,
    product,
  }) => {
    const courseId = await addCourse(product.address, { title: FREE, price: 0 });
    await addCourse(product.address, { title: PAID, price: 1499 });
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('ଉତ୍କଳ');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page
      .getByRole('region', { name: 'Featured Courses' })
      .getByRole('link', { name: `Enroll Now: ${FREE}` })
      .click();
    await expect(page).toHaveURL('/login');
    // Another journey covers the way from signing in to this course.
    await page.evaluate(() => sessionStorage.clear());
    await signInWithPopup(page, { name: 'ନୂଆ ଛାତ୍ର', email: 'new-student@example.com' });

    // The dashboard of a student without courses.
    await expect(page.getByRole('heading', { name: 'Begin with one chapter' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse Courses' }).click();
    // The dashboard lists courses too, and stays on the screen until the list has loaded.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Courses');
    await getCard(page, FREE).getByRole('button', { name: 'Enroll Free' }).click();
    const success = page.getByRole('alertdialog', { name: 'Successfully enrolled in course!' });
    await success.getByRole('button', { name: 'Keep Browsing' }).click();
    await expect(getCard(page, FREE)).toContainText('ENROLLED');
    await expect(getCard(page, FREE).getByRole('link', { name: 'Continue Learning' })).toBeFocused();

    await expect(getCard(page, PAID)).toContainText('₹1,499One-time payment');
    await getCard(page, PAID).getByRole('button', { name: 'Buy Now' }).click();
    const consent = page.getByRole('dialog', { name: 'Before you buy' });
    await consent.getByLabel('Date of birth').fill('1998-02-03');
    await consent.getByRole('button', { name: 'I agree' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay ₹1,499' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: 'My Courses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning Hub');
    await expect(getCard(page, FREE)).toContainText(/Enrolled \d{1,2} \w{3,4} \d{4}/);
    await expect(getCard(page, FREE)).toContainText('0% complete');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const continueLearning = page.getByRole('region', { name: 'Continue Learning' });
    await expect(continueLearning.getByRole('article')).toHaveCount(1);
    await expect(continueLearning).toContainText('0% complete');
    await continueLearning.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(page).toHaveURL(new RegExp(`/student/course/${courseId}`));
  });
});

test('a double click sends one request, and the dialog leads to the course', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'ଦୁଇଥର', price: 0 });
  await signInAsStudent(page, { name: 'Quick', email: 'quick@example.com' });
  await page.goto('/student/courses?search=ଦୁଇଥର');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const button = page.getByRole('button', { name: 'Enroll Free' });
  // Both clicks happen before the next render.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await page.getByRole('button', { name: 'Start Learning' }).click();
  // Once the course has loaded, the URL contains the open chapter.
  await expect(page).toHaveURL(({ pathname }) => pathname === `/student/course/${courseId}`);
  expect(posted.filter((url) => url.includes('/enroll/'))).toHaveLength(1);
});

test('searches and filters the catalogue, and keeps both in the URL', async ({ page, product }) => {
  await addCourse(product.address, { title: 'ବିଜ୍ଞାନ ପରିଚୟ', price: 350.5 });
  await signInAsStudent(page, { name: 'Seeker', email: 'seeker@example.com' });
  const total = async () => {
    const response = await fetch(`${product.address}/api/public/courses?limit=50`);
    return (await response.json()).pagination.totalCourses;
  };
  await page.goto('/student/courses');
  const line = page.getByText(/^Showing/);
  // More courses load while scrolling.
  await expect(line).toHaveText(`Showing ${Math.min(50, await total())} of ${await total()} courses`);
  await page.getByRole('searchbox').fill('ବିଜ୍ଞାନ ପରି');
  await expect(line).toHaveText(`Showing 1 of ${await total()} courses`);
  await expect(page).toHaveURL(/search=/);
  await expect(getCard(page, 'ବିଜ୍ଞାନ ପରିଚୟ')).toContainText('₹350.50');
  await page.getByRole('button', { name: 'Free Only' }).click();
  await expect(page).toHaveURL(/type=free/);
  await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Free Only' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/student/courses');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('searches and sorts my courses, which are empty at first', async ({ page, product }) => {
  await signInAsStudent(page, { name: 'Owner', email: 'owner@example.com' });
  await page.goto('/student/my-courses');
  await expect(page.getByRole('heading', { name: 'No enrolled courses yet!' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL('/student/courses');

  for (const title of ['କ ପ୍ରଥମ', 'ଖ ଦ୍ୱିତୀୟ']) {
    await enrol(page, await addCourse(product.address, { title, price: 0 }));
  }
  await page.goto('/student/my-courses');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['ଖ ଦ୍ୱିତୀୟ', 'କ ପ୍ରଥମ']);
  await page.getByLabel('Sort by').selectOption('Course Title');
  await expect(page).toHaveURL(/sort=title/);
  await expect(titles).toHaveText(['କ ପ୍ରଥମ', 'ଖ ଦ୍ୱିତୀୟ']);
  await expect(page.getByRole('definition')).toHaveText(['2', '2', '4']);
  await page.getByRole('searchbox').fill('ଦ୍ୱିତୀୟ');
  await expect(titles).toHaveText(['ଖ ଦ୍ୱିତୀୟ']);
  await page.getByRole('searchbox').fill('nothing of this');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(titles).toHaveCount(2);
});

for (const address of ['/student/dashboard', '/student/courses', '/student/my-courses']) {
  test(`nothing jumps while ${address} loads, and it fits a phone`, async ({ page }) => {
    await signInAsStudent(page, { name: 'ସ୍ଥିର', email: 'steady@example.com' });
    await expectStableLayoutOnPhone(page, address);
  });
}
