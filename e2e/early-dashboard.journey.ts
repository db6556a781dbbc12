import type { Page } from '@playwright/test';
import { holdBackCode } from './hold-back-code.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { enrol } from './study-course.ts';

const PHONE = { width: 360, height: 780 };

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

/** Signs a student in who has enrolled in a course with a picture and has not entered a date of birth. */
async function enrolInIllustratedCourse(page: Page, email: string): Promise<{ _id: string; title: string }> {
  await signInAsStudent(page, { name: 'ଶ୍ରୀକାନ୍ତ ସାହୁ', email }, { dateOfBirth: null });
  const response = await page.request.get('/api/public/courses/history-of-odisha');
  const { course } = (await response.json()) as { course: { _id: string; title: string } };
  await enrol(page, course._id);
  return course;
}

test('the dashboard shows the course to continue before the code is loaded, and the app moves nothing', async ({
  page,
}) => {
  const course = await enrolInIllustratedCourse(page, 'continues@example.com');
  await page.setViewportSize(PHONE);
  const releaseCode = await holdBackCode(page);
  await open(page, '/student/dashboard');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: `Continue Learning: ${course.title}` });
  await expect(link).toHaveAttribute('href', `/student/course/${course._id}`);
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('region', { name: 'Missing consent' }),
    main.locator('dl').first(),
    main.locator('img').first(),
    main.getByRole('heading', { name: course.title }),
    link,
  ];
  await expect(parts[0]!).toHaveText(/^Welcome, .+!$/);
  await expect(parts[1]!).toContainText('date of birth');
  const measure = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await measure();
  releaseCode();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(main.getByText(/^Enrolled \d/)).toBeVisible();
  expect(await measure()).toEqual(before);
});

test("a press of 'Not now' before the code is loaded dismisses the line", async ({ page }) => {
  await enrolInIllustratedCourse(page, 'not-now@example.com');
  const releaseCode = await holdBackCode(page);
  await open(page, '/or/student/dashboard');
  const line = page.getByRole('region', { name: 'ବାକି ଥିବା ସମ୍ମତି' });
  await line.getByRole('button').click();
  releaseCode();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('the server shows no dashboard while a test is running, nor at another address', async ({
  page,
  product,
}) => {
  const { _id } = await enrolInIllustratedCourse(page, 'tested@example.com');
  const dashboard = page.locator('#early-dashboard');
  // the service worker sends the dashboard in place of other screens
  await page.route('**/student/analytics', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${product.address}/student/dashboard` }) });
  });
  const releaseCode = await holdBackCode(page);
  const certificates = '**/api/student/certificates';
  await Promise.all([page.waitForResponse(certificates), open(page, '/student/analytics')]);
  await expect(dashboard).toBeHidden();
  releaseCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`/student/course/${_id}/subject/0/chapter/0/test`);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Question 1 of')).toBeVisible();
  await holdBackCode(page);
  const [response] = await Promise.all([
    page.waitForResponse(certificates),
    open(page, '/student/dashboard'),
  ]);
  // the early script has read it
  await response.finished();
  await expect(page.locator('#shell')).toBeVisible();
  await expect(dashboard).toBeHidden();
});
