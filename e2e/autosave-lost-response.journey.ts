import type { Page } from '@playwright/test';
import { getLocale } from '../contract/src/language/language.ts';
import { getTexts } from '../contract/src/language/texts.ts';
import { texts as builderTexts } from '../web/src/features/exam-authoring/builder/texts.ts';
import { texts as messageTexts } from '../web/src/features/messages/texts.ts';
import { paths } from '../web/src/lib/paths.ts';
import { loseNextResponse } from './lose-response.ts';
import { expect, test } from './product.ts';
import { signInAsAdmin, signInAsStudent } from './sign-in.ts';

// responses are lost on purpose here
test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|ApiError/ });
const ENGLISH = getLocale('en');

const EXAM = {
  title: 'Numbers',
  sections: [{ questions: [{ question: 'Which number follows 1?', options: ['1', '2'], correctAnswer: 1 }] }],
  state: 'draft',
};

async function callAsAdmin(page: Page, method: 'GET' | 'POST', path: string, body?: object) {
  return page.evaluate(
    async ([requestMethod, url, payload]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const init = payload ? { body: JSON.stringify(payload) } : {};
      return (await fetch(url, { method: requestMethod, headers, ...init })).json();
    },
    [method, path, body] as const,
  );
}

const expectAllSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible();

test('an exam is saved after the response to a save or to its publishing was lost', async ({ page }) => {
  const t = getTexts(builderTexts, ENGLISH);
  await signInAsAdmin(page);
  const { exam } = await callAsAdmin(page, 'POST', '/api/admin/exams', EXAM);
  const readExam = async () => (await callAsAdmin(page, 'GET', `/api/admin/exams/${exam._id}`)).exam;
  await page.goto(paths.exam(exam._id));
  const title = page.getByLabel('Title *', { exact: true });
  await loseNextResponse(page, `**/api/admin/exams/${exam._id}`);
  await title.fill('Numbers 1');
  await expect.poll(async () => (await readExam()).title).toBe('Numbers 1');
  await title.fill('Numbers 2');
  await expectAllSaved(page);
  expect((await readExam()).title).toBe('Numbers 2');

  await loseNextResponse(page, `**/api/admin/exams/${exam._id}/publish`);
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await expect.poll(async () => (await readExam()).state).toBe('published');
  await title.fill('Numbers 3');
  await expectAllSaved(page);
  expect((await readExam()).title).toBe('Numbers 3');
});

test('a message is saved after the response to a save or to its scheduling was lost', async ({ page }) => {
  const t = getTexts(messageTexts, ENGLISH);
  await signInAsStudent(page, { name: 'Mina', email: 'mina.lost-response@example.com' });
  await signInAsAdmin(page);
  await page.goto(paths.messages);
  await page.getByRole('button', { name: t.write }).click();
  await page.waitForURL(/\/admin\/messages\/[\w-]{36}$/);
  const api = `/api${new URL(page.url()).pathname}`;
  const readMessage = () => callAsAdmin(page, 'GET', api);
  await page.getByLabel(t.titleEn).fill('Class on Friday');
  await loseNextResponse(page, `**${api}`);
  await page.getByLabel(t.textEn).fill('At ten.');
  await expect.poll(async () => (await readMessage()).text).toBe('At ten.');
  await page.getByLabel(t.textEn).fill('At eleven.');
  await expectAllSaved(page);
  expect((await readMessage()).text).toBe('At eleven.');

  await page.getByRole('button', { name: t.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.later, { exact: true }).click();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel(t.dateAndTime).fill(`${tomorrow}T10:00`);
  await loseNextResponse(page, `**${api}/schedule`);
  await dialog.getByRole('button', { name: t.schedule }).click();
  await expect.poll(async () => (await readMessage()).state).toBe('scheduled');
  await dialog.getByRole('button', { name: t.back }).click();
  await page.getByLabel(t.textEn).fill('At noon.');
  await expectAllSaved(page);
  expect((await readMessage()).text).toBe('At noon.');
  await expect(page.getByText(t.scheduled, { exact: true })).toBeVisible();
});
