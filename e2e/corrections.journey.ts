import type { Page } from '@playwright/test';
import { MIN_TAKERS_FOR_RANK } from '@sikhya/contract/exam-result.ts';
import { getFormatter } from '@sikhya/contract/language/format.ts';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { texts as reportTexts } from '../web/src/features/reports/texts.ts';
import { texts as resultTexts } from '../web/src/features/test-taking/exam/result/texts.ts';
import { texts as testTexts } from '../web/src/features/test-taking/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { expectNoViolations } from './axe.ts';
import { createExam, takeExam } from './exam-page.ts';
import { expectOdia } from './odia-text.ts';
import { expect, test } from './product.ts';
import { png, type SampleFile } from './sample-files.ts';
import { requestSession, signInAsAdmin, signInAsStudent } from './sign-in.ts';

const ODIA = getLocale('or');
const t = getTexts(reportTexts, ODIA);
const result = getTexts(resultTexts, ODIA);
const format = getFormatter(ODIA);

const REPORTERS = ['ମୀନା ସାହୁ', 'ରବି ଦାସ', 'ଗୀତା ନାୟକ'];
const REASON = 'ଠିକ ଉତ୍ତର ଖ।';

const createPerson = (name: string, n: number) => ({ name, email: `corrected${n}@example.com` });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/or${address}`);
}

/** As a student on a phone in Odia, below the first question of the review. */
async function reportFirstQuestion(page: Page, text: string, picture?: SampleFile): Promise<void> {
  await page.getByRole('button', { name: t.reportNumbered({ number: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.send }).click();
  await expect(dialog.getByText(t.explainMissing)).toBeVisible();
  await dialog.getByRole('textbox', { name: t.explain }).fill(text);
  if (picture) {
    await dialog.getByLabel(t.pictureLabel, { exact: true }).setInputFiles(picture);
    await expect(dialog.getByText(t.pictureChosen)).toBeVisible();
    await expectOdia(page, 'reporting a problem');
    await expectNoViolations(page);
  }
  await dialog.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
}

test('a wrong key that three students report is corrected: scores and ranks change, and they are told', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // five of six questions are answered; with the wrong key of the first, A is right and B costs a quarter
  const { _id: examId } = await createExam(product, 'Corrected exam');
  const takers = [...REPORTERS, ...Array.from({ length: MIN_TAKERS_FOR_RANK - 3 }, (_, n) => `Taker ${n}`)];
  for (const [n, name] of takers.entries()) {
    const { token } = await (await requestSession(page, createPerson(name, n))).json();
    const first = n < REPORTERS.length ? 1 : 0;
    await takeExam(product, examId, token, (questions) =>
      questions.slice(0, 5).map(({ _id }, index) => ({
        questionId: _id,
        selectedIndex: index === 0 ? first : 0,
      })),
    );
  }
  const resultAddress = paths.studentExamResult(examId);
  const rank = (place: number) => result.rankOfTakers({ rank: place, takers: takers.length });

  for (const [n, name] of REPORTERS.entries()) {
    await signInAsStudent(page, createPerson(name, n));
    await open(page, resultAddress);
    await expect(page.getByText(result.scoreOfMaximum({ score: 3.75, maximum: 6 }))).toBeVisible();
    await expect(page.getByText(rank(takers.length - 2))).toBeVisible();
    await reportFirstQuestion(page, 'ଖ ହେଉଛି ଠିକ ଉତ୍ତର।', n === 0 ? png('ବହି.png', 60, 40) : undefined);
  }
  await open(page, paths.studentReports);
  await expect(page.getByRole('article')).toContainText(t.open);

  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.reports);
  const card = page.getByRole('article').filter({ hasText: 'Corrected exam' });
  await expect(card).toContainText('3 reports');
  await card.getByRole('link').click();
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
  await page.getByRole('radio', { name: /^B\./ }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await page.getByRole('button', { name: 'Preview' }).click();
  const effect = page.getByRole('region', { name: 'What changes' });
  await expect(effect).toContainText(`Scores${takers.length}`);
  await expect(effect).toContainText(`Ranks${takers.length}`);
  await expect(effect.getByRole('row').filter({ hasText: REPORTERS[0]! })).toContainText(/3.75.*5$/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Apply and Regrade' }).click();
  await expect(page.getByText('All results were graded again')).toBeVisible();
  await expect(page.getByText(`${takers.length} scores changed`)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await signInAsStudent(page, createPerson(REPORTERS[0]!, 0));
  await open(page, paths.studentDashboard);
  const notice = page.getByText(t.changedNotice({ count: 1 }));
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: t.showChanges, exact: true }).click();
  const change = { from: format.number(3.75), to: format.number(5), date: format.date(new Date()) };
  await expect(page.getByText(t.change(change))).toBeVisible();
  await expect(page.getByText(REASON).first()).toBeVisible();
  await expect(page.getByText(t['key-changed'])).toBeVisible();
  await expectOdia(page, 'reports after a decision');
  await expectNoViolations(page);

  await open(page, resultAddress);
  await expect(page.getByText(result.scoreOfMaximum({ score: 5, maximum: 6 }))).toBeVisible();
  await expect(page.getByText(rank(1))).toBeVisible();
  const history = page.getByRole('list', { name: getTexts(testTexts, ODIA).scoreHistory });
  await expect(history).toContainText(REASON);
  await expectOdia(page, 'result after a correction');
  await open(page, paths.studentDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
