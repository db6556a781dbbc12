import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { createHomeWithOdiaFont } from '../server/src/testing/device-font.ts';
import type { Running } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';

const LIMIT = { bytes: 250_000, largestPaintMs: 1500 };
const VISITS = 3;

/** A typical phone and connection of our students. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BYTES_PER_SECOND = 2_000_000 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const CPU_SLOWDOWN = 4;

type Visit = { bytes: number; files: number; pictures: number; largestPaintMs: number };

/**
 * Measures a first visit to the home page in both languages: bytes over the network with headers, and the largest
 * contentful paint. Android has an Odia font, other devices load one.
 */
export async function homePage(product: Running): Promise<void> {
  const home = await createHomeWithOdiaFont();
  try {
    await measurePages(product, 'a phone with an Odia font', { ...process.env, HOME: home });
    await measurePages(product, 'a device without an Odia font', process.env);
  } finally {
    await rm(home, { recursive: true });
  }
}

async function measurePages(product: Running, device: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { CHROMIUM: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    env,
  });
  try {
    for (const path of ['/', '/or'])
      await measurePage(browser, product.address + path, `${path} on ${device}`);
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, address: string, title: string): Promise<void> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, address));
  const { files, pictures } = visits[0]!;
  const bytes = median(visits.map((each) => each.bytes));
  const paint = median(visits.map((each) => each.largestPaintMs));
  console.log(`  GET ${title} at 2 Mbps, 150 ms round trip, CPU ${CPU_SLOWDOWN} times slower`);
  console.log(
    `  ${Math.round(bytes / 1000)} kB in ${files} files, ${pictures} of them pictures; limit 250 kB`,
  );
  console.log(`  ratio of bytes: ${(bytes / LIMIT.bytes).toFixed(2)}`);
  console.log(`  largest contentful paint after ${Math.round(paint)} ms; limit 1500 ms`);
  console.log(`  ratio of time: ${(paint / LIMIT.largestPaintMs).toFixed(2)}`);
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
          // Node's types do not include entry types that exist in browsers only.
          type: 'largest-contentful-paint' as 'mark',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { ...seen, largestPaintMs };
}
