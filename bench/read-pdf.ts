import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Running, startProduct } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { largePdf } from './large-pdf.ts';
import { PlainTab } from './plain-tab.ts';
import { BENCH_ADMIN, readyReader } from './ready-reader.ts';

const PAGES = FULL ? 500 : 120;
const VIEWPORT = { width: 1280, height: 900 };
const TWO_MBPS = 250_000;
const LIMIT = { seconds: 3, bytes: 1_000_000, megabytes: 300 };

/** How soon the first page of a large PDF is seen at 2 Mbps, and what the tab holds after all of it was turned through. */
export async function readPdf(): Promise<void> {
  const product = await startProduct({
    CALLS_A_MINUTE_PER_ADDRESS: '1000000000',
    ADMIN_USERNAME: BENCH_ADMIN.username,
    ADMIN_PASSWORD: BENCH_ADMIN.password,
  });
  try {
    await measure(product);
  } finally {
    await product.stop();
  }
}

async function measure(product: Running): Promise<void> {
  const { course, courseId, storage } = await readyReader(product, await largePdf(PAGES));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    const open = () => pageOfReader(browser, product.address, storage);
    const straight = await open();
    const goStraight = () => straight.goto(`/student/course/${courseId}`, { waitUntil: 'commit' });
    tell('straight to its address, nothing in the cache', await firstPage(straight, goStraight));
    await straight.close();
    const page = await open();
    for (const what of ['first visit, from the list of courses', 'the same again, all code in the cache']) {
      await page.goto('/student/my-courses', { waitUntil: 'networkidle' });
      const choose = () => page.getByRole('link', { name: new RegExp(course) }).click();
      tell(what, await firstPage(page, choose));
    }
    await page.close();
    await turnThrough(browser, product.address, courseId, storage);
    const megabytes = await privateMegabytes(browser);
    console.log(
      `  after all ${PAGES} pages: ${megabytes} MB in the tab, ${(megabytes / LIMIT.megabytes).toFixed(2)} of the limit`,
    );
  } finally {
    await browser.close();
  }
}

/** The page notes it itself: from outside one looks only now and then, up to half a second too late. */
const NOTES_WHEN_DRAWN = `
  const look = () => document.querySelector('section[data-drawn=true]') && performance.mark('drawn');
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
`;

/** A browser that has seen nothing yet. It saves data, so that nothing is fetched before it is needed. */
async function pageOfReader(browser: Browser, baseURL: string, storage: object): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: VIEWPORT });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript({ content: NOTES_WHEN_DRAWN });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

type Wait = { seconds: number; bytes: number };

function tell(what: string, { seconds, bytes }: Wait): void {
  console.log(
    `  ${what}: first page after ${seconds.toFixed(1)} s, ${(seconds / LIMIT.seconds).toFixed(2)} of the limit; ` +
      `${Math.round(bytes / 1000)} kB, ${(bytes / LIMIT.bytes).toFixed(2)} of the limit`,
  );
}

/** From a choice to the first page of what was chosen, the line being slow meanwhile. */
async function firstPage(page: Page, go: () => Promise<unknown>): Promise<Wait> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: TWO_MBPS,
    uploadThroughput: TWO_MBPS,
  });
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
  });
  const began = Date.now();
  await go();
  await page.locator('section[data-drawn=true]').first().waitFor({ timeout: 120_000 });
  const drawn = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('drawn')[0]!.startTime,
  );
  const seconds = (drawn - began) / 1000;
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as unknown as { transferSize: number }[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  );
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await line.detach();
  return { seconds, bytes };
}

/** Page after page by its key, each as soon as the one before is drawn. */
async function turnThrough(
  browser: Browser,
  address: string,
  courseId: string,
  storage: object,
): Promise<void> {
  const tab = await PlainTab.open(browser, `${address}/robots.txt`);
  await tab.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false });
  await tab.run(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  await tab.goTo(`${address}/student/course/${courseId}`);
  await tab.run(`(async () => {
    const here = async (selector) => {
      while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 5));
      return document.querySelector(selector);
    };
    const pages = await here('[role=group][aria-label^="Pages of"]');
    for (let number = 2; number <= ${PAGES}; number += 1) {
      pages.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
      await here('section[aria-label^="Page ' + number + ' of"][data-drawn=true]');
    }
  })()`);
}

/** What the largest renderer holds for itself alone: the browser's own code is shared by all tabs. */
async function privateMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return Math.max(
    ...processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => {
        const held = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+)/gm);
        return Math.round([...held].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024);
      }),
  );
}
