import { getLocale, type Language, toLanguagePath } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { texts } from '../web/src/features/notices/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { addCourse } from './add-course.ts';
import { expectNoViolations } from './axe.ts';
import { buy } from './buy-course.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

const READERS: { width: number; language: Language }[] = [
  { width: 360, language: 'or' },
  { width: 360, language: 'en' },
];

for (const { width, language } of READERS) {
  test(`reads a notice at ${width} px in the language ${language}`, async ({ page, product }) => {
    const t = getTexts(texts, getLocale(language));
    await page.setViewportSize({ width, height: 780 });
    const title = language === 'or' ? 'ସୂଚନା ପାଠ' : 'Noticed course';
    const courseId = await addCourse(product.address, { title, price: 499 });
    const person = { name: 'Reader', email: `reader-${language}@example.com` };
    await buy(page, person, { courseId });
    await signInAsStudent(page, person);
    await page.goto(toLanguagePath(paths.myCourses, language));
    await page.getByRole('link', { name: t.unread({ count: 1 }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notices);
    const rows = page.getByRole('list', { name: t.notices }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(title);
    if (language === 'or') await expectOdia(page, 'notices');
    await expectNoViolations(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      .toBe(false);

    await page.getByLabel(t.about).selectOption({ label: t.exams });
    await expect(page.getByRole('heading', { name: t.nothingFound })).toBeVisible();
    await page.getByLabel(t.about).selectOption({ label: t.everything });
    await page.getByRole('button', { name: t.markAllRead }).click();
    await expect(page.getByText(t.allRead)).toBeVisible();
    await expect(page.getByRole('link', { name: t.notices, exact: true })).toBeVisible();
    await page.getByText(t.onlyUnread, { exact: true }).click();
    await expect(page.getByRole('heading', { name: t.nothingFound })).toBeVisible();
    await page.getByText(t.all, { exact: true }).first().click();
    const exams = page.getByRole('group', { name: t.exams }).getByRole('checkbox', { name: t.app });
    // the box shows the change in the next task, which is too late for uncheck()
    await Promise.all([page.waitForResponse('**/api/student/notices/settings'), exams.click()]);
    await expect(exams).not.toBeChecked();
    await page.reload();
    await expect(exams).not.toBeChecked();
    await rows.getByRole('link').click();
    await page.waitForURL(`**${paths.purchases}`);
  });
}

test('opening a notice marks it as read, and an empty list says what will be in it', async ({
  page,
  product,
}) => {
  const t = getTexts(texts, getLocale('en'));
  const courseId = await addCourse(product.address, { title: 'Opened course', price: 10 });
  const person = { name: 'Opener', email: 'opener@example.com' };
  await signInAsStudent(page, person);
  await page.goto(paths.notices);
  await expect(page.getByRole('heading', { name: t.empty })).toBeVisible();
  await buy(page, person, { courseId });
  // a page that no longer exists, because its notices were read
  await page.goto(`${paths.notices}?page=3`);
  await expect(page).toHaveURL(paths.notices);
  await page.getByRole('list', { name: t.notices }).getByRole('link').click();
  await page.waitForURL(`**${paths.purchases}`);
  await page.goBack();
  await expect(page.getByText(t.allRead)).toBeVisible();
});

test('an admin reads their own notices', async ({ page }) => {
  const t = getTexts(texts, getLocale('en'));
  await signInAsAdmin(page);
  await page.goto(paths.adminNotices);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notices);
  await expect(page.getByText(t.allRead).or(page.getByText(/unread notice/))).toBeVisible();
});

test('settings that are changed one after the other stay as chosen while the responses arrive', async ({
  page,
}) => {
  const t = getTexts(texts, getLocale('en'));
  await signInAsStudent(page, { name: 'Quick Keys', email: 'quick.keys@example.com' });
  await page.goto(paths.notices);
  const box = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('checkbox', { name: t.app });
  await expect(box(t.exams)).toBeChecked();
  const held: (() => void)[] = [];
  await page.route('**/api/student/notices/settings', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const first = page.waitForResponse('**/api/student/notices/settings');
  await box(t.exams).press('Space');
  await box(t.courses).press('Space');
  await expect(box(t.courses)).not.toBeChecked();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held[0]!();
  await first;
  await expect.poll(() => held.length).toBe(2);
  // the page shows a response in a later task
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(box(t.courses)).not.toBeChecked({ timeout: 1 });
  held[1]!();
  await expect(box(t.exams)).not.toBeChecked();
  await expect(box(t.courses)).not.toBeChecked();
});
