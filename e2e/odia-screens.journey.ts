import type { Page } from '@playwright/test';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { createCourse } from './editor-actions.ts';
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
// each test opens up to thirty screens
test.describe.configure({ timeout: 300_000 });

/** Also looks for violations of accessibility rules, because this journey opens every screen anyway. */
async function expectOdiaAt(page: Page, address: string): Promise<void> {
  await page.goto(`/or${address}`, { waitUntil: 'networkidle' });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectOdia(page, address);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, `${address} scrolls sideways`).toBe(false);
  // admins sit at a desk, students hold a phone
  if (!address.startsWith('/student')) await page.setViewportSize(DESKTOP);
  await expectNoViolations(page);
  await page.setViewportSize(PHONE);
}

test('public screens are in Odia, without violations of accessibility rules', async ({ page, product }) => {
  const data = await createScreenData(page, product, { ...STUDENT, email: 'odia.public@example.com' });
  for (const path of SCREENS.public) await expectOdiaAt(page, toAddress(path, data));
  for (const address of [
    '/courses?search=nowhere',
    '/courses/nowhere',
    '/courses/nowhere/preview/nowhere',
    '/nowhere',
  ]) {
    await expectOdiaAt(page, address);
  }
  await page.goto('/or/login', { waitUntil: 'networkidle' });
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('input[name=username]')).toBeVisible();
  await expectOdia(page, '/login as admin');
});

test('screens of a student are in Odia, without violations', async ({ page, product }) => {
  await signInAsStudent(page, STUDENT);
  for (const path of SCREENS.student.filter((path) => !path.includes(':'))) await expectOdiaAt(page, path);
  const data = await createScreenData(page, product, STUDENT);
  for (const path of SCREENS.student) await expectOdiaAt(page, toAddress(path, data));
  await expectOdiaAt(page, '/student/nowhere');
  await page.goto(`/or${toAddress(paths.chapterTest(':courseId', 0, 0), data)}`);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectOdia(page, 'taking a test');
});

test('screens of an admin are in Odia, without violations', async ({ page, product }) => {
  const data = await createScreenData(page, product, { ...STUDENT, email: 'odia.admin@example.com' });
  await signInAsAdmin(page);
  const id = await createCourse(page, 'ପରିଚାଳକଙ୍କ ପାଠ୍ୟକ୍ରମ');
  const binId = await createCourse(page, 'ବିଲୋପ ପାଠ୍ୟକ୍ରମ');
  await page.evaluate(async (courseId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    await fetch(`/api/admin/courses/${courseId}`, { method: 'DELETE', headers });
  }, binId);
  for (const path of SCREENS.admin) {
    // only the course of this journey, because those of others have English titles
    const query = path === paths.adminDashboard ? '?search=ପରିଚାଳକଙ୍କ' : '';
    await expectOdiaAt(page, toAddress(path, data) + query);
  }
  for (const screen of [
    'dashboard?state=bin&search=ବିଲୋପ',
    'dashboard?state=archived&search=ପରିଚାଳକଙ୍କ',
    `courses/${id}/versions?version=1`,
    `courses/${id}/versions?compare=1..1`,
    'student/000000000000000000000000',
    'orders/000000000000000000000000',
    'nowhere',
  ]) {
    await expectOdiaAt(page, `/admin/${screen}`);
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
