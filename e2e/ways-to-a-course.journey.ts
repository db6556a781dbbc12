import { startProduct } from '../server/src/testing/product-process.ts';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER, SETTINGS } from './product-settings.ts';
import { signInAsStudent } from './sign-in.ts';
import { createAdminClient, enrol } from './study-course.ts';

// the server refuses a course that the student is not enrolled in
test.use({ expectedConsoleErrors: /status of 403/ });

test('Enroll Now leads through the login page to the course, which offers to enrol', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured Courses' }).getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL('/login');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await window.getByLabel('Name').fill('Way in');
  await window.getByLabel('E-mail').fill('way.in@example.com');
  await window.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/student\/course\//);
  await expect(page.getByRole('heading', { name: 'You are not enrolled in this course.' })).toBeVisible();
  await expect(page.getByText(title ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Enroll Free|Buy Now)/ })).toBeVisible();
});

test('a student enrols on the page of a course and continues there', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'ନୂଆ ପାଠ', price: 0 });
  await signInAsStudent(page, { name: 'New', email: 'new.reader@example.com' });
  await page.goto(`/student/course/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Free' }).click();
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ନୂଆ ପାଠ' })).toBeVisible();
});

test('page titles name the course and the chapter', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'ଶୀର୍ଷକ', price: 0 });
  await signInAsStudent(page, { name: 'Title', email: 'title@example.com' });
  await enrol(page, courseId);
  await page.goto(`/student/course/${courseId}`);
  await expect(page).toHaveTitle('Chapter · ଶୀର୍ଷକ · Sikhya');
  await page.goto(`/student/course/${courseId}/subject/0/chapter/0/test`);
  await expect(page).toHaveTitle('Mock test: Chapter · ଶୀର୍ଷକ · Sikhya');
  await page.getByRole('link', { name: 'My Courses' }).first().click();
  await expect(page).toHaveTitle('My Learning Hub · Sikhya');
});

test('a search on the home page continues in all courses', async ({ page }) => {
  const product = await startProduct({ ...SETTINGS, DEMO: '0' }, process.env[EMPTY_FOLDER]);
  try {
    const admin = await createAdminClient(product);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      await admin.create(`ପାଠ ${number}`, [[{ title: 'Chapter' }]]);
    await page.goto(`${product.address}/?search=ପାଠ 1`);
    await expect(page.getByText('No courses found. Try different keywords!')).toBeVisible();
    await page.getByRole('button', { name: 'Search all courses' }).click();
    const explore = page.getByRole('region', { name: 'Explore All Courses' });
    await expect(explore.getByRole('status')).toHaveText('Showing 1 of 1 course for “ପାଠ 1”');
    await expect(explore.getByRole('heading', { level: 3 })).toHaveText('ପାଠ 1');
    await explore.getByRole('button', { name: 'Clear Search' }).click();

    // the button also appears after the last full page
    await explore.getByRole('button', { name: 'View All Courses' }).click();
    await expect(explore.getByRole('article')).toHaveCount(8);
    await explore.getByRole('button', { name: 'Load More Courses' }).click();
    await expect(explore.getByRole('button', { name: 'Load More Courses' })).toBeHidden();
    await expect(explore.getByRole('article')).toHaveCount(8);
  } finally {
    await product.stop();
  }
});
