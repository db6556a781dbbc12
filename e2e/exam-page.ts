import type { Page } from '@playwright/test';
import { getLocale, type Language, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { texts as takingTexts } from '../web/src/features/test-taking/exam/taking/texts.ts';
import { texts as examTexts } from '../web/src/features/test-taking/exam/texts.ts';
import { ADMIN, expect } from './product.ts';
import { signInAsStudent } from './sign-in.ts';

const createQuestions = (total: number) =>
  Array.from({ length: total }, (_, n) => ({
    question: `Exam question ${n + 1}`,
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: 0,
    explanation: 'because',
    odia: { question: `ପରୀକ୍ଷା ପ୍ରଶ୍ନ ${n + 1}`, options: ['କ', 'ଖ', 'ଗ', 'ଘ'], explanation: 'କାରଣ' },
  }));

/** Two sections of three questions each. The right answers are all A, a wrong one costs a quarter. */
const EXAM = {
  instructions: 'Read carefully.',
  minutes: 60,
  sections: ['Reasoning', 'Arithmetic'].map((title, n) => ({
    title,
    odia: { title: ['ଯୁକ୍ତି', 'ପାଟୀଗଣିତ'][n] },
    marks: { right: '1', wrong: '-0.25', empty: '0' },
    questions: createQuestions(3),
  })),
};

/** Creates a published exam by the API. */
export async function createExam(
  { address }: Running,
  title: string,
  changed: object = {},
): Promise<{ _id: string }> {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${address}/api/auth/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await login.json()) as { token: string };
  const response = await fetch(`${address}/api/admin/exams`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...EXAM, title, odia: { title: 'ପରୀକ୍ଷା', instructions: 'ପଢ଼ନ୍ତୁ।' }, ...changed }),
  });
  expect(response.status, 'creating an exam').toBe(201);
  return ((await response.json()) as { exam: { _id: string } }).exam;
}

type ExamAnswers = readonly { questionId: string; selectedIndex: number }[];
type HandedIn = { result: { _id: string; rank: number | null }; review: { _id: string }[] };

/** Starts an exam by the API and hands it in, without an answer unless the answers are chosen. */
export async function takeExam(
  { address }: Running,
  examId: string,
  token: string,
  choose: (questions: { _id: string }[]) => ExamAnswers = () => [],
): Promise<HandedIn> {
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const started = await post(`/api/student/exams/${examId}/attempts`, {});
  const { attempt } = (await started.json()) as {
    attempt: { attemptId: string; questions: { _id: string }[] };
  };
  const answers = choose(attempt.questions);
  const handedIn = await post('/api/student/progress/test-result', { attemptId: attempt.attemptId, answers });
  expect(handedIn.status, 'handing in an exam').toBe(201);
  return (await handedIn.json()) as HandedIn;
}

/** Reports the first question of a result by the API, and returns the report's id. */
export async function reportQuestion(
  { address }: Running,
  { result, review }: HandedIn,
  token: string,
): Promise<string> {
  const body = { questionId: review[0]!._id, resultId: result._id, kind: 'wrong-key', text: 'ଉତ୍ତର ଭୁଲ ଅଛି।' };
  const response = await fetch(`${address}/api/student/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.status, 'reporting a question').toBe(201);
  return ((await response.json()) as { report: { _id: string } }).report._id;
}

/** The screens of one exam in one language. */
export function createExamPage(page: Page, examId: string, language: Language = 'en') {
  const locale = getLocale(language);
  const t = { ...getTexts(examTexts, locale), ...getTexts(takingTexts, locale) };
  const address = toLanguagePath(`/student/exams/${examId}`, language);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter} `) });
  return {
    t,
    address,
    button,
    option,
    signIn: () => signInAsStudent(page, { name: 'ମୀନା ସାହୁ', email: `${examId}@example.com` }),
    async start() {
      await page.goto(address);
      await page.getByRole('checkbox', { name: t.iHaveRead }).check();
      await button(t.startExam).click();
      await expect(option('A')).toBeVisible();
    },
    /** Answers the question on the screen, and opens the next one. */
    async answer(letter: string | null, { isMarked = false } = {}) {
      if (letter) await option(letter).check();
      await button(isMarked ? t.markAndNext : t.saveAndNext).click();
    },
    /** The states of the questions in the current section, as the palette shows them. */
    async getStatuses(): Promise<(string | null)[]> {
      const toggle = page.getByRole('main').locator('button[aria-haspopup=dialog]');
      const isPhone = await toggle.isVisible();
      if (isPhone) await toggle.click();
      const buttons = page.locator('[data-status]:visible');
      await expect(buttons.first()).toBeVisible();
      const statuses = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-status')));
      if (isPhone) await page.keyboard.press('Escape');
      return statuses;
    },
    async expectSaved() {
      await expect(page.locator('[data-sync-status=synced]')).toBeVisible();
    },
    /** From the last question, whose Save & Next opens the dialog. */
    async submit() {
      await page.getByRole('dialog').getByRole('button', { name: t.submit, exact: true }).click();
    },
  };
}
