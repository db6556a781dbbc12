import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { LARGEST_SCHOOL, type School } from '../server/src/testing/large-school.ts';
import { type Product, startProduct } from '../server/src/testing/product-process.ts';
import { toUrl } from '../server/src/testing/server-group.ts';
import { FULL } from './full.ts';
import { type CallerRole, listMeasuredCalls } from './measured-calls.ts';
import { median } from './median.ts';
import { type SchoolApp, startSchoolApp } from './school-app.ts';

const CALLS = 40;
/** The largest allowed ratio by caller. */
const MAX_RATIO: Record<CallerRole, number> = { visitor: 1.5, student: 1.5, admin: 3 };
const MAX_START_SECONDS = 10;
/** The sizes that are compared, as shares of the largest school. */
const [SMALL, LARGE] = FULL ? [0.01, 1] : [0.0005, 0.01];
/** Differences below this are noise of the machine. */
const NOISE_MS = 0.3;

/** Compares every call in a large school with the same call in a small one, and measures how long a start takes. */
export async function growth({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  // The large one first, because creating it takes longer than a test of the small one may last.
  const large = await startSchoolApp(scale(LARGE), postgres.connection);
  const small = await startSchoolApp(scale(SMALL), postgres.connection);
  try {
    const [inSmall, inLarge] = [listMeasuredCalls(small), listMeasuredCalls(large)];
    await measureStart(large);
    console.log(
      `  median of ${CALLS} calls in ms at ${SMALL * 100} % and at ${LARGE * 100} %, ratio (limit)`,
    );
    for (const [n, call] of inLarge.entries()) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      const before = await large.countFullScans();
      // Alternate, so that noise of the machine affects both.
      for (let round = 0; round < CALLS; round += 1) {
        times.small.push(await measure(small, inSmall[n]!.send));
        times.large.push(await measure(large, call.send));
      }
      const [one, hundred] = [median(times.small), median(times.large)];
      const ratio = (hundred + NOISE_MS) / (one + NOISE_MS);
      const after = await large.countFullScans();
      const scanned = [...after.keys()].filter((table) => after.get(table)! > before.get(table)!);
      const limit = MAX_RATIO[call.by];
      console.log(
        `  ${call.name}: ${one.toFixed(1)}, ${hundred.toFixed(1)}, ratio: ${ratio.toFixed(2)} (${limit})` +
          (ratio > limit ? ', ABOVE THE LIMIT' : '') +
          (scanned.length > 0 ? `, FULL SCAN OF ${scanned.join(', ')}` : ''),
      );
    }
  } finally {
    await small.close();
    await large.close();
    await postgres.stop();
  }
}

async function measureStart({ address }: SchoolApp): Promise<void> {
  const start = performance.now();
  const product = await startProduct({ DATABASE_URL: toUrl(address), DEMO: '0', SERVE_WEB: '0' });
  const seconds = (performance.now() - start) / 1000;
  await product.stop();
  console.log(
    `  start of the server: ${seconds.toFixed(1)} s, ${(seconds / MAX_START_SECONDS).toFixed(2)} of the limit`,
  );
}

async function measure(school: SchoolApp, send: () => Parameters<SchoolApp['ask']>[0]): Promise<number> {
  const request = send();
  const start = performance.now();
  const { statusCode, body } = await school.ask(request);
  const duration = performance.now() - start;
  if (statusCode >= 400) throw new Error(`${JSON.stringify(request)} returned ${statusCode}: ${body}`);
  return duration;
}

function scale(share: number): School {
  return {
    students: LARGEST_SCHOOL.students * share,
    courses: LARGEST_SCHOOL.courses * share,
    results: LARGEST_SCHOOL.results * share,
    orders: LARGEST_SCHOOL.orders * share,
    practiceRows: LARGEST_SCHOOL.practiceRows * share,
  };
}
