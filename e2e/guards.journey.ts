import { paths } from '../web/src/lib/paths.ts';
import { navigate } from './navigate.ts';
import { expect, test } from './product.ts';
import { SCREENS } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Admin screens that redirect everybody else to the login page, which redirects a student to the student's dashboard. */
const VIA_LOGIN: string[] = [paths.adminDashboard, paths.students, paths.student(':studentId')];

/** Where each role ends up after opening a path. */
const ROUTES: { path: string; guest: string; student: string; admin: string }[] = [
  ...SCREENS.public
    .filter((path) => path !== paths.login)
    .map((path) => ({ path, guest: path, student: path, admin: path })),
  { path: '/login', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
  ...SCREENS.student.map((path) => ({ path, guest: '/login', student: path, admin: '/' })),
  ...SCREENS.admin.map((path) => ({
    path,
    guest: '/login',
    student: VIA_LOGIN.includes(path) ? '/student/dashboard' : '/',
    admin: path,
  })),
  { path: '/student', guest: '/login', student: '/student/dashboard', admin: '/' },
  { path: '/admin', guest: '/login', student: '/student/dashboard', admin: '/admin/dashboard' },
];

/** The paths that are loaded for every role; the other paths that redirect a role are opened inside the app. */
const LOADED: string[] = [paths.login, '/student', '/admin', paths.studentDashboard, paths.adminDashboard];

/** Nothing has this id: the guards decide before anything is fetched. */
const withId = (path: string) => path.replace(/:\w+/g, '1');

// the screens that need data get a 404
test.use({ expectedConsoleErrors: /404/ });

for (const role of ['guest', 'student', 'admin'] as const) {
  test(`every path opens or redirects correctly for a ${role}`, async ({ page }) => {
    if (role === 'student') await signInAsStudent(page, { name: 'Guarded', email: 'guarded@example.com' });
    if (role === 'admin') await signInAsAdmin(page);
    for (const route of ROUTES) {
      // a redirect leaves the path, so that its end can be seen from the address
      const isRedirect = route[role] !== route.path;
      if (isRedirect && !LOADED.includes(route.path)) await navigate(page, withId(route.path));
      else await page.goto(withId(route.path));
      await expect(page, `${role} at ${route.path}`).toHaveURL(withId(route[role]));
      await expect(page.locator('main h1').first(), `${role} at ${route.path}`).toBeVisible();
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
