import type { Page } from '@playwright/test';
import { createTestPage, fetchResults } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

const PHONE = { width: 360, height: 780 };
const ENGLISH_TO_ODIA = { a: 'କ', b: 'ଖ', c: 'ଗ', d: 'ଘ' };

// The network fails on purpose here.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

const chooseLanguage = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Language of the questions' }).locator('label', { hasText: name }).click();
const questionText = (page: Page) => page.locator('#question');
const optionTexts = (page: Page) => page.getByRole('radiogroup').locator('label').allInnerTexts();

test('switches the language of each question offline, keeps the answers and stores the languages', async ({
  page,
  context,
  product,
}) => {
  await page.setViewportSize(PHONE);
  const admin = await createAdminClient(product);
  const chapter = { title: 'ଭାଷା', questions: 3, isBilingual: true };
  const course = await admin.create('ଦୁଇ ଭାଷା', [[chapter]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.start();
  await expect(questionText(page), 'the page is English').toHaveText('Question 1');
  await testPage.answer('B');
  await testPage.expectSaved();
  await context.setOffline(true);
  await chooseLanguage(page, 'ଓଡ଼ିଆ');
  await expect(questionText(page)).toHaveText('ପ୍ରଶ୍ନ 1');
  await expect(page.getByRole('radio', { name: 'B ଖ' })).toBeChecked();
  await chooseLanguage(page, 'Both');
  await expect(questionText(page)).toHaveText('Question 1ପ୍ରଶ୍ନ 1');
  await expect(testPage.option('B')).toBeChecked();
  await testPage.next();
  await expect(questionText(page), 'the choice stays').toHaveText('Question 2ପ୍ରଶ୍ନ 2');
  await page.keyboard.press('l');
  await expect(questionText(page)).toHaveText('Question 2');
  await page.keyboard.press('a');
  await testPage.next();
  await page.keyboard.press('L');
  await expect(questionText(page)).toHaveText('ପ୍ରଶ୍ନ 3');
  await testPage.answer('A');
  await expect(page.getByText('Saved on this device, waiting for network')).toBeVisible();
  await context.setOffline(false);
  await testPage.expectSaved();
  await testPage.submit();
  await testPage.expectResult('You scored 2/3 (67%)');
  const stored = await fetchResults(page, course);
  expect(stored.review).toEqual(['B', 'A', 'A']);
  expect(stored.languages).toEqual(['both', 'en', 'or']);

  const card = page.getByRole('article').first();
  await expect(card).toContainText('Question 1 · Shown in both languages');
  await expect(card.getByRole('heading'), 'the last choice').toHaveText('ପ୍ରଶ୍ନ 1');
  await chooseLanguage(page, 'Both');
  await expect(card.getByRole('heading')).toHaveText('Question 1ପ୍ରଶ୍ନ 1');
  await expect(card).toContainText('eବ୍ୟାଖ୍ୟା');

  // A retake shuffles the options: both versions of an option stay together.
  await testPage.start();
  const texts = await optionTexts(page);
  const pairs = texts.map((text) => text.split(/\s+/).slice(1));
  expect(pairs.toSorted()).toEqual(Object.entries(ENGLISH_TO_ODIA));
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'the switch fits a phone',
  ).toBe(true);
});

test('starts in the language of the page, and changing that keeps the attempt', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ପୃଷ୍ଠାର ଭାଷା', [[{ title: 'ଅଧ୍ୟାୟ', questions: 2, isBilingual: true }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await page.goto(`/or${testPage.address}`);
  await page.getByRole('button', { name: 'ପରୀକ୍ଷା ଆରମ୍ଭ କରନ୍ତୁ' }).click();
  await expect(questionText(page)).toHaveText('ପ୍ରଶ୍ନ 1');
  await page.getByRole('radio', { name: 'C ଗ' }).check();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(testPage.address);
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(questionText(page), 'without a choice, questions follow the page').toHaveText('Question 1');
  await expect(testPage.option('C')).toBeChecked();
  await chooseLanguage(page, 'Both');
  await page.getByRole('link', { name: 'ଓଡ଼ିଆ', exact: true }).click();
  await expect(page.getByText('ପ୍ରଶ୍ନ 1/2')).toBeVisible();
  await expect(questionText(page)).toHaveText('Question 1ପ୍ରଶ୍ନ 1');
  await expect(page.getByRole('radio', { name: /^C / })).toBeChecked();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('the switch of the page works offline in the middle of a test', async ({ page, context, product }) => {
    const admin = await createAdminClient(product);
    const chapter = { title: 'ମଝିରେ', questions: 3, isBilingual: true };
    const course = await admin.create('ପରୀକ୍ଷା ମଝିରେ ଭାଷା', [[chapter]]);
    await signInEnrolled(page, course._id);
    const testPage = createTestPage(page, course);
    await testPage.start();
    await page.getByRole('radio', { name: /^B / }).tap();
    await testPage.expectSaved();
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    await context.setOffline(true);
    await page.getByRole('radio', { name: /^A / }).tap();
    await page.getByRole('button', { name: 'Open Student Portal' }).tap();
    await page.getByRole('link', { name: 'ଓଡ଼ିଆ', exact: true }).tap();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/or${testPage.address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'or');
    await expect(page.getByText('ପ୍ରଶ୍ନ 2/3'), 'the same question').toBeVisible();
    await expect(questionText(page)).toHaveText('ପ୍ରଶ୍ନ 2');
    await expect(page.getByRole('radio', { name: 'A କ' })).toBeChecked();
    await page.getByRole('button', { name: 'ପରବର୍ତ୍ତୀ', exact: true }).tap();
    await page.getByRole('radio', { name: 'A କ' }).tap();
    await page.getByRole('button', { name: 'ଶିକ୍ଷାର୍ଥୀ ପୋର୍ଟାଲ ଖୋଲନ୍ତୁ' }).tap();
    await page.getByRole('link', { name: 'English', exact: true }).tap();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
    await context.setOffline(false);
    await testPage.expectSaved();
    await testPage.submit();
    await testPage.expectResult('You scored 2/3 (67%)');
    const stored = await fetchResults(page, course);
    expect(stored.review).toEqual(['B', 'A', 'A']);
    expect(stored.languages).toEqual(['en', 'or', 'en']);
  });
});

test('offers no language where a question has only one', async ({ page, product }) => {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଗୋଟିଏ ଭାଷା', [[{ title: 'ଅଧ୍ୟାୟ', questions: 1 }]]);
  await signInEnrolled(page, course._id);
  const testPage = createTestPage(page, course);
  await testPage.start();
  await page.keyboard.press('l');
  await expect(questionText(page)).toHaveText('Question 1');
  await expect(page.getByRole('group', { name: 'Language of the questions' })).toHaveCount(0);
  await expect(page.getByText('Press L to change the language.')).toHaveCount(0);
  await testPage.answer('A');
  await testPage.submit();
  await testPage.expectResult('You scored 1/1 (100%)');
  expect((await fetchResults(page, course)).languages).toEqual([null]);
  await expect(page.getByRole('group', { name: 'Language of the questions' })).toHaveCount(0);
});
