import { type Browser, chromium } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';

const LIMIT = { bytes: 300_000, largestPaintMs: 2000 };
const VISITS = 3;

/** The phone and the line that most students have. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BYTES_A_SECOND = 2_000_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
};
const TIMES_SLOWER = 4;

type Visit = { bytes: number; files: number; pictures: number; largestPaintMs: number };

/** A first visit to the home page: all that comes over the wire, headers included, and when its main part is seen. */
export async function homePage(product: Running): Promise<void> {
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, product.address));
    const { files, pictures } = visits[0]!;
    const bytes = median(visits.map((each) => each.bytes));
    const paint = median(visits.map((each) => each.largestPaintMs));
    console.log(`  GET / at 2 Mbps, 150 ms round trip, a processor ${TIMES_SLOWER} times slower`);
    console.log(
      `  ${Math.round(bytes / 1000)} kB in ${files} files, ${pictures} of them pictures; limit 300 kB`,
    );
    console.log(`  ratio of bytes: ${(bytes / LIMIT.bytes).toFixed(2)}`);
    console.log(`  largest paint after ${Math.round(paint)} ms; limit 2000 ms`);
    console.log(`  ratio of time: ${(paint / LIMIT.largestPaintMs).toFixed(2)}`);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const seen = { bytes: 0, files: 0, pictures: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.files += 1;
  });
  devtools.on('Network.responseReceived', ({ response }) => {
    if (response.url.includes('/files/')) seen.pictures += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const largestPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          // Node's types, which this file is checked with, do not know what only browsers observe
          type: 'largest-contentful-paint' as 'mark',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { ...seen, largestPaintMs };
}
