import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Running, startProduct } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { largePdf } from './large-pdf.ts';
import { BENCH_ADMIN, prepareReader } from './prepare-reader.ts';
import { UnobservedTab } from './unobserved-tab.ts';
import { createMarkScript, READING_MARKS, waitForMark } from './visible-marks.ts';

const PAGES = FULL ? 500 : 120;
const VIEWPORT = { width: 1280, height: 900 };
const TWO_MBPS = 250_000;
const LIMITS = { readableSeconds: 2.5, drawnSeconds: 3, bytes: 1_000_000, megabytes: 300 };

/** Measures the time to the first page of a large PDF in both languages, and the memory of the tab after reading all pages. */
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
  const { courseId, storage } = await prepareReader(product, await largePdf(PAGES));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    for (const prefix of ['', '/or']) {
      console.log(`  GET ${prefix}/student/course/… at 2 Mbps`);
      await measureVisits(() => openPage(browser, product.address, storage), prefix, courseId);
    }
    await readAllPages(browser, product.address, courseId, storage);
    const megabytes = await privateMegabytes(browser);
    console.log(
      `  after all ${PAGES} pages: ${megabytes} MB in the tab, ${(megabytes / LIMITS.megabytes).toFixed(2)} of the limit`,
    );
  } finally {
    await browser.close();
  }
}

/** Measures the ways to the document in the language of the prefix. */
async function measureVisits(open: () => Promise<Page>, prefix: string, courseId: string): Promise<void> {
  const address = `${prefix}/student/course/${courseId}`;
  const direct = await open();
  const openDirectly = () => direct.goto(address, { waitUntil: 'commit' });
  report('opened by its URL, empty cache', await measureFirstPage(direct, openDirectly));
  await direct.close();
  const page = await open();
  for (const what of ['first visit from the course list', 'second visit, code in the cache']) {
    await page.goto(`${prefix}/student/my-courses`, { waitUntil: 'networkidle' });
    const choose = () => page.locator(`main a[href="${address}"]`).first().click();
    report(what, await measureFirstPage(page, choose));
  }
  await page.close();
}

/** Opens a page with an empty cache. Save-Data is on, so that nothing is prefetched. */
async function openPage(browser: Browser, baseURL: string, storage: object): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: VIEWPORT });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript({ content: createMarkScript(READING_MARKS) });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

type FirstPage = { readableSeconds: number; drawnSeconds: number; bytes: number };

function report(what: string, { readableSeconds, drawnSeconds, bytes }: FirstPage): void {
  const readable = describeSeconds(readableSeconds, LIMITS.readableSeconds);
  const drawn = describeSeconds(drawnSeconds, LIMITS.drawnSeconds);
  console.log(
    `  ${what}: picture of the first page after ${readable}, drawn after ${drawn}; ` +
      `${Math.round(bytes / 1000)} kB, ${(bytes / LIMITS.bytes).toFixed(2)} of the limit`,
  );
}

const describeSeconds = (seconds: number, limit: number) =>
  `${seconds.toFixed(1)} s (${(seconds / limit).toFixed(2)} of the limit)`;

/** Measures the times from the navigation to the picture and to the drawn page on a slow connection. */
async function measureFirstPage(page: Page, go: () => Promise<unknown>): Promise<FirstPage> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: TWO_MBPS,
    uploadThroughput: TWO_MBPS,
  });
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
  });
  const start = Date.now();
  await go();
  const getSeconds = async (mark: string) => {
    const milliseconds = await waitForMark(page, mark);
    return ((await page.evaluate(() => performance.timeOrigin)) + milliseconds - start) / 1000;
  };
  const drawnSeconds = await getSeconds('drawn');
  const readableSeconds = await getSeconds('readable');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as unknown as { transferSize: number }[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  );
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await devtools.detach();
  return { readableSeconds, drawnSeconds, bytes };
}

/** Presses Page Down until the last page, each time after the page was drawn. */
async function readAllPages(
  browser: Browser,
  address: string,
  courseId: string,
  storage: object,
): Promise<void> {
  const tab = await UnobservedTab.open(browser, `${address}/robots.txt`);
  await tab.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false });
  await tab.run(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  await tab.goTo(`${address}/student/course/${courseId}`);
  await tab.run(`(async () => {
    const waitFor = async (selector) => {
      while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 5));
      return document.querySelector(selector);
    };
    // until then the group belongs to the picture of the first page, which ignores keys
    await waitFor('section[data-drawn=true]');
    const pages = await waitFor('[role=group][aria-label^="Pages of"]');
    for (let number = 2; number <= ${PAGES}; number += 1) {
      pages.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
      await waitFor('section[aria-label^="Page ' + number + ' of"][data-drawn=true]');
    }
  })()`);
}

/** Returns the private memory of the largest renderer process, without code shared by all tabs. */
async function privateMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return Math.max(
    ...processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => {
        const sizes = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+)/gm);
        return Math.round([...sizes].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024);
      }),
  );
}
