import { createCourse, rowButton } from './editor-actions.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin } from './sign-in.ts';

// the list fails to reload on purpose here
test.use({
  expectedConsoleErrors: /Failed to load resource|ApiError/,
});

const LONG = 'ଅତି ଲମ୍ବା ଶିରୋନାମା '.repeat(60).trim();

test('limits a very long title to two lines in every row', async ({ page }) => {
  await signInAsAdmin(page);
  const courseId = await createCourse(page, LONG);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/dashboard');
    const title = page.getByRole('cell').filter({ hasText: LONG }).first();
    await expect(title).toBeVisible();
    expect((await title.boundingBox())!.height).toBeLessThan(100);
  }
  await page.goto(`/admin/edit-course/${courseId}`);
  await rowButton(page, 'Subject 1').click();
  const subject = page.getByLabel('Subject Title');
  await subject.fill(LONG);
  expect((await rowButton(page, 'Subject 1').boundingBox())!.height).toBeLessThan(120);
});

test('does not cover the save button with a toast', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await page.goto(`/admin/edit-course/${await createCourse(page, 'With toasts')}`);
  await rowButton(page, 'Subject 2').click();
  await page.getByRole('button', { name: 'Remove Subject 2' }).click();
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  const toast = page.getByRole('region', { name: 'Status messages' }).getByText('Subject removed.');
  await expect(toast).toBeVisible();
  const { y, height } = (await toast.boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Update Course' }).boundingBox())!;
  // the bar of the button is above the toast if the page ends there
  expect(y + height < button.y || y > button.y + button.height).toBe(true);
});

test('reloads the list on return and reports a failed reload', async ({ page, context }) => {
  await signInAsAdmin(page);
  await createCourse(page, 'Seen on return');
  await page.goto('/admin/dashboard?search=Seen');
  await expect(page.getByRole('cell', { name: 'Seen on return', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await createCourse(other, 'Seen as well');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('cell', { name: 'Seen as well', exact: true })).toBeVisible();

  const lists = '**/api/admin/courses?*';
  await page.route(lists, (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const stale = page.getByRole('alert').filter({ hasText: 'may be out of date' });
  await expect(stale).toContainText('Failed to fetch courses: Broken');
  await expect(page.getByRole('cell', { name: 'Seen as well', exact: true })).toBeVisible();
  await page.unroute(lists);
  await stale.getByRole('button', { name: 'Try again' }).click();
  await expect(stale).toHaveCount(0);
});

test('shows how many students lose a course before it is deleted', async ({ page }) => {
  await signInAsAdmin(page);
  const { title, enrolledStudents } = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const { courses } = await (await fetch('/api/admin/courses?limit=50', { headers })).json();
    return courses.find((course: { enrolledStudents: number }) => course.enrolledStudents > 1);
  });
  await page.goto(`/admin/dashboard?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Course?' });
  await expect(dialog).toContainText(
    `${enrolledStudents} students have this course and keep it until it is removed for good.`,
  );
});
