import { addCourse } from './add-course.ts';
import { expect, test } from './product.ts';
import { signInAsStudent } from './sign-in.ts';
import { createAdminClient, enrol, signInEnrolled } from './study-course.ts';

// Requests fail on purpose here.
test.use({ expectedConsoleErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

test('enrolling offline shows a failure, and succeeds after Try again', async ({
  page,
  context,
  product,
}) => {
  await addCourse(product.address, { title: 'ବିନା ନେଟ୍', price: 0 });
  await signInAsStudent(page, { name: 'Offline', email: 'offline@example.com' });
  await page.goto('/student/courses?search=ବିନା ନେଟ୍');
  const button = page.getByRole('button', { name: 'Enroll Free' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Enrollment failed. Please try again.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully enrolled in course!' })).toBeVisible();
});

test('shows the message of the server when enrolling is refused', async ({ page, product }) => {
  await addCourse(product.address, { title: 'ଗଲା', price: 0 });
  await signInAsStudent(page, { name: 'Late', email: 'late@example.com' });
  await page.goto('/student/courses?search=ଗଲା');
  await page.route('**/api/protected/student/enroll/*', (route) =>
    // Requests a course that does not exist, as if it had just been deleted.
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, '018f0000-0000-7000-8000-000000000000'),
    }),
  );
  await page.getByRole('button', { name: 'Enroll Free' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Enrollment Failed' })).toContainText(
    'Course not found',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enroll Free' })).toBeFocused();
});

test('the lists show that they are offline, and load when the network is back', async ({ page, context }) => {
  await signInAsStudent(page, { name: 'Tunnel', email: 'tunnel@example.com' });
  const link = page.getByRole('link', { name: 'My Courses' }).first();
  await page.route('**/api/protected/student/my-courses', (route) => route.abort('internetdisconnected'));
  await page.goto('/student/my-courses');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await page.unroute('**/api/protected/student/my-courses');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'No enrolled courses yet!' })).toBeVisible();
  await expect(link).toBeVisible();
  await page.route('**/api/public/courses*', (route) => route.abort('internetdisconnected'));
  await page.goto('/student/courses');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await expect(page.locator('main .animate-pulse'), 'skeletons').toHaveCount(0);
});

test('the dashboard shows what has loaded, and the rest after Try again', async ({ page }) => {
  await signInAsStudent(page, { name: 'Half', email: 'half@example.com' });
  const fail = (url: string) =>
    page.route(url, (route) =>
      route.fulfill({ status: 503, json: { message: 'Busy', code: 'unavailable', requestId: 'r' } }),
    );
  await fail('**/api/student/analytics*');
  await fail('**/api/public/courses*');
  await page.goto('/student/dashboard');
  await expect(page.getByText('Some of this page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('–');
  await expect(page.getByRole('definition').nth(1)).toHaveText('0');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await expect(page.getByText('Some of this page could not be loaded.')).toBeHidden();
});

test('a course card without progress is shown when the progress fails to load', async ({ page, product }) => {
  const courseId = await addCourse(product.address, { title: 'ବିନା ପ୍ରତିଶତ', price: 0 });
  await signInAsStudent(page, { name: 'Unknown', email: 'unknown@example.com' });
  await enrol(page, courseId);
  await page.route('**/api/student/progress/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/student/dashboard');
  const card = page.getByRole('region', { name: 'Continue Learning' }).getByRole('article');
  await expect(card).toContainText('ENROLLED');
  await expect(card.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await expect(card).not.toContainText('complete');
});

test('opens no chapter while the progress fails to load, and keeps the last visited one', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ସ୍ଥାନ ରହିବ', [
    [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
  ]);
  // a browser that saves no progress, which would be shown instead of the failure
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await signInEnrolled(page, course._id);
  const [first, second, third] = course.subjects[0]!.chapters;
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/progress')) return;
    opened.push((request.postDataJSON() as { chapterId: string }).chapterId);
  });
  const heading = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
  await page.goto(`/student/course/${course._id}?chapter=${second!._id}`);
  await expect(heading('Second')).toBeVisible();
  await expect.poll(() => opened).toEqual([second!._id]);
  // the response to a report that is sent again would contain the progress
  const expectAllSent = () =>
    expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^unsent-minutes/.test(key))))
      .toEqual([]);
  await expectAllSent();

  const PROGRESS = `**/api/student/progress/${course._id}`;
  const failProgress = () => page.route(PROGRESS, (route) => route.abort());
  await failProgress();
  await page.goto(`/student/course/${course._id}`);
  const failure = page.getByText('Your progress could not be loaded.');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a chapter' })).toBeVisible();
  await expect(heading('First')).toBeHidden();
  await page.unroute(PROGRESS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading('Second')).toBeVisible();
  await expect(failure).toBeHidden();
  expect(new Set(opened), 'only chapters that the student chose are reported').toEqual(
    new Set([second!._id]),
  );
  expect(opened).not.toContain(first!._id);
  await expectAllSent();

  await failProgress();
  await page.goto(`/student/course/${course._id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(failure).toBeVisible();
  await page.getByRole('link', { name: /Third/ }).click();
  await page.unroute(PROGRESS);
  await expect(heading('Third'), 'the chapter chosen meanwhile stays open').toBeVisible();
  await expect.poll(() => opened).toContain(third!._id);
  await expect(failure, 'the response to the report contains the progress').toBeHidden();
  await expect(heading('Third')).toBeVisible();
});

test('a course stays on the screen when a proxy responds with 404', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ପ୍ରକ୍ସି', [[{ title: 'Open' }]]);
  await signInEnrolled(page, course._id);
  await page.goto(`/student/course/${course._id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Open' })).toBeVisible();
  const COURSE = `**/api/protected/student/course/${course._id}`;
  await page.route(COURSE, (route) => route.fulfill({ status: 404, body: '<h1>nginx</h1>' }));
  const response = page.waitForResponse(COURSE);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await response;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page.getByRole('heading', { level: 2, name: 'Open' })).toBeVisible();
});

test('a page works without the files that it loads later', async ({ page }) => {
  await signInAsStudent(page, { name: 'Later', email: 'later@example.com' });
  const failed = new Set<string>();
  await page.route(/\/assets\/(data-use|wipe-person-data)-/, (route) => {
    failed.add(route.request().url());
    return route.abort();
  });
  await page.goto('/student/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => failed.size).toBe(2);
});
