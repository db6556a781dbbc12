import type { Page } from '@playwright/test';
import { fetchResults } from './mock-test-page.ts';
import { openWithoutServer, takeChapterAlong } from './offline-chapter-page.ts';
import { button, getPractice, option } from './practice-page.ts';
import { expect } from './product.ts';
import { test } from './stoppable-test.ts';
import { getViewer } from './study-course.ts';

test.describe.configure({ timeout: 300_000 });

const panelLink = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Student Portal' }).getByRole('link', { name });

async function readPages(page: Page): Promise<void> {
  const { drawn, pageField, sheet, countWatermarkPixels } = getViewer(page);
  await drawn(1);
  await expect(sheet(1)).toContainText('Page 1: the Kalinga war');
  expect(await countWatermarkPixels(1), 'the watermark is drawn as online').toBeGreaterThan(500);
  await pageField.fill('120');
  await pageField.press('Enter');
  await drawn(120);
  await expect(sheet(120)).toContainText('Page 120: the Kalinga war');
}

async function takeTest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Test' }).click();
  await button(page, 'Start without a connection').click();
  for (const [index, letter] of ['A', 'B', 'A'].entries()) {
    if (index > 0) await button(page, 'Next').click();
    await option(page, letter).check();
  }
  await button(page, 'Submit Test').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await expect(
    page.getByText('Your answers stay on this device and are handed in automatically'),
  ).toBeVisible();
}

async function practise(page: Page, questions: number): Promise<void> {
  await expect(page.getByText(/^No connection. These are your questions as of/)).toBeVisible();
  await button(page, 'Start').click();
  for (let number = 1; number <= questions; number += 1) {
    await option(page, 'A').check();
    await button(page, 'Check').click();
    await button(page, number === questions ? 'Finish' : 'Next').click();
  }
  await expect(page.getByText(`You practised ${questions} questions today.`)).toBeVisible();
}

test('43 what was read, answered and practised without a connection arrives once', async ({
  page,
  context,
  server,
}) => {
  const { course } = await takeChapterAlong(page, server, { pages: 130, mistakes: 10 });
  // the address that the installed app opens
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { start_url: string };
  await page.close();

  const cold = await openWithoutServer(context, server, manifest.start_url);
  expect(await cold.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await cold.goto(`/student/course/${course._id}`);
  await readPages(cold);
  await takeTest(cold);
  await cold.goto('/student/practice');
  await practise(cold, 10);
  await cold.close();

  await server.start();
  await context.setOffline(false);
  const online = await context.newPage();
  const sent: string[] = [];
  online.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await online.goto('/student/dashboard');
  await expect(online.getByText('was handed in. You scored 2/3 (67%)')).toBeVisible();
  await expect.poll(async () => (await getPractice(online)).today.questions).toBe(10);
  // a second tab and a reload send nothing again
  const second = await context.newPage();
  await second.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await online.reload({ waitUntil: 'networkidle' });
  const { results, review } = await fetchResults(online, course);
  expect(results).toMatchObject([{ correctAnswers: 2, takenOffline: true }]);
  expect(review).toEqual(['A', 'B', 'A']);
  expect((await getPractice(online)).today.questions).toBe(10);
  const handIns = sent.filter((request) => request.startsWith('/api/student/offline/tests '));
  const reviews = sent.filter((request) => request.startsWith('/api/student/practice/reviews '));
  expect([handIns.length, reviews.length]).toEqual([1, 1]);
});

test('the screens of the side panel open by taps without a connection', async ({ page, context, server }) => {
  await takeChapterAlong(page, server, { mistakes: 1 });
  await page.close();
  const cold = await openWithoutServer(context, server, '/student/dashboard');
  await panelLink(cold, 'My Courses').click();
  await expect(cold.getByRole('heading', { level: 1, name: 'My Learning Hub' })).toBeVisible();
  await expect(cold.getByRole('main').getByText('On the bus').first()).toBeVisible();
  await panelLink(cold, 'Practice').click();
  await expect(cold.getByText(/^No connection. These are your questions as of/)).toBeVisible();
});
