import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts } from '../web/src/features/practice/texts.ts';
import { expectNoViolations } from './axe.ts';
import { expectOdia } from './odia-text.ts';
import { button, countStored, getPractice, option, post, signInWithMistakes } from './practice-page.ts';
import { expect, test } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

// Networks fail on purpose.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|Failed to fetch|unreachable/i });

const en = getTexts(texts, getLocale('en'));
const or = getTexts(texts, getLocale('or'));

test('practises today’s questions with the keyboard, and undoes an answer', async ({ page, product }) => {
  await signInWithMistakes(page, product, 'Notebook');
  await page.goto('/student/practice');
  await expect(page.getByRole('heading', { name: 'Today: 3 questions, about 2 min' })).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Start').click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByText(/^Left empty on/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My plan' })).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: /^ପ୍ରଶ୍ନ \d$/ })).toBeVisible();
  await page.getByText('Both', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Question \d ପ୍ରଶ୍ନ \d$/ })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comes back tomorrow.')).toBeVisible();
  await expect(page.getByText('Explanation')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('u');
  await expect(button(page, 'Check')).toBeDisabled();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  for (const _ of [2, 3]) {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(page.getByText('You practised 3 questions today.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My plan' })).toBeVisible();
  await expect.poll(async () => (await getPractice(page)).today.questions).toBe(3);
  const { due, upcoming } = await getPractice(page, '?aheadDays=7');
  expect(due).toBe(0);
  expect(upcoming.map(({ rightSince }: { rightSince: number }) => rightSince)).toEqual([1, 1, 1]);
});

test('practises without a network, and the answers arrive once', async ({ page, context, product }) => {
  await signInWithMistakes(page, product, 'Bus');
  await page.goto('/student/practice');
  await expect(button(page, 'Start')).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Start').click();
  await option(page, 'A').check();
  await button(page, 'Check').click();
  await expect(page.getByText(en.savedOnDevice)).toBeVisible();
  await button(page, 'Next').click();
  await option(page, 'B').check();
  await button(page, 'Check').click();
  await button(page, 'Undo').click();
  await option(page, 'A').check();
  await button(page, 'Check').click();
  await context.setOffline(false);
  await expect.poll(async () => (await getPractice(page)).today.questions).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today: 1 question, about 1 min' })).toBeVisible();
  expect((await getPractice(page)).due).toBe(1);
});

test('an answer counts although its question was on the screen for two days', async ({ page, product }) => {
  await page.clock.install();
  await signInWithMistakes(page, product, 'Left open');
  await page.goto('/student/practice');
  await button(page, 'Start').click();
  await expect(option(page, 'A')).toBeVisible();
  await page.clock.fastForward(2 * 24 * 3600_000);
  await option(page, 'A').check();
  await button(page, 'Check').click();
  await expect.poll(() => countStored(page, 'reviews')).toBe(0);
  expect((await getPractice(page)).today.questions).toBe(1);
});

test('two devices practise offline and end with the same questions', async ({ page, browser, product }) => {
  await signInWithMistakes(page, product, 'Two devices');
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: product.address,
  });
  const tablet = await other.newPage();
  for (const device of [page, tablet]) {
    await device.goto('/student/practice');
    await expect(button(device, 'Start')).toBeVisible();
    await device.context().setOffline(true);
    await button(device, 'Start').click();
    await option(device, device === page ? 'A' : 'B').check();
    await button(device, 'Check').click();
    await expect(device.getByText(en.savedOnDevice)).toBeVisible();
  }
  for (const device of [tablet, page]) await device.context().setOffline(false);
  await expect.poll(async () => (await getPractice(page)).today.questions).toBe(2);
  for (const device of [page, tablet]) {
    await device.reload();
    await expect(device.getByRole('heading', { name: 'Today: 2 questions, about 1 min' })).toBeVisible();
  }
  await other.close();
});

test('practises in Odia on a small phone, with a plan and filters', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInWithMistakes(page, product, 'ଛୋଟ ଫୋନ');
  await page.goto('/or/student/practice');
  await expect(page.getByRole('heading', { name: /^ଆଜି: 3ଟି ପ୍ରଶ୍ନ/ })).toBeVisible();
  await expectOdia(page, 'practice');
  await page.getByLabel(or.minutesPerDay).selectOption('30');
  await page.getByLabel(or.examDay).fill('2027-01-31');
  await button(page, or.savePlan).click();
  await expect(page.getByText(or.planSaved)).toBeVisible();
  expect((await getPractice(page)).settings).toEqual({
    minutesPerDay: 30,
    daysPerWeek: 5,
    examDay: '2027-01-31',
  });
  await page.getByText(or.onlyMarked).click();
  await expect(page.getByRole('heading', { name: or.nothingFound })).toBeVisible();
  await button(page, or.clearFilters).click();
  await button(page, or.start).click();
  await option(page, 'B').check();
  await button(page, or.check).click();
  await expect(page.getByText(or.explanation).first()).toBeVisible();
  await expectOdia(page, 'practice with an explanation');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);
  await expectNoViolations(page);
});

test('a bookmark in a review adds the question, and signing out clears the device', async ({
  page,
  product,
}) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('Marks', [[{ title: 'Marks', questions: 2 }]]);
  await signInEnrolled(page, course._id);
  await page.goto('/student/practice');
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  const { attempt } = await post(page, '/api/student/test/attempts', { courseId: course._id, chapterId });
  const answers = attempt.questions.map(({ _id }: { _id: string }) => ({
    questionId: _id,
    selectedIndex: 0,
  }));
  const { result } = await post(page, '/api/student/progress/test-result', {
    attemptId: attempt.attemptId,
    answers,
  });
  await page.goto(`/student/course/${course._id}/subject/0/chapter/0/test?result=${result._id}`);
  await button(page, 'Add to practice').first().click();
  await expect(page.getByRole('button', { name: 'Marked for practice', pressed: true })).toBeVisible();
  await page.goto('/student/analytics');
  await page.getByRole('link', { name: /^practise 1 question/ }).click();
  await expect(page.getByRole('heading', { name: /^Today: 1 question/ })).toBeVisible();
  await expect.poll(() => countStored(page, 'decks')).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => countStored(page, 'decks')).toBe(0);
});
