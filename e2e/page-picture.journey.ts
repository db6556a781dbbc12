import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { withConnection } from '../server/src/database/connection.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { expect, test } from './product.ts';
import { createAdminClient, getViewer, signInEnrolled } from './study-course.ts';

const NOTES = new URL(
  '../server/src/demo/courses/01-history-of-odisha/1-ancient-odisha.1.pdf',
  import.meta.url,
);
const PARSER = '**/assets/parser.worker*';
const DRAWING_TIMEOUT_MS = 120_000;

test.use({ viewport: { width: 360, height: 780 } });

/** Opens a chapter with a page picture while the parser of the viewer is held back. */
async function openWithoutParser(page: Page, product: Product) {
  const admin = await createAdminClient(product);
  const course = await admin.create('ଚିତ୍ର', [[{ title: 'ଅଧ୍ୟାୟ ୧', pdf: await readFile(NOTES) }]]);
  const chapterId = course.subjects[0]!.chapters[0]!._id;
  await drawNewestPdf(product);
  await signInEnrolled(page, course._id);
  await waitForPicture(page, course._id);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { promise, resolve } = Promise.withResolvers<void>();
  const holdBack = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(PARSER, holdBack);
  const open = () => page.goto(`/student/course/${course._id}?chapter=${chapterId}`, { waitUntil: 'commit' });
  return { open, requests, releaseParser: resolve, key: `${course._id}@example.com:${chapterId}` };
}

/** The next run of the job draws it. In other journeys nothing is drawn; see global-setup.ts. */
async function drawNewestPdf({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  await withConnection(postgres.connection, (_db, client) =>
    client.query(
      `update files set page_picture_tries = 0
       where id = (select id from files where kind = 'pdf' order by created_at desc limit 1)`,
    ),
  );
}

/** Waits for the job that draws the picture of a new PDF. */
async function waitForPicture(page: Page, courseId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const isDrawn = async () => {
    const response = await page.request.get(`/api/protected/student/course/${courseId}`, { headers });
    return (await response.json()).course.subjects[0].chapters[0].pagePicture !== null;
  };
  await expect.poll(isDrawn, { timeout: DRAWING_TIMEOUT_MS }).toBe(true);
}

const isPicture = (path: string) => path.startsWith('/api/protected/page-picture/');

test('the first page is visible as a picture until the viewer has drawn it in the same place', async ({
  page,
  product,
}) => {
  test.setTimeout(2 * DRAWING_TIMEOUT_MS);
  const { open, requests, releaseParser } = await openWithoutParser(page, product);
  // the watermark has an Odia name, but nothing waits for its font
  await page.route('**/assets/noto-sans-oriya*', () => {});
  await open();
  const picture = page.locator('canvas[data-page-picture]');
  await expect(picture).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Opening the document' })).toBeVisible();
  expect(requests.filter(isPicture)).toHaveLength(1);
  expect(requests.findIndex(isPicture), 'requested before the code of the screen').toBeLessThan(
    requests.findIndex((path) => /assets\/course-.*\.js/.test(path)),
  );

  await expect.poll(() => hasWatermark(page), 'the watermark is drawn over the picture').toBe(true);
  const isMenuPrevented = await picture.evaluate(
    (canvas) => !canvas.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  expect(isMenuPrevented).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const { pages, sheet, drawn } = getViewer(page);
  await pages.evaluate((view) => view.scrollTo(0, 200));
  const before = await picture.boundingBox();
  releaseParser();
  await drawn(1);
  await expect(picture).toHaveCount(0);
  const after = await sheet(1).locator('canvas').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(after![side] - before![side]), side).toBeLessThan(1);
});

/** Compares the visible picture with the one that the server sends. */
function hasWatermark(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const shown = document.querySelector<HTMLCanvasElement>('canvas[data-page-picture]')!;
    const [courseId] = /[\da-f-]{36}/.exec(location.pathname)!;
    const chapterId = new URLSearchParams(location.search).get('chapter');
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch(`/api/protected/page-picture/${courseId}/${chapterId}`, { headers });
    const sent = document.createElement('canvas');
    sent.width = shown.width;
    sent.height = shown.height;
    sent.getContext('2d')!.drawImage(await createImageBitmap(await response.blob()), 0, 0);
    const read = (canvas: HTMLCanvasElement) =>
      canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
    const [a, b] = [read(shown), read(sent)];
    return a.filter((value, index) => value !== b[index]).length > a.length / 200;
  });
}

test('a student who continues on another page or in the text view loads no picture', async ({
  page,
  product,
}) => {
  test.setTimeout(2 * DRAWING_TIMEOUT_MS);
  const { open, requests, releaseParser, key } = await openWithoutParser(page, product);
  releaseParser();
  await page.evaluate((name) => localStorage.setItem(name, '2'), `page-of:${key}`);
  await open();
  await getViewer(page).drawn(2);
  await page.evaluate(
    ([student, document]) => {
      localStorage.removeItem(`page-of:${document}`);
      localStorage.setItem(`reading:${student}`, '{"view":"text"}');
    },
    [key.slice(0, key.indexOf(':')), key] as const,
  );
  await open();
  await expect(page.getByRole('button', { name: 'Page view' })).toBeVisible();
  expect(requests.filter(isPicture)).toEqual([]);
});
