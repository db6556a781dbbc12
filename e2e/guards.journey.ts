import { paths } from '../web/src/lib/paths.ts';
import { getNewHeading, navigate } from './navigate.ts';
import { expect, test } from './product.ts';
import { SCREENS } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

/** Admin screens that redirect everybody else to the login page, which redirects a student to the student's dashboard. */
const VIA_LOGIN: string[] = [paths.adminDashboard, paths.students, paths.student(':studentId')];

const ROLES = ['guest', 'student', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** The page on which each role ends up after opening a path. */
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

/** These are loaded for every role. */
const LOADED: string[] = [
  paths.home,
  paths.login,
  '/student',
  '/admin',
  paths.studentDashboard,
  paths.adminDashboard,
];

/** Every screen is loaded once, by the people that it is made for. For others it opens inside the app, which takes a third of the CPU time. */
const isLoaded = (path: string, role: Role, target: string) =>
  LOADED.includes(path) || (target === path && isMadeFor(path, role));

const isMadeFor = (path: string, role: Role) =>
  SCREENS[role === 'guest' ? 'public' : role].some((screen) => screen === path);

/** Replaces parameters by an id that does not exist: the guards decide before anything is fetched. */
const withId = (path: string) => path.replace(/:\w+/g, '1');

// the screens that need data get a 404
test.use({ expectedConsoleErrors: /404/ });

for (const role of ROLES) {
  test(`every path opens or redirects correctly for a ${role}`, async ({ page }) => {
    if (role === 'student') await signInAsStudent(page, { name: 'Guarded', email: 'guarded@example.com' });
    if (role === 'admin') await signInAsAdmin(page);
    for (const route of ROUTES) {
      const target = route[role];
      if (isLoaded(route.path, role, target)) await page.goto(withId(route.path));
      else await navigate(page, withId(route.path));
      await expect(page, `${role} at ${route.path}`).toHaveURL(withId(target));
      // a redirect may end at the screen before
      const isOpenedInside = target === route.path && !isLoaded(route.path, role, target);
      const heading = isOpenedInside ? getNewHeading(page) : page.locator('main h1').first();
      await expect(heading, `${role} at ${route.path}`).toBeVisible();
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

test('a student who is sent to the login page twice in a row ends at the dashboard', async ({ page }) => {
  await signInAsStudent(page, { name: 'Guarded', email: 'twice@example.com' });
  await page.goto(paths.studentAccount);
  await expect(page.locator('main h1')).toBeVisible();
  // as soon as the address has changed, which is before the dashboard is rendered
  await page.evaluate((dashboard) => {
    const { replaceState } = history;
    history.replaceState = (state, title, url) => {
      replaceState.call(history, state, title, url);
      if (location.pathname !== dashboard) return;
      history.replaceState = replaceState;
      history.pushState({ idx: history.state.idx + 1, key: 'second' }, '', '/admin/students');
      dispatchEvent(new PopStateEvent('popstate'));
    };
  }, paths.studentDashboard);
  await navigate(page, paths.students);
  await expect(page).toHaveURL(paths.studentDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});
