import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getLocale, type Language } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { copyFolder, MAIN, startProcess } from '../server/src/testing/product-process.ts';
import { texts as resultTexts } from '../web/src/features/test-taking/exam/result/texts.ts';
import { expectNoViolations } from './axe.ts';
import { createExam, createExamPage, takeExam } from './exam-page.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { EMPTY_FOLDER } from './product-settings.ts';
import { requestSession, signInAsAdmin } from './sign-in.ts';

// Networks fail on purpose, and the server refuses the device that is not active.
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR/ });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    .toBe(false);
}

const READERS: { width: number; language: Language }[] = [
  { width: 360, language: 'or' },
  { width: 1280, language: 'en' },
];

for (const { width, language } of READERS) {
  test(`takes a full exam at ${width} px in the language ${language}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 780 });
    const { _id } = await createExam(product, `Full exam ${width} ${language}`);
    const exam = createExamPage(page, _id, language);
    const { t, button } = exam;
    await exam.signIn();
    await page.goto(exam.address);
    await expect(page.getByRole('heading', { name: t.markingScheme })).toBeVisible();
    await expect(page.getByRole('cell', { name: '−0.25' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (language === 'or') await expectOdia(page, 'instructions of an exam');
    await button(t.startExam).click();
    await expect(page.getByRole('alert').filter({ hasText: t.readFirst })).toBeVisible();
    await page.getByRole('checkbox', { name: t.iHaveRead }).check();
    await button(t.startExam).click();

    await exam.answer('A');
    await exam.answer(null);
    await exam.answer('B', { isMarked: true });
    // the second section, of which one question was shown
    await expect(page.getByText(t.questionNumber({ number: 4 }))).toBeVisible();
    await expect.poll(() => exam.getStatuses()).toEqual(['not-answered', 'not-visited', 'not-visited']);
    await expectNoSidewaysScroll(page);
    if (language === 'or') await expectOdia(page, 'taking an exam');
    await expectNoViolations(page);
    await page.getByRole('navigation', { name: t.sections }).getByRole('button').first().click();
    await expect.poll(() => exam.getStatuses()).toEqual(['answered', 'not-answered', 'answered-marked']);

    await page.getByRole('navigation', { name: t.sections }).getByRole('button').last().click();
    await exam.answer('A', { isMarked: true });
    await exam.answer('C');
    await exam.option('D').check();
    await button(t.clearResponse).click();
    await expect(exam.option('D')).not.toBeChecked();
    await exam.answer(null);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row')).toHaveCount(3);
    await expectNoViolations(page);
    await exam.submit();
    // right, empty, wrong; right, wrong, empty
    await expect(page).toHaveURL(new RegExp(`${exam.address}/result$`));
    await expect(page.getByText('1.5', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    if (language === 'or') await expectOdia(page, 'result of an exam');
    await expectNoViolations(page);
  });
}

test('the preview of a shuffled exam shows the order of one student and is graded in it', async ({
  page,
  product,
}) => {
  const shuffled = { shufflesQuestions: true, shufflesOptions: true };
  const { _id } = await createExam(product, 'Shuffled preview', shuffled);
  await signInAsAdmin(page);
  await page.goto(`/admin/exams/${_id}/preview`);
  await expect(page.getByText('Each student gets a different order')).toBeVisible();
  const { t, button, submit } = createExamPage(page, _id);
  await page.getByRole('checkbox', { name: t.iHaveRead }).check();
  await button(t.startExam).click();
  for (let n = 0; n < 6; n += 1) {
    await expect(page.getByText(t.questionNumber({ number: n + 1 }), { exact: true })).toBeVisible();
    // the right answer, wherever it is
    await page.getByRole('radio', { name: / a$/ }).check();
    await button(t.saveAndNext).click();
  }
  await submit();
  await expect(page.getByText('6 of 6 marks')).toBeVisible();
});

const PICTURE_TITLES = {
  en: 'OSSC Combined Graduate Level Preliminary Examination 2026: General Studies, Mock Test 12',
  or: 'ଓଡ଼ିଶା କର୍ମଚାରୀ ଚୟନ ଆୟୋଗ ମିଳିତ ସ୍ନାତକ ସ୍ତରୀୟ ପ୍ରାରମ୍ଭିକ ପରୀକ୍ଷା ୨୦୨୬: ସାଧାରଣ ଅଧ୍ୟୟନ',
};

for (const language of ['en', 'or'] as const) {
  test(`a result is shared as a picture in the language ${language}`, async ({ page, product }) => {
    const odia = { title: PICTURE_TITLES.or, instructions: 'ପଢ଼ନ୍ତୁ।' };
    const { _id } = await createExam(product, PICTURE_TITLES.en, { odia });
    const exam = createExamPage(page, _id, language);
    await exam.signIn();
    const { token } = await (
      await requestSession(page, { name: 'Mina', email: `${_id}@example.com` })
    ).json();
    await takeExam(product, _id, token);
    await page.goto(`${exam.address}/result`);
    const { share } = getTexts(resultTexts, getLocale(language));
    // a browser that shares files would open the dialog of the device
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    const [download] = await Promise.all([page.waitForEvent('download'), exam.button(share).click()]);
    const picture = await readFile(await download.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1080]);
  });
}

test('an exam can be taken with the keyboard alone', async ({ page, product }) => {
  const { _id } = await createExam(product, 'Keyboard exam');
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  for (const key of ['a', 'n', 'b', 'm', 'c', 'x', 'p']) await page.keyboard.press(key);
  await expect(page.getByText('Question 2', { exact: true })).toBeVisible();
  await expect.poll(() => exam.getStatuses()).toEqual(['answered', 'answered-marked', 'not-answered']);
});

test('an exam continues without a network and is handed in when it is back', async ({
  page,
  context,
  product,
}) => {
  const { _id } = await createExam(product, 'Offline exam');
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  await exam.answer('A');
  await exam.expectSaved();
  await context.setOffline(true);
  await exam.answer('A', { isMarked: true });
  await expect(page.getByText('Saved on this device, waiting for network')).toBeVisible();
  for (const letter of ['A', 'A', 'A', 'B']) await exam.answer(letter);
  await exam.submit();
  await expect(page.getByText('Test completed but results could not be saved.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`${exam.address}/result`);
  await expect(page.getByText('4.75 of 6 marks')).toBeVisible();
});

test('answers and marks survive a reload without a network', async ({ page, context, product }) => {
  const { _id } = await createExam(product, 'Reloaded exam');
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  await exam.answer('A', { isMarked: true });
  await exam.answer('B');
  await exam.expectSaved();
  await page.route('**/api/student/**', (route) => route.abort());
  await exam.answer('C');
  await page.reload();
  // the answer is stored at once, the number of the question on the screen a moment later
  await expect(page.getByText(/^Question [34]$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button').first().click();
  await expect.poll(() => exam.getStatuses()).toEqual(['answered-marked', 'answered', 'answered']);
  await page.unroute('**/api/student/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await exam.expectSaved();
});

test('loses no answer of an exam when the server is killed', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sikhya-exam-killed-'));
  copyFolder(process.env[EMPTY_FOLDER]!, folder);
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DEMO: '0',
  };
  let server = await startProcess(MAIN, { ...settings, PORT: '0' });
  const { address } = server;
  try {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    const { _id } = await createExam(server, 'Killed exam');
    const exam = createExamPage(page, _id);
    await exam.signIn();
    await exam.start();
    await exam.answer('A');
    await exam.expectSaved();
    await server.kill();
    await exam.answer('A', { isMarked: true });
    await expect(page.getByText('Saved on this device, waiting for network')).toBeVisible();
    server = await startProcess(MAIN, { ...settings, PORT: new URL(address).port });
    await exam.expectSaved();
    for (const letter of ['A', null, null, null]) await exam.answer(letter);
    await exam.submit();
    await expect(page.getByText('3 of 6 marks')).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a running exam is on the dashboard and can be resumed', async ({ page, product }) => {
  const { _id } = await createExam(product, 'Exam that is left');
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  await exam.answer('A');
  await exam.expectSaved();
  await page.goto('/student/dashboard');
  const card = page.getByRole('region', { name: 'Running tests' });
  await expect(card).toContainText('1 of 6 answered');
  await card.getByRole('link', { name: 'Resume Test' }).click();
  await expect(page.getByText('Question 2', { exact: true })).toBeVisible();
});

test('a second device takes the exam over, and the first one can take it back', async ({
  page,
  browser,
  product,
}) => {
  const { _id } = await createExam(product, 'Exam on two devices');
  const first = createExamPage(page, _id);
  await first.signIn();
  await first.start();
  await first.answer('A');
  await first.expectSaved();

  const device = await browser.newContext({ baseURL: product.address });
  const other = await device.newPage();
  const second = createExamPage(other, _id);
  await second.signIn();
  await other.goto(second.address);
  await other.getByRole('checkbox').check();
  await second.button(second.t.resume).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('This exam is open on another device.');
  await question.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => second.getStatuses()).toEqual(['answered', 'not-answered', 'not-visited']);
  await second.answer('A');
  await second.expectSaved();

  await first.option('B').check();
  const cover = page.getByRole('dialog', { name: 'This exam continues on another device' });
  await cover.getByRole('button', { name: 'Continue here' }).click();
  await expect(cover).toBeHidden();
  await first.expectSaved();
  // the answer that this device could not save replaces that of the other one
  await expect(first.option('B')).toBeChecked();

  await first.button(first.t.submit).click();
  await first.submit();
  await expect(page).toHaveURL(`${first.address}/result`);
  // the other device learns from its next save that the exam was handed in, which may remove the option at once
  await second.option('C').click();
  await expect(other).toHaveURL(`${second.address}/result`);
  await device.close();
});

test('leaving the page is counted and shown, and the exam continues', async ({ page, product }) => {
  const { _id } = await createExam(product, 'Honest exam');
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  const reported = page.waitForRequest(/\/events$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  expect((await reported).postDataJSON()).toEqual({ kind: 'left-page' });
  await expect(page.getByText('Left the page once')).toBeVisible();
  await exam.answer('A');
  await exam.expectSaved();
});

test('with timed sections only the running one can be opened', async ({ page, product }) => {
  const section = (title: string) => ({
    title,
    minutes: 20,
    marks: { right: '1', wrong: '0', empty: '0' },
    questions: [1, 2].map((n) => ({
      question: `Question ${n}`,
      options: ['a', 'b'],
      correctAnswer: 0,
      explanation: '',
    })),
  });
  const { _id } = await createExam(product, 'Timed exam', { sections: [section('One'), section('Two')] });
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('button');
  await expect(tabs.last()).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await exam.answer('A');
  await exam.answer('B');
  // around the section
  await expect(page.getByText('Question 1', { exact: true }).first()).toBeVisible();
});

test('a coming exam has a countdown and a calendar file', async ({ page, product }) => {
  const opensAt = new Date(Date.now() + 90 * 60_000).toISOString();
  const { _id } = await createExam(product, 'Coming exam', { opensAt });
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await page.goto('/student/exams');
  const card = page.getByRole('listitem').filter({ hasText: 'Coming exam' });
  await expect(card.getByRole('timer')).toHaveText(/^1:\d\d:\d\d$/);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('exam.ics');
  await card.getByRole('link', { name: 'Instructions' }).click();
  await expect(page.getByText('This exam has not opened yet.')).toBeVisible();
});

test('before the release the result page says when results come', async ({ page, product }) => {
  const releaseAt = new Date(Date.now() + 24 * 3600_000).toISOString();
  const { _id } = await createExam(product, 'Secret exam', { releaseAt });
  const exam = createExamPage(page, _id);
  await exam.signIn();
  await exam.start();
  await exam.answer('A');
  for (let step = 0; step < 5; step += 1) await exam.answer(null);
  await exam.submit();
  await expect(page.getByRole('heading', { name: 'Your exam is handed in' })).toBeVisible();
  await expect(page.getByText(/^Results on /)).toBeVisible();
});
