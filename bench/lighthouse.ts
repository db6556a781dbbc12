import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Running } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';
import { createApiClient, signInStudent } from './student-session.ts';

const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100 };
const VISITS = 3;
const PORT = 9339;
/** A typical phone and connection of our students, really slowed down and not simulated. */
const THROTTLING = {
  throttlingMethod: 'devtools',
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 150,
    downloadThroughputKbps: 2000,
    uploadThroughputKbps: 2000,
  },
};
/** A student of the demo content with courses and results. */
const STUDENT = { name: 'Minakshi Das', email: 'minakshi.das@example.com' };

type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

/**
 * Scores of Lighthouse for the home page, a course page and the dashboard of a student. Lighthouse is not a dependency, because
 * it is 180 MB in 117 packages: `npm install lighthouse` in another folder, and `LIGHTHOUSE=<folder> npm run bench -- lighthouse`.
 */
export async function lighthouseScores(product: Running): Promise<void> {
  const { CHROMIUM: executablePath, LIGHTHOUSE: folder } = process.env;
  if (!folder) return console.log('  left out: LIGHTHOUSE names no folder with the package');
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  const lighthouse = ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
  });
  try {
    for (const address of ['/', '/courses/history-of-odisha', '/student/dashboard']) {
      const reports: Report[] = [];
      for (let count = 0; count < VISITS; count += 1)
        reports.push(await measure(lighthouse, product, address));
      print(address, reports);
    }
  } finally {
    await browser.close();
  }
}

async function measure(lighthouse: Lighthouse, product: Running, address: string): Promise<Report> {
  const isSignedIn = address.startsWith('/student');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`);
  try {
    const context = browser.contexts()[0]!;
    const page = await context.newPage();
    // an empty cache, as on a first visit
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: product.address, storageTypes: 'all' });
    await devtools.send('Network.clearBrowserCache');
    if (isSignedIn) {
      const { storage } = await signInStudent(createApiClient(product), STUDENT);
      await page.goto(`${product.address}/early.js`);
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, storage);
    }
    await page.close();
  } finally {
    await browser.close();
  }
  const { lhr } = await lighthouse(product.address + address, {
    port: PORT,
    onlyCategories: Object.keys(LIMITS),
    disableStorageReset: true,
    formFactor: 'mobile',
    logLevel: 'error',
    ...THROTTLING,
  });
  return lhr;
}

function print(address: string, reports: Report[]): void {
  const scores = Object.entries(LIMITS).map(([name, limit]) => {
    const score = median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
    return `${name} ${score} of ${limit}`;
  });
  console.log(`  GET ${address} at 2 Mbps, 150 ms round trip, CPU 4 times slower: ${scores.join(', ')}`);
  for (const name of ['accessibility', 'best-practices']) {
    const { categories, audits } = reports[0]!;
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const { score, title } = audits[id]!;
      if (weight > 0 && score !== null && score < 1) console.log(`    ${name}: ${title} (${id})`);
    }
  }
}
