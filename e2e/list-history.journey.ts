import type { Page } from '@playwright/test';
import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

// Safari refuses changes of the URL that come too fast
test.use({ expectedConsoleErrors: /SecurityError|refused/ });

const goToPage = (page: Page, number: number) =>
  page.getByRole('button', { name: `Page ${number}`, exact: true }).click();

const expectPage = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

test('Back leads to the previous page of a list, and does not stop at what was typed', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.goto('/admin/students?limit=5');
  await expectPage(page, 1);
  const firstStudent = page.getByRole('table').getByRole('row').nth(1);
  const first = await firstStudent.textContent();
  await goToPage(page, 2);
  await expect(page).toHaveURL('/admin/students?limit=5&page=2');
  await expect(firstStudent).not.toHaveText(first!);
  await page.goBack();
  await expect(page).toHaveURL('/admin/students?limit=5');
  await expectPage(page, 1);
  await expect(firstStudent).toHaveText(first!);
  await page.goForward();
  await expectPage(page, 2);

  const search = page.getByRole('searchbox');
  await search.fill('das');
  await expect(page).toHaveURL('/admin/students?limit=5&search=das');
  await search.fill('dash');
  await expect(page).toHaveURL('/admin/students?limit=5&search=dash');
  await page.goBack();
  await expect(page).toHaveURL('/admin/students?limit=5');
  await expect(search).toHaveValue('');
  await expectPage(page, 1);
});

test('Back does not lead to a page beyond the last one', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/activity');
  await page.goto('/admin/students?limit=5&page=999');
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/activity');
});

test('Back undoes a tab of a list', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/exams');
  const states = page.getByRole('group', { name: 'State' });
  await states.getByRole('button', { name: 'Published' }).click();
  await expect(page).toHaveURL('/admin/exams?state=published');
  await page.goBack();
  await expect(page).toHaveURL('/admin/exams');
  await expect(states.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

test('Back leads to the tab where a move with the arrow keys began', async ({ page }) => {
  await signInAsStudent(page, { name: 'Arrow Keys', email: 'arrow.keys@example.com' });
  await page.goto('/student/dashboard');
  await page.goto('/student/analytics');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('All Time').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/student/analytics?timeRange=month');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/student/analytics?timeRange=week');
  await page.goBack();
  await expect(page).toHaveURL('/student/analytics');
  await expect(tab('All Time')).toHaveAttribute('aria-selected', 'true');
  await tab('This Month').click();
  await tab('This Week').click();
  await expect(page).toHaveURL('/student/analytics?timeRange=week');
  await page.goBack();
  await expect(page, 'a click adds an entry each').toHaveURL('/student/analytics?timeRange=month');
});

test('Back leads to the choice of a list where a move with the arrow keys began', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.goto('/admin/orders');
  const states = page.getByRole('combobox', { name: 'State' });
  await states.focus();
  // faster than the router completes a change
  for (let n = 1; n <= 3; n += 1) await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/admin/orders?status=lapsed');
  await expect(states).toHaveValue('lapsed');
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders');
});

test('Back leads to the previous page of the catalogue', async ({ page, product }) => {
  // one more than a page has
  for (let n = 1; n <= 13; n += 1) await addCourse(product.address, { title: `Listed ${n}`, price: 0 });
  await page.goto('/courses');
  await expectPage(page, 1);
  const firstCourse = page.getByRole('article').first();
  const first = await firstCourse.textContent();
  await goToPage(page, 2);
  await expect(page).toHaveURL('/courses?page=2');
  await expect(firstCourse).not.toHaveText(first!);
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expectPage(page, 1);
  await expect(firstCourse).toHaveText(first!);
});

test('the reports of a student beyond the last page show the last page', async ({ page }) => {
  const report = {
    _id: '1',
    questionId: '1',
    resultId: null,
    kind: 'wrong-key',
    language: null,
    text: 'It is the second option.',
    picture: null,
    reportedAt: '2026-11-01T10:00:00.000Z',
    question: 'Which one is right?',
    odiaQuestion: null,
    test: {
      kind: 'exam',
      _id: '1',
      courseId: null,
      title: 'Exam',
      courseTitle: '',
      odiaTitles: { title: null, courseTitle: null },
    },
    decision: null,
  };
  await page.route('**/api/student/reports?*', (route) => {
    const currentPage = Number(new URL(route.request().url()).searchParams.get('page'));
    const pagination = { currentPage, totalPages: 2, totalReports: 12 };
    return route.fulfill({ json: { reports: currentPage <= 2 ? [report] : [], pagination } });
  });
  await signInAsStudent(page, { name: 'Far Away', email: 'far.away@example.com' });
  await page.goto('/student/reports?page=99');
  await expect(page).toHaveURL('/student/reports?page=2');
  await expect(page.getByText('Which one is right?')).toBeVisible();
});

test('coupons are listed page by page, the newest first', async ({ page }) => {
  await signInAsAdmin(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  // one more than a page has
  for (let n = 1; n <= 11; n += 1) {
    const data = { code: `LISTED-${n}`, percent: 10 };
    expect((await page.request.post('/api/admin/coupons', { headers, data })).status()).toBe(201);
  }
  await page.goto('/admin/coupons');
  const table = page.getByRole('table', { name: 'Coupons' });
  await expect(table.getByText('LISTED-2', { exact: true }).first()).toBeVisible();
  await goToPage(page, 2);
  await expect(page).toHaveURL('/admin/coupons?page=2');
  await expect(table.getByText('LISTED-1', { exact: true }).first()).toBeVisible();
});

test('another filter of the courses requests the first page only', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard?limit=5&page=2');
  await expectPage(page, 2);
  const requested: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/courses' && searchParams.get('state') === 'published')
      requested.push(searchParams.get('page'));
  });
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard?limit=5&state=published');
  await expectPage(page, 1);
  expect(requested).toEqual(['1']);
});

test('a time range that the browser refused to put into the URL can be chosen again', async ({ page }) => {
  await signInAsStudent(page, { name: 'Fast Keys', email: 'fast.keys@example.com' });
  await page.goto('/student/analytics');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('All time').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/student/analytics?timeRange=week');
  const refused = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    history.replaceState = () => {
      // the browser accepts the next change
      delete (history as Partial<History>).replaceState;
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.keyboard.press('ArrowRight');
  await refused;
  await expect(tab('This week')).toHaveAttribute('aria-selected', 'true');
  await tab('This month').click();
  await expect(page).toHaveURL('/student/analytics?timeRange=month');
});
