import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Where each role ends up that asks for an address. Addresses that are not built yet are guarded all the same. */
const ROUTES: { address: string; guest: string; student: string; admin: string }[] = [
  ...['/', '/about', '/cancellation-refund', '/terms-conditions', '/shipping', '/privacy', '/contact-us'].map(
    (address) => ({
      address,
      guest: address,
      student: address,
      admin: address,
    }),
  ),
  { address: '/login', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
  ...[
    '/student/dashboard',
    '/student/courses',
    '/student/my-courses',
    '/student/analytics',
    '/student/course/1',
    '/student/course/1/subject/0/chapter/0/test',
    '/student/course/1/chapter/0/test',
  ].map((address) => ({
    address,
    guest: '/login',
    student: address,
    admin: '/',
  })),
  ...[
    '/admin/create-course',
    '/admin/edit-course/1',
    '/admin/view-course/1',
    '/admin/upload-pdf',
    '/admin/create-test',
    '/admin/system',
  ].map((address) => ({
    address,
    guest: '/login',
    student: '/',
    admin: address,
  })),
  { address: '/student', guest: '/login', student: '/student/dashboard', admin: '/' },
  { address: '/admin', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
  // these send everybody else to sign in, which sends a student to the student's dashboard
  ...['/admin/dashboard', '/admin/students', '/admin/student/1'].map((address) => ({
    address,
    guest: '/login',
    student: '/student/dashboard',
    admin: address,
  })),
];

// a course 1 is not there, and its screen says so
test.use({ expectedComplaints: /404/ });

for (const role of ['guest', 'student', 'admin'] as const) {
  test(`every address leads a ${role} where it should`, async ({ page }) => {
    if (role === 'student') await signInAsStudent(page, { name: 'Guarded', email: 'guarded@example.com' });
    if (role === 'admin') await signInAsAdmin(page);
    for (const route of ROUTES) {
      await page.goto(route.address);
      await expect(page, `${role} at ${route.address}`).toHaveURL(route[role]);
      await expect(page.locator('main h1').first()).toBeVisible();
    }
  });
}

test('nothing of a guarded screen is seen or fetched before the way to sign in', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/login');
  expect(fetched.filter((path) => path.startsWith('/api/') && path !== '/api/public/site')).toEqual([]);
});
