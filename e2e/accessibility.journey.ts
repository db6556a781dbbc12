import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { createCourse, rowButton } from './editor-actions.ts';
import { createTestPage } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

async function expectNoViolationsAt(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectNoViolations(page);
}

test('finds violations in one of many equal elements, in each theme', async ({ page }) => {
  const show = (style: string, last = 'three') =>
    page.setContent(`<!doctype html><html lang="en"><head><title>x</title>
      <style>:root { color-scheme: light dark } ${style}</style></head>
      <body><main><h1>x</h1><p>one</p><p>two</p><p id="three">${last}</p></main></body></html>`);
  const faint = '#three { color: #777; background: #888 }';
  await show('');
  await expectNoViolations(page);
  for (const colorScheme of ['light', 'dark']) {
    await show(`@media (prefers-color-scheme: ${colorScheme}) { ${faint} }`);
    await expect(expectNoViolations(page)).rejects.toThrow(`in ${colorScheme}`);
    await expectNoViolations(page, { contrastKnownOf: ['main'] });
  }
  await show('', '<a href="/"></a>');
  await expect(expectNoViolations(page, { contrastKnownOf: ['main'] })).rejects.toThrow('link-name');
});

test('axe finds no violations in the menu of a student', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAsStudent(page, { name: 'ଅନିତା ପଣ୍ଡା', email: 'anita@example.com' });
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Open Student Portal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds no violations in the course editor', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/create-course');
  await page.getByRole('button', { name: 'Add Subject' }).click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByLabel('Course Title')).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove Subject 1' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('Subject removed.')).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'For axe')}`);
  for (const name of ['Subject 1', 'Chapter 1', 'Question 1']) await rowButton(page, name).click();
  await expect(page.getByLabel('Option A is correct')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoViolations(page);
});

test('axe finds no violations in the checks and the versions of a course', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, 'Checked by axe');
  await page.goto(`/admin/edit-course/${courseId}`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const checks = page.getByRole('dialog', { name: 'Checks before publishing' });
  await expect(checks.getByRole('link').first()).toBeVisible();
  await expectNoViolations(page);
  for (const screen of ['versions?version=1', 'versions?compare=1..1'])
    await expectNoViolationsAt(page, `/admin/courses/${courseId}/${screen}`);
});

test('axe finds no violations in the charts of the analytics', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAsStudent(page, { name: 'ମୀନାକ୍ଷୀ ଦାସ', email: 'minakshi.das@example.com' });
  await page.goto('/student/analytics', { waitUntil: 'networkidle' });
  await expect(page.getByRole('slider', { name: 'Tests' })).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
  await expectNoViolations(page);
});

test('axe finds no violations in a mock test from start to result', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const admin = await createAdminClient(product);
  const course = await admin.create('ପରୀକ୍ଷା', [[{ title: 'ଅଧ୍ୟାୟ', questions: 3 }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.open();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await expectNoViolations(page);
  await testPage.start();
  await testPage.answer('A', 'B');
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'All questions, now 2 of 3' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Question 3, not answered' }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await testPage.expectResult('You scored 1/3');
  await expectNoViolations(page);
});

test('axe finds no violations where an admin gives a course', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/students?search=minakshi');
  await page.getByRole('link', { name: /^View / }).click();
  await page.getByRole('button', { name: 'Give a course' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectNoViolations(page);
});
