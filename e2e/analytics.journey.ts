import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { expectStableLayoutOnPhone } from './stable-layout.ts';
import { enrol } from './study-course.ts';

/** A student of the demo, with weeks of history. */
const MINAKSHI = { name: 'ମୀନାକ୍ଷୀ ଦାସ', email: 'minakshi.das@example.com' };
const ANALYTICS = '**/api/student/analytics*';

const card = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The response of the server for this student, to compare the screen with. */
function fetchAnalytics(page: Page, timeRange: string) {
  return page.evaluate(async (range) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(`/api/student/analytics?timeRange=${range}`, { headers })).json();
  }, timeRange);
}

test.use({ hasTouch: true });

test('shows the figures of the selected time range', async ({ page }) => {
  await signInAsStudent(page, MINAKSHI);
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/student/analytics');
  await expect(page.getByRole('tab', { name: 'All Time' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, timeRange, address] of [
    ['This Week', 'week', '/student/analytics?timeRange=week'],
    ['This Month', 'month', '/student/analytics?timeRange=month'],
    ['All Time', 'all', '/student/analytics'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(address);
    const { overview, coursePerformance } = await fetchAnalytics(page, timeRange);
    await expect(card(page, 'Total Courses')).toContainText(String(overview.totalCourses));
    await expect(card(page, 'Tests Completed').getByRole('definition')).toHaveText(
      String(overview.totalTestsTaken),
    );
    await expect(card(page, 'Study Time').getByRole('definition')).toHaveText(
      `${Math.round(overview.totalTimeSpent / 60)}\u00a0h`,
    );
    await expect(card(page, 'Average Score').getByRole('definition')).toHaveText(
      overview.totalTestsTaken === 0 ? '–' : `${overview.averageScore}%`,
    );
    // the arrow after the value
    await expect(card(page, 'Average Score').getByRole('definition').locator('svg')).toHaveCount(
      overview.totalTestsTaken === 0 ? 0 : 1,
    );
    await expect(panel(page, 'Recent Activity')).toContainText(`Tests this week${overview.recentTests}`);
    await expect(panel(page, 'Course Performance').getByRole('heading', { level: 3 })).toHaveCount(
      coursePerformance.length,
    );
  }
  await page.goto('/student/analytics?timeRange=month');
  await expect(page.getByRole('tab', { name: 'This Month' })).toHaveAttribute('aria-selected', 'true');
});

for (const who of [MINAKSHI, { name: 'ନୂଆ', email: 'new.analytics@example.com' }])
  test(`nothing jumps while the analytics of ${who.email} load`, async ({ page }) => {
    await signInAsStudent(page, who);
    await page.route('**/api/student/practice/next-actions', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await expectStableLayoutOnPhone(page, '/student/analytics');
    await expect(page.getByRole('tablist')).toBeVisible();
  });

test('selects a test or a week in a chart by mouse, touch and keyboard', async ({ page }) => {
  await signInAsStudent(page, MINAKSHI);
  await page.goto('/student/analytics');
  const { scores } = await fetchAnalytics(page, 'all');
  // everything above the chart is there, so that it no longer moves
  await expect(page.getByText('What to do next')).toBeVisible();
  const chart = panel(page, 'Scores over time');
  const slider = chart.getByRole('slider', { name: 'Tests' });
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`: ${scores.at(-1).score}%, `));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`: ${scores[0].score}%, `));
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(scores[1].chapterTitle).first()).toBeVisible();
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + 20);
  await expect(slider).toHaveValue('0');
  await page.mouse.move(box.x + box.width - 1, box.y + 20);
  await expect(slider).toHaveValue(String(scores.length - 1));
  await page.touchscreen.tap(box.x + 1, box.y + 20);
  await expect(slider).toHaveValue('0');
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(scores.length + 1);
  const weeks = panel(page, 'Time per week');
  await expect(weeks.getByRole('slider', { name: 'Weeks' })).toHaveAttribute('aria-valuetext', / to /);
});

test('links a chapter to its test', async ({ page }) => {
  await signInAsStudent(page, MINAKSHI);
  await page.goto('/student/analytics');
  const { strongestChapters } = await fetchAnalytics(page, 'all');
  const { courseId, subjectIndex, chapterIndex } = strongestChapters[0];
  await expect(
    panel(page, 'Strongest chapters').getByRole('link', { name: 'Practise' }).first(),
  ).toHaveAttribute(
    'href',
    `/student/course/${courseId}/subject/${subjectIndex}/chapter/${chapterIndex}/test`,
  );
});

test('shows a new student a link to the courses, and no average before the first test', async ({
  page,
  product,
}) => {
  await signInAsStudent(page, { name: 'ନୂଆ ଛାତ୍ର', email: 'new.analytics@example.com' });
  await page.goto('/student/analytics');
  await expect(page.getByRole('heading', { name: 'No analytics yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/student/courses',
  );
  const courseId = await addCourse(product.address, { title: 'ପ୍ରଥମ ପାଠ', price: 0 });
  await enrol(page, courseId);
  await page.reload();
  await expect(card(page, 'Average Score').getByRole('definition')).toHaveText('–');
  await expect(panel(page, 'Scores over time')).toContainText('No tests in this period');
  await expect(panel(page, 'Time per day')).toContainText('No time in this period');
  await expect(panel(page, 'Recent Activity')).toContainText('Performance levelNo tests yet');
  await panel(page, 'Course Performance').getByRole('link', { name: 'ପ୍ରଥମ ପାଠ' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/student/course/${courseId}`);
});

test('lists two tests instead of drawing a chart', async ({ page }) => {
  await signInAsStudent(page, MINAKSHI);
  await page.route(ANALYTICS, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, scores: body.scores.slice(-2) } });
  });
  await page.goto('/student/analytics');
  const chart = panel(page, 'Scores over time');
  await expect(chart.getByRole('listitem')).toHaveCount(2);
  await expect(chart).toContainText('From the third test on');
  await expect(chart.getByRole('slider')).toHaveCount(0);
});

test.describe('when the request fails', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test('shows the failure, and the figures after Try again', async ({ page }) => {
    await signInAsStudent(page, MINAKSHI);
    await page.route(ANALYTICS, (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy', code: 'unavailable', requestId: 'r' } }),
    );
    await page.goto('/student/analytics');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch analytics');
    await page.unroute(ANALYTICS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Tests Completed').getByRole('definition')).toHaveText(/^\d+$/);
  });
});
