import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { LARGEST, type School } from '../server/src/testing/large-school.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { type By, everyCall } from './every-call.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';
import { schoolApp, type Visited } from './school-app.ts';

const CALLS = 40;
/** What one student or visitor sees may cost so many times as much, what an admin sees so many. */
const AT_MOST: Record<By, number> = { visitor: 1.5, student: 1.5, admin: 3 };
/** Less than this is the noise of the machine. */
const NOISE_MS = 0.3;

/** Every call of the product in a school of the largest size, and in one of a hundredth of it. */
export async function growth({ dataDir }: Product): Promise<void> {
  if (!FULL) return console.log('  takes ten minutes: npm run bench -- growth --full');
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const small = await schoolApp(of(0.01), postgres.connection);
  const large = await schoolApp(of(1), postgres.connection);
  try {
    const [inSmall, inLarge] = [everyCall(small), everyCall(large)];
    console.log(`  milliseconds at 1 % and at 100 %, the ratio (at most), for the middle of ${CALLS} calls`);
    for (const [n, call] of inLarge.entries()) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      const before = await large.wholeReads();
      // in turns, so that a noisy machine is noisy for both
      for (let round = 0; round < CALLS; round += 1) {
        times.small.push(await timeOf(small, inSmall[n]!.send));
        times.large.push(await timeOf(large, call.send));
      }
      const [one, hundred] = [median(times.small), median(times.large)];
      const ratio = (hundred + NOISE_MS) / (one + NOISE_MS);
      const after = await large.wholeReads();
      const readWhole = [...after.keys()].filter((table) => after.get(table)! > before.get(table)!);
      const limit = AT_MOST[call.by];
      console.log(
        `  ${call.name}: ${one.toFixed(1)}, ${hundred.toFixed(1)}, ratio: ${ratio.toFixed(2)} (${limit})` +
          (ratio > limit ? ', TOO MUCH' : '') +
          (readWhole.length > 0 ? `, READS ALL OF ${readWhole.join(', ')}` : ''),
      );
    }
  } finally {
    await small.close();
    await large.close();
    await postgres.stop();
  }
}

async function timeOf(school: Visited, send: () => Parameters<Visited['ask']>[0]): Promise<number> {
  const request = send();
  const begun = performance.now();
  const { statusCode, body } = await school.ask(request);
  const took = performance.now() - begun;
  if (statusCode >= 400)
    throw new Error(`${JSON.stringify(request)} was answered with ${statusCode}: ${body}`);
  return took;
}

function of(share: number): School {
  return {
    students: LARGEST.students * share,
    courses: LARGEST.courses * share,
    results: LARGEST.results * share,
  };
}
