import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { createAdminClient, createPdf, getViewer, signInEnrolled } from './study-course.ts';

const PHONE = { width: 360, height: 780 };

test('a student enrols, studies, leaves and returns to the same page of the same chapter', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const title = 'ଫେରିବା ପାଇଁ ଏକ ପାଠ';
  await admin.create(title, [
    [{ title: 'ପ୍ରଥମ ଅଧ୍ୟାୟ', questions: 2 }],
    [{ title: 'ଦ୍ୱିତୀୟ ଅଧ୍ୟାୟ', pdf: await createPdf(9) }],
  ]);
  await signInAsStudent(page, { name: 'ସୁମିତ୍ରା', email: 'sumitra@example.com' });
  await page.goto('/student/courses');
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /Enroll/ })
    .click();
  await expect(page.getByText('Successfully enrolled in course!')).toBeVisible();
  await page.goto('/student/my-courses');
  await page.getByRole('link', { name: `Continue Learning: ${title}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'ପ୍ରଥମ ଅଧ୍ୟାୟ' })).toBeVisible();
  await expect(page.getByText('No study material available for this chapter')).toBeVisible();
  await expect(page.getByText('To complete this chapter, pass its mock test.')).toBeVisible();
  await expect(page.getByText('2 questions')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Test' })).toHaveAttribute(
    'href',
    /\/subject\/0\/chapter\/0\/test$/,
  );
  await page.getByRole('link', { name: 'Next Chapter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ଦ୍ୱିତୀୟ ଅଧ୍ୟାୟ' })).toBeFocused();
  await expect(page.getByText('ବିଷୟ 2 · Chapter 1')).toBeVisible();
  await expect(page.getByText('View only')).toBeVisible();
  const { pageField, drawn } = getViewer(page);
  await drawn(1);
  await pageField.fill('6');
  await pageField.press('Enter');
  await drawn(6);
  await page.goto('/student/my-courses');
  await page.getByRole('link', { name: `Continue Learning: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'ଦ୍ୱିତୀୟ ଅଧ୍ୟାୟ' })).toBeVisible();
  await expect(pageField).toHaveValue('6');
  await page.getByRole('link', { name: 'Previous Chapter' }).click();
  await expect(page).toHaveURL(/chapter=/);
  await expect(page.getByRole('heading', { level: 2, name: 'ପ୍ରଥମ ଅଧ୍ୟାୟ' })).toBeVisible();
});

test.describe('completing', () => {
  // one reset fails on purpose
  test.use({ expectedConsoleErrors: /422/ });

  test('opening a chapter without PDF and questions completes it, and a reset undoes it', async ({
    page,
    product,
  }) => {
    const admin = await createAdminClient(product);
    const course = await admin.create('ପୁଣି ଥରେ', [[{ title: 'Opened' }, { title: 'Still to do' }]]);
    await signInEnrolled(page, course._id);
    await page.goto(`/student/course/${course._id}`);
    await expect(page.getByText('Chapter completed!')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '50');
    await expect(page.getByRole('link', { name: 'Opened Completed' })).toBeVisible();
    await page.getByRole('link', { name: 'Still to do Open it' }).click();
    await expect(page.getByText('Course completed!')).toBeVisible();

    const dialog = page.getByRole('alertdialog', { name: 'Reset progress' });
    await page.route('**/api/student/reset/**', (route) =>
      route.fulfill({ status: 422, json: { message: 'no', code: 'invalid' } }),
    );
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await expect(dialog).toContainText(
      'Reset all progress for this course? This will clear all completed chapters and test results.',
    );
    await dialog.getByRole('button', { name: 'Reset progress' }).click();
    await expect(page.getByText('Failed to reset progress')).toBeVisible();
    await page.unroute('**/api/student/reset/**');
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Reset progress' }).click();
    await dialog.getByRole('button', { name: 'Reset progress' }).click();
    await expect(page.getByText('Progress reset successfully!')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');

    await test.step('on a phone the button is in the course menu', async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Course menu' }).click();
      await page
        .getByRole('dialog', { name: 'Course menu' })
        .getByRole('button', { name: 'Reset progress' })
        .click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });
  });
});

test('on a phone the outline is a sheet and the document is as wide as the screen', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  const admin = await createAdminClient(product);
  const course = await admin.create('ଫୋନ୍‌ରେ', [
    [{ title: 'One', pdf: await createPdf(3) }],
    [{ title: 'Two', questions: 1 }],
  ]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  const { drawn, pages } = getViewer(page);
  await drawn(1);
  await expect.poll(() => pages.evaluate((view) => view.scrollWidth <= view.clientWidth)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Course menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Course menu' });
  await expect(menu.getByRole('link', { name: /One/ })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('button', { name: 'ବିଷୟ 2' }).click();
  await menu.getByRole('link', { name: /Two/ }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
});

test.describe('a course that changes while a student reads it', () => {
  test.use({ expectedConsoleErrors: /40[34]/ });
  const returnToTab = (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

  test('shows that the chapter or the course was removed', async ({ page, product }) => {
    const admin = await createAdminClient(product);
    const course = await admin.create('ବଦଳିବ', [[{ title: 'Stays' }, { title: 'Goes' }]]);
    await signInEnrolled(page, course._id);
    await page.goto(`/student/course/${course._id}?chapter=${course.subjects[0]!.chapters[1]!._id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Goes' })).toBeVisible();
    await admin.change(course, [[{ title: 'Stays' }]]);
    await returnToTab(page);
    await expect(page.getByText('This chapter is no longer part of the course')).toBeVisible();
    await page.getByRole('link', { name: 'Continue with the course' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Stays' })).toBeVisible();
    await admin.remove(course);
    await returnToTab(page);
    await page.reload();
    // a course in the bin stays with its students until it is removed for good
    await expect(page.getByRole('heading', { level: 2, name: 'Stays' })).toBeVisible();
    const json = { message: 'Course not found', code: 'not-found', requestId: 'x' };
    await page.route(`**/student/course/${course._id}`, (route, request) =>
      request.isNavigationRequest() ? route.continue() : route.fulfill({ status: 404, json }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to My Courses' }).click();
    await expect(page).toHaveURL('/student/my-courses');
  });
});

test('axe finds no violations in the course viewer', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଦେଖିବା', [
    [{ title: 'One', pdf: await createPdf(3), questions: 1 }, { title: 'Two' }],
  ]);
  await signInEnrolled(page, course._id);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/student/course/${course._id}`);
    await getViewer(page).drawn(1);
    await page.getByRole('button', { name: 'Search in this document' }).click();
    await expectNoViolations(page);
  }
});
