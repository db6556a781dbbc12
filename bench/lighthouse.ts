import { loadavg, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Running } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { createApiClient, signInStudent } from './student-session.ts';

/** Out of 100. Installing has had no category since Lighthouse 12; e2e/install-app.journey.ts checks it. */
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(LIMITS) as Category[];
const VISITS = FULL ? 5 : 3;
const CPU_SLOWDOWN = 4;
const LOW_PRIORITY = 10;

/** The metrics from which Lighthouse computes the performance. */
const METRICS = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** A student of the demo content with courses and results. */
const STUDENT = { name: 'Minakshi Das', email: 'minakshi.das@example.com' };

/**
 * Simulated throttling is the default of Lighthouse: it loads the page at full speed and computes what a slow phone would
 * do. Published scores are measured in this way. It lets the largest paint wait for every file that arrived before it, which is
 * wrong for the dashboard: its first course is shown before the app. So the dashboard is measured with applied
 * throttling too.
 */
type Throttling = 'simulate' | 'devtools';

const FLAGS = {
  formFactor: 'mobile',
  throttling: {
    rttMs: 150,
    throughputKbps: 2000,
    requestLatencyMs: 150,
    downloadThroughputKbps: 2000,
    uploadThroughputKbps: 2000,
    cpuSlowdownMultiplier: CPU_SLOWDOWN,
  },
  onlyCategories: CATEGORIES,
  logLevel: 'error',
};

/** Audits about search results, where unlisted pages do not appear. */
const LISTED_ONLY = ['is-crawlable', 'meta-description'];

type Page = {
  path: string;
  performance: number;
  isUnlisted?: boolean;
  isSignedIn?: boolean;
  throttling?: Throttling;
};

/** Pages that a visitor may see first have a higher limit of performance. */
const PAGES: Page[] = [
  { path: '/', performance: 97 },
  { path: '/or', performance: 97 },
  { path: '/courses/history-of-odisha', performance: 97 },
  { path: '/about', performance: 97 },
  { path: '/login', performance: 97, isUnlisted: true },
  { path: '/student/dashboard', performance: LIMITS.performance, isUnlisted: true, isSignedIn: true },
  {
    path: '/student/dashboard',
    performance: LIMITS.performance,
    isUnlisted: true,
    isSignedIn: true,
    throttling: 'devtools',
  },
];

type Category = keyof typeof LIMITS;
/** The parts of Lighthouse and Puppeteer that are used here: their types are not installed with the repository. */
type Report = {
  /** The speed of this machine as Lighthouse has measured it; lower while the machine is busy. */
  environment: { benchmarkIndex: number };
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
};
type Tab = { evaluateOnNewDocument(script: string): Promise<unknown>; close(): Promise<void> };
type Browser = { newPage(): Promise<Tab>; close(): Promise<void> };
type Puppeteer = { launch(options: object): Promise<Browser> };
type Lighthouse = (url: string, flags: object, config: undefined, tab: Tab) => Promise<{ lhr: Report }>;

/** Prints the scores of Lighthouse for the pages that people open most, and what costs points. */
export async function lighthouse(product: Running): Promise<void> {
  const { default: audit } = await importInstalled<{ default: Lighthouse }>('lighthouse/core/index.js');
  const browser = await launchBrowser();
  try {
    // Lighthouse measures the duration of tasks. On a phone neither the server nor Lighthouse interrupts them.
    for (const pid of [process.pid, product.pid]) setPriority(pid, LOW_PRIORITY);
    const { storage } = await signInStudent(createApiClient(product), STUDENT);
    console.log(
      `  phone, 2 Mbps and 150 ms round trip, CPU ${CPU_SLOWDOWN} times slower; load ${loadavg()[0]!.toFixed(1)}`,
    );
    for (const { path, performance, isUnlisted, isSignedIn, throttling = 'simulate' } of PAGES) {
      const reports: Report[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const tab = await browser.newPage();
        if (isSignedIn) await tab.evaluateOnNewDocument(createStoringScript(storage));
        const flags = { ...FLAGS, throttlingMethod: throttling, skipAudits: isUnlisted ? LISTED_ONLY : [] };
        const { lhr } = await audit(product.address + path, flags, undefined, tab);
        if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
        if (new URL(lhr.finalDisplayedUrl).pathname !== path)
          throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
        reports.push(lhr);
        await tab.close();
      }
      const label = throttling === 'simulate' ? path : `${path}, throttling applied`;
      printScores(label, { ...LIMITS, performance }, reports);
    }
  } finally {
    await browser.close();
  }
}

async function importInstalled<Module>(file: string): Promise<Module> {
  const { LIGHTHOUSE: folder } = process.env;
  if (!folder) throw new Error('Start it with npm run bench -- lighthouse, which installs Lighthouse.');
  return (await import(pathToFileURL(`${folder}/${file}`).href)) as Module;
}

async function launchBrowser(): Promise<Browser> {
  const { default: puppeteer } = await importInstalled<{ default: Puppeteer }>(
    'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  );
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM,
    headless: 'shell',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // reaches only this machine
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/** Lighthouse empties the storage before each visit, so the session is stored when the page starts. */
function createStoringScript(storage: Record<string, string>): string {
  return `if (location.protocol === 'http:')
    for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value);`;
}

function printScores(label: string, limits: Record<Category, number>, reports: Report[]): void {
  const scores = CATEGORIES.map((category) => {
    const visits = reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100));
    const score = median(visits);
    const range = Math.min(...visits) < Math.max(...visits) ? ` (${visits.join(', ')})` : '';
    return `${category} ${score}${range}${score < limits[category] ? ` (limit ${limits[category]})` : ''}`;
  });
  const { audits, environment } = reports[0]!;
  const times = METRICS.map((id) => `${audits[id]!.title} ${audits[id]!.displayValue}`);
  console.log(`  GET ${label}: ${scores.join(', ')}`);
  console.log(`    ${times.join(', ')}; speed of this machine ${Math.round(environment.benchmarkIndex)}`);
  for (const fault of listFaults(reports[0]!)) console.log(`    ${fault}`);
}

/** The audits that cost points, except the metrics of the performance. */
function listFaults({ audits, categories }: Report): string[] {
  const refs = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) => categories[category].auditRefs,
  );
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);
}
