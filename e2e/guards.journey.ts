import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Where each role ends up after opening a path. */
const ROUTES: { path: string; guest: string; student: string; admin: string }[] = [
  ...[
    '/',
    '/about',
    '/cancellation-refund',
    '/terms-conditions',
    '/shipping',
    '/privacy',
    '/contact-us',
    '/invite',
  ].map((path) => ({
    path,
    guest: path,
    student: path,
    admin: path,
  })),
  { path: '/login', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
  ...[
    '/student/dashboard',
    '/student/courses',
    '/student/my-courses',
    '/student/analytics',
    '/student/course/1',
    '/student/course/1/subject/0/chapter/0/test',
    '/student/course/1/chapter/0/test',
  ].map((path) => ({
    path,
    guest: '/login',
    student: path,
    admin: '/',
  })),
  ...[
    '/admin/create-course',
    '/admin/edit-course/1',
    '/admin/view-course/1',
    '/admin/courses/1/versions',
    '/admin/courses/1/preview',
    '/admin/upload-pdf',
    '/admin/create-test',
    '/admin/system',
    '/admin/account',
    '/admin/team',
    '/admin/activity',
  ].map((path) => ({
    path,
    guest: '/login',
    student: '/',
    admin: path,
  })),
  { path: '/student', guest: '/login', student: '/student/dashboard', admin: '/' },
  { path: '/admin', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
  // these redirect everybody else to the login page, which redirects a student to the student's dashboard
  ...['/admin/dashboard', '/admin/students', '/admin/student/1'].map((path) => ({
    path,
    guest: '/login',
    student: '/student/dashboard',
    admin: path,
  })),
];

// the screens of course 1 get a 404
test.use({ expectedConsoleErrors: /404/ });

for (const role of ['guest', 'student', 'admin'] as const) {
  test(`every path opens or redirects correctly for a ${role}`, async ({ page }) => {
    if (role === 'student') await signInAsStudent(page, { name: 'Guarded', email: 'guarded@example.com' });
    if (role === 'admin') await signInAsAdmin(page);
    for (const route of ROUTES) {
      await page.goto(route.path);
      await expect(page, `${role} at ${route.path}`).toHaveURL(route[role]);
      await expect(page.locator('main h1').first()).toBeVisible();
    }
  });
}

test('a protected screen fetches nothing before it redirects to the login page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/login');
  expect(requested.filter((path) => path.startsWith('/api/') && path !== '/api/public/site')).toEqual([]);
});
