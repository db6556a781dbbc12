import type { Page, Request } from '@playwright/test';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { createCourse } from './editor-actions.ts';
import { getNewHeading, navigate } from './navigate.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { SCREENS, toAddress } from './screens.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

const STUDENT = { name: 'ଅନିତା ପଣ୍ଡା', email: 'anita.odia@example.com' };

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

// the not-found page and an unknown student
test.use({ expectedConsoleErrors: /status of 404/ });
test.beforeEach(({ page }) => page.setViewportSize(PHONE));
// each test opens up to twenty screens
test.describe.configure({ timeout: 300_000 });

/** The elements that the screens of a portal have in common. */
const COMMON = ['header', 'aside', 'footer'].map((name) => `${name}:not(main *)`);

/**
 * Returns a function that expects a screen in Odia. It also looks for violations of accessibility rules, because this
 * journey opens every screen anyway.
 */
function createVisitor(page: Page): (address: string) => Promise<void> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  const busy = page.locator('main [aria-busy=true]');
  let lastPath: string | undefined;
  const open = async (address: string, path: string) => {
    // Inside the app, which takes a third of the CPU time; guards.journey.ts loads every screen.
    // The editor keeps its heading from one course to the next, so it is loaded.
    if (!lastPath || path === lastPath || path.startsWith('/admin/edit-course'))
      await page.goto(`/or${address}`);
    else {
      await navigate(page, `/or${address}`);
      await expect(getNewHeading(page), address).toBeVisible();
    }
    let quietRounds = 0;
    await expect(async () => {
      quietRounds = requests.size === 0 && (await busy.count()) === 0 ? quietRounds + 1 : 0;
      expect(quietRounds, `${address} has loaded`).toBeGreaterThan(2);
    }).toPass({ intervals: [100] });
  };
  return async (address) => {
    const path = address.split('?')[0]!;
    await open(address, path);
    await expectOdia(page, address);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, `${address} scrolls sideways`).toBe(false);
    // admins sit at a desk, students hold a phone
    if (!address.startsWith('/student')) await page.setViewportSize(DESKTOP);
    await expectNoViolations(page, { contrastKnownOf: lastPath ? COMMON : [] });
    await page.setViewportSize(PHONE);
    lastPath = path;
  };
}

test('public screens are in Odia, without violations of accessibility rules', async ({ page, product }) => {
  const data = await createScreenData(page, product, { ...STUDENT, email: 'odia.public@example.com' });
  const expectOdiaAt = createVisitor(page);
  for (const path of SCREENS.public) await expectOdiaAt(toAddress(path, data));
  for (const address of [
    '/courses?search=nowhere',
    '/courses/nowhere',
    '/courses/nowhere/preview/nowhere',
    '/nowhere',
  ]) {
    await expectOdiaAt(address);
  }
  await page.goto('/or/login', { waitUntil: 'networkidle' });
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('input[name=username]')).toBeVisible();
  await expectOdia(page, '/login as admin');
});

test('screens of a student are in Odia, without violations', async ({ page, product }) => {
  await signInAsStudent(page, STUDENT);
  const expectEmptyAt = createVisitor(page);
  for (const path of SCREENS.student.filter((path) => !path.includes(':'))) await expectEmptyAt(path);
  const data = await createScreenData(page, product, STUDENT);
  // another one loads the page again, because the app has the empty lists in its cache
  const expectOdiaAt = createVisitor(page);
  for (const path of SCREENS.student) await expectOdiaAt(toAddress(path, data));
  await expectOdiaAt('/student/nowhere');
  await page.goto(`/or${toAddress(paths.chapterTest(':courseId', 0, 0), data)}`);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectOdia(page, 'taking a test');
});

const HALF = Math.ceil(SCREENS.admin.length / 2);

for (const [part, screens] of [
  ['first', SCREENS.admin.slice(0, HALF)],
  ['second', SCREENS.admin.slice(HALF)],
] as const) {
  test(`the ${part} half of an admin’s screens is in Odia, without violations`, async ({ page, product }) => {
    const email = `odia.admin.${part}@example.com`;
    const data = await createScreenData(page, product, { ...STUDENT, email });
    await signInAsAdmin(page);
    await createCourse(page, 'ପରିଚାଳକଙ୍କ ପାଠ୍ୟକ୍ରମ');
    const expectOdiaAt = createVisitor(page);
    for (const path of screens) {
      // only the course of this journey, because those of others have English titles
      const query = path === paths.adminDashboard ? '?search=ପରିଚାଳକଙ୍କ' : '';
      await expectOdiaAt(toAddress(path, data) + query);
    }
  });
}

test('an admin’s screens are in Odia in other states, without violations', async ({ page }) => {
  await signInAsAdmin(page);
  const id = await createCourse(page, 'ପରିଚାଳକଙ୍କ ପାଠ୍ୟକ୍ରମ');
  const binId = await createCourse(page, 'ବିଲୋପ ପାଠ୍ୟକ୍ରମ');
  await page.evaluate(async (courseId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    await fetch(`/api/admin/courses/${courseId}`, { method: 'DELETE', headers });
  }, binId);
  const expectOdiaAt = createVisitor(page);
  for (const screen of [
    'dashboard?state=bin&search=ବିଲୋପ',
    'dashboard?state=archived&search=ପରିଚାଳକଙ୍କ',
    `courses/${id}/versions?version=1`,
    `courses/${id}/versions?compare=1..1`,
    'student/000000000000000000000000',
    'orders/000000000000000000000000',
    'nowhere',
  ]) {
    await expectOdiaAt(`/admin/${screen}`);
  }
  await page.goto(`/or/admin/edit-course/${id}`);
  const panel = page.getByRole('region', { name: 'ପ୍ରକାଶନ' });
  await page.locator('[name="course:description"]').fill('ନୂଆ ବିବରଣୀ');
  await panel.getByRole('button', { name: 'ପରିବର୍ତ୍ତନ ଦେଖାନ୍ତୁ' }).click();
  await expectOdia(page, 'unpublished changes');
  await panel.getByRole('button', { name: 'ପ୍ରକାଶ କରନ୍ତୁ…' }).click();
  await page.getByRole('dialog').getByText('ପରେ', { exact: true }).click();
  await expectOdia(page, 'publishing at a time');
  await page.goto('/or/admin/students?search=jyotirmayee');
  const avatar = page.locator('main span[aria-hidden] > span[lang=or]', { hasText: 'ଜ୍ୟୋ' });
  await expect(avatar).toBeVisible();
  const widths = await avatar.evaluate((letter) =>
    [letter, letter.parentElement!].map((element) => element.getBoundingClientRect().width),
  );
  expect(widths[0]!, 'a wide syllable fits into its circle').toBeLessThan(0.85 * widths[1]!);
});
