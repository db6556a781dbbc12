import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startProduct } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';
import { createApiClient, signInStudent } from './student-session.ts';

const LIMIT_MS = 1500;
const STARTS = 5;
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;
/** The start page of the installed app. */
const START = '/student/dashboard';
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A student of the demo content with courses and results. */
const STUDENT = { name: 'Minakshi Das', email: 'minakshi.das@example.com' };

/** Set when the first course is visible. */
const MARK = 'course';

type Start = { firstPaintMs: number; courseMs: number };

/**
 * Measures how long the app takes from a cold start without a connection: a browser that has just been started, no server, and
 * a CPU that is four times slower. The service worker runs at full speed, because it cannot be slowed down.
 */
export async function coldStart(): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'sikhya-cold-start-'));
  try {
    const { address, course } = await install(profile);
    const starts: Start[] = [];
    for (let count = 0; count < STARTS; count += 1)
      starts.push(await startCold(profile, address + START, course));
    const paint = median(starts.map(({ firstPaintMs }) => firstPaintMs));
    const courses = median(starts.map(({ courseMs }) => courseMs));
    const load = loadavg()[0]!.toFixed(1);
    console.log(
      `  ${START} without a connection, CPU ${CPU_SLOWDOWN} times slower, ${STARTS} starts; load ${load}`,
    );
    for (const [what, ms] of [
      ['the frame of the screen', paint],
      ["the student's courses", courses],
    ] as const)
      console.log(`  ${what} after ${Math.round(ms)} ms, ${(ms / LIMIT_MS).toFixed(2)} of the limit`);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

function openBrowser(profile: string): Promise<BrowserContext> {
  const { CHROMIUM: executablePath } = process.env;
  return chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
}

/** Opens the app once with a connection, so that everything is on the device, and stops the server. */
async function install(profile: string): Promise<{ address: string; course: string }> {
  const product = await startProduct();
  try {
    const { storage } = await signInStudent(createApiClient(product), STUDENT);
    const context = await openBrowser(profile);
    const page = await context.newPage();
    await page.goto(`${product.address}/shipping`);
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storage);
    await page.goto(product.address + START, { waitUntil: 'networkidle' });
    while ((await page.evaluate(`caches.match('${START}').then((shell) => shell?.status)`)) !== 200)
      await page.waitForTimeout(100);
    // from here on the service worker keeps what the page loads
    await page.reload({ waitUntil: 'networkidle' });
    const course =
      (await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()) ?? '';
    await context.close();
    return { address: product.address, course };
  } finally {
    await product.stop();
  }
}

async function startCold(profile: string, address: string, course: string): Promise<Start> {
  const context = await openBrowser(profile);
  try {
    await context.setOffline(true);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ content: createMarkingScript(course) });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('main').getByText(course).first().waitFor({ timeout: TIMEOUT_MS });
    return {
      firstPaintMs: await getTime(page, 'first-contentful-paint'),
      courseMs: await getTime(page, MARK),
    };
  } finally {
    await context.close();
  }
}

/** Marks the first frame that shows a course, because polling from outside is late. */
const createMarkingScript = (course: string) => `
  const check = () => {
    const isShown = document.querySelector('main')?.textContent.includes(${JSON.stringify(course)});
    if (isShown) performance.mark('${MARK}');
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
`;

const getTime = (page: Page, name: string): Promise<number> =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? 0, name);
