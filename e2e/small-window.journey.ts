import type { Locator, Page } from '@playwright/test';
import { createExam, createExamPage } from './exam-page.ts';
import { createTestPage } from './mock-test-page.ts';
import { expect, test } from './product.ts';
import { createScreenData } from './screen-data.ts';
import { signInAsStudent } from './sign-in.ts';
import { createAdminClient, signInEnrolled } from './study-course.ts';

/** A phone of 360 x 640 px whose text is enlarged to 200 %, and one that is held sideways. */
const WINDOWS = [
  { name: 'a phone with text of 200 %', width: 180, height: 320 },
  { name: 'a phone held sideways', width: 640, height: 360 },
] as const;

const LONG = 'Which of these persons was the first Governor of the separate province in the year 1936?';
const SECTIONS = [
  ['General Intelligence and Reasoning', 'ସାଧାରଣ ବୁଦ୍ଧିମତା ଏବଂ ଯୁକ୍ତି'],
  ['Quantitative Aptitude', 'ପରିମାଣାତ୍ମକ ଦକ୍ଷତା'],
  ['Odisha General Knowledge', 'ଓଡ଼ିଶା ସାଧାରଣ ଜ୍ଞାନ'],
].map(([title, odia]) => ({
  title,
  odia: { title: odia },
  marks: { right: '1', wrong: '-0.25', empty: '0' },
  questions: Array.from({ length: 2 }, () => ({
    question: LONG,
    options: ['Sir John Austin Hubback', 'Madhusudan Das', 'Krushna Chandra Gajapati', 'Biswanath Das'],
    correctAnswer: 0,
    explanation: LONG,
  })),
}));

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const getExcess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(getExcess, `the excess width of ${name}`).toBeLessThanOrEqual(0);
}

/** Expects that nothing covers the middle of the element when it is scrolled to the middle of the window. */
async function expectReachable(locator: Locator): Promise<void> {
  const isOnTop = () =>
    locator.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element)) && y >= 0;
    });
  await expect.poll(isOnTop, `whether ${locator} can be reached`).toBe(true);
}

/** Expects that the clock stays visible, and that the bars leave two fifths of the window to the question. */
async function expectRoomForQuestion(page: Page): Promise<void> {
  await page.getByRole('radio').nth(2).scrollIntoViewIfNeeded();
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  const getShare = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')!;
      const x = window.innerWidth / 2;
      const isInBar = (y: number) => {
        const top = document.elementFromPoint(x, y);
        for (let at = top; at && at !== main; at = at.parentElement)
          if (getComputedStyle(at).position === 'sticky') return true;
        return top === null || !main.contains(top);
      };
      let free = 0;
      for (let y = 0; y < window.innerHeight; y += 4) if (!isInBar(y)) free += 4;
      return free / window.innerHeight;
    });
  await expect.poll(getShare, 'the share of the window without bars').toBeGreaterThan(0.4);
}

for (const { name, width, height } of WINDOWS) {
  test(`an exam can be taken on ${name}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height });
    // a browser may refuse it, and it ends with a reload
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
    });
    const title = `Combined Graduate Level Examination ${width}`;
    const { _id } = await createExam(product, title, { sections: SECTIONS, allowsCalculator: true });
    const exam = createExamPage(page, _id);
    const { t, button } = exam;
    await exam.signIn();
    await exam.start();
    await expectNoSidewaysScroll(page, 'a question');
    await expectRoomForQuestion(page);
    for (const letter of ['A', 'D']) await expectReachable(exam.option(letter));
    for (const text of [t.markAndNext, t.clearResponse, t.saveAndNext]) await expectReachable(button(text));
    await button(t.calculator).click();
    const calculator = page.getByRole('region', { name: t.calculator });
    for (const key of await calculator.getByRole('button').all()) await expectReachable(key);
    await calculator.getByRole('button', { name: t.closeCalculator }).click();
    await exam.option('A').check();
    await button(t.saveAndNext).click();

    await page.getByRole('main').locator('button[aria-haspopup=dialog]').click();
    const palette = page.getByRole('dialog');
    await expectReachable(palette.locator('[data-status]').first());
    await expectReachable(palette.getByRole('button', { name: t.submit }));
    await palette.getByRole('button', { name: t.submit }).click();
    const dialog = page.getByRole('dialog', { name: t.submitTitle });
    for (const cell of await dialog.getByRole('cell').all())
      expect(await cell.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    await exam.submit();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'the result');
  });

  test(`a mock test can be taken on ${name}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height });
    const title = `The administrative history of the province ${width}`;
    const chapter = { title, questions: 3, isBilingual: true };
    const course = await (await createAdminClient(product)).create(title, [[chapter]]);
    await signInEnrolled(page, course._id);
    const testPage = createTestPage(page, course);
    await testPage.start();
    await expectNoSidewaysScroll(page, 'a question');
    await expectRoomForQuestion(page);
    await expectReachable(testPage.option('D'));
    await expectReachable(page.getByRole('button', { name: 'Mark for review' }));
    await testPage.answer('A', 'B', 'C');
    await testPage.submit();
    await testPage.expectResult(/3/);
    await expectNoSidewaysScroll(page, 'the result');
  });
}

test('an exam with three sections fits a phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { _id } = await createExam(product, 'Sections on a phone', { sections: SECTIONS });
  for (const language of ['en', 'or'] as const) {
    const exam = createExamPage(page, _id, language);
    await exam.signIn();
    await (language === 'en' ? exam.start() : page.goto(exam.address));
    await expect(exam.option('A')).toBeVisible();
    await expectNoSidewaysScroll(page, `a question in the language ${language}`);
  }
});

test('what was bought and earned fits a phone with text of 200 %', async ({ page, product }) => {
  const { width, height } = WINDOWS[0];
  await page.setViewportSize({ width, height });
  const student = { name: 'Minakshi Priyadarshini Das', email: 'minakshi.priyadarshini@example.com' };
  await signInAsStudent(page, student);
  const { orderId, slug, chapterId } = await createScreenData(page, product, student);
  for (const path of [
    `/student/checkout/${orderId}`,
    `/student/purchases/${orderId}/receipt`,
    '/student/certificates',
    `/courses/${slug}/preview/${chapterId}`,
  ]) {
    await page.goto(`/or${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoSidewaysScroll(page, path);
  }
});

test('the catalogue fits a phone with text of 200 %', async ({ page }) => {
  const { width, height } = WINDOWS[0];
  await page.setViewportSize({ width, height });
  for (const path of ['/or', '/courses', '/or/courses', '/or/courses/history-of-odisha']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectNoSidewaysScroll(page, path);
  }
});
