import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { LARGEST_SCHOOL, type School } from '../server/src/testing/large-school.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { type CallerRole, listMeasuredCalls } from './measured-calls.ts';
import { median } from './median.ts';
import { type SchoolApp, startSchoolApp } from './school-app.ts';

const CALLS = 40;
/** The largest allowed ratio by caller. */
const MAX_RATIO: Record<CallerRole, number> = { visitor: 1.5, student: 1.5, admin: 3 };
/** Differences below this are noise of the machine. */
const NOISE_MS = 0.3;

/** Compares every call in a school of the largest size with one of 1 % of that size. */
export async function growth({ dataDir }: Product): Promise<void> {
  if (!FULL) return console.log('  takes ten minutes: npm run bench -- growth --full');
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const small = await startSchoolApp(scale(0.01), postgres.connection);
  const large = await startSchoolApp(scale(1), postgres.connection);
  try {
    const [inSmall, inLarge] = [listMeasuredCalls(small), listMeasuredCalls(large)];
    console.log(`  median of ${CALLS} calls in ms at 1 % and at 100 %, ratio (limit)`);
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
  };
}
