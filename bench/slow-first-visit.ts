import { type Browser, chromium, type Page } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';
import { createApiClient, signInStudent } from './student-session.ts';
import { createMarkScript, READING_MARKS, waitForMark } from './visible-marks.ts';

/** Seconds from the start of the navigation. */
const LIMITS = { menu: 3, dashboard: 2.5, chapter: 10, viewer: 15, startTest: 4 };
const VISITS = 3;

/** A cheap phone with a poor connection and an empty cache. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BYTES_PER_SECOND = 400_000 / 8;
const NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const CPU_SLOWDOWN = 4;
const TAP_EVERY_MS = 250;

const MARKS = createMarkScript({
  menuButton: `all('header button[aria-label="Open menu"]')`,
  menu: `all('[role=dialog] a[href="/login"]')`,
  startTest: `all('main button').filter((button) => button.textContent.includes('Start Test'))`,
  ...READING_MARKS,
});

type Student = { token: string; user: string };
type Visit = { seconds: number; bytes: number };

/** Measures how long a first visit on a very slow connection takes until it can be used. */
export async function slowFirstVisit(product: Running): Promise<void> {
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const { student, courseId, chapterId } = await newStudent(product);
  const open = (path: string, wait: (page: Page) => Promise<number>, who?: Student) =>
    medianVisit(() => visit(browser, product.address + path, wait, who));
  try {
    console.log(`  400 kbps, 300 ms round trip, CPU ${CPU_SLOWDOWN} times slower, empty cache`);
    report('a tap on the menu of the home page opens it', LIMITS.menu, await open('/', tapMenu));
    const painted = await open('/student/dashboard', firstPaint, student);
    report('the dashboard shows its first content', LIMITS.dashboard, painted);
    const chapterAddress = `/student/course/${courseId}?chapter=${chapterId}`;
    report(
      'a chapter shows its first page',
      LIMITS.chapter,
      await open(chapterAddress, (page) => waitForMark(page, 'readable'), student),
    );
    report(
      'the viewer has drawn the page',
      LIMITS.viewer,
      await open(chapterAddress, (page) => waitForMark(page, 'drawn'), student),
    );
    const test = `/student/course/${courseId}/subject/0/chapter/0/test`;
    report(
      'a test can be started',
      LIMITS.startTest,
      await open(test, (page) => waitForMark(page, 'startTest'), student),
    );
  } finally {
    await browser.close();
  }
}

function report(what: string, limit: number, { seconds, bytes }: Visit): void {
  console.log(
    `  ${what} after ${seconds.toFixed(1)} s, ${(seconds / limit).toFixed(2)} of the limit; ${Math.round(bytes / 1000)} kB by then`,
  );
}

async function medianVisit(go: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await go());
  const middle = median(visits.map(({ seconds }) => seconds));
  return visits.find(({ seconds }) => seconds === middle)!;
}

async function visit(
  browser: Browser,
  address: string,
  wait: (page: Page) => Promise<number>,
  who?: Student,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  if (who) {
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, who);
  }
  await page.addInitScript({ content: MARKS });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  const seconds = (await wait(page)) / 1000;
  const result = { seconds, bytes };
  await context.close();
  return result;
}

/** Taps repeatedly from the moment the button is visible. */
async function tapMenu(page: Page): Promise<number> {
  await waitForMark(page, 'menuButton');
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!;
  for (;;) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const opened = await page
      .waitForFunction(() => performance.getEntriesByName('menu').length > 0, null, { timeout: TAP_EVERY_MS })
      .then(
        () => true,
        () => false,
      );
    if (opened) return waitForMark(page, 'menu');
  }
}

const firstPaint = (page: Page) => waitForMark(page, 'first-contentful-paint');

/** A student who has just enrolled in a free course of the demo content. */
async function newStudent(product: Running) {
  const ask = createApiClient(product);
  const person = { name: 'ରଶ୍ମି ବେହେରା', email: 'rashmi.behera@example.com' };
  const { token, storage } = await signInStudent(ask, person);
  const { courses } = await ask<{ courses: { _id: string; isFree: boolean }[] }>(
    '/api/public/courses?limit=50',
    undefined,
  );
  const courseId = courses.find(({ isFree }) => isFree)!._id;
  await ask(`/api/protected/student/enroll/${courseId}`, token, {});
  const { course } = await ask<{ course: { subjects: { chapters: { _id: string }[] }[] } }>(
    `/api/protected/student/course/${courseId}`,
    token,
  );
  return { student: storage, courseId, chapterId: course.subjects[0]!.chapters[0]!._id };
}
