import { availableParallelism } from 'node:os';
import { FULL } from './full.ts';
import { prepareVisits } from './load.ts';
import { median } from './median.ts';
import type { Visit } from './mixed-visits.ts';
import { COURSES, startProductWithCourses } from './product-with-courses.ts';

const VISITORS = 64;
const SECONDS = FULL ? 10 : 4;
const ROUNDS = 5;
const MIN_RATIO = 1.3;

/**
 * Compares the throughput of two processes with that of one, with the mix of `load`. Both products run all the time and are
 * measured in turn, so that whatever else the machine does affects both.
 */
export async function processes(): Promise<void> {
  const products = [];
  try {
    for (const count of ['1', '2'])
      products.push(await startProductWithCourses(COURSES, { PROCESSES: count }));
    const [one, two] = [await prepareVisits(products[0]!), await prepareVisits(products[1]!)];
    const rates: { one: number; two: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rates.push({ one: await measureThroughput(one), two: await measureThroughput(two) });
    const ratio = median(rates.map((rate) => rate.two / rate.one));
    console.log(
      `  one process ${Math.round(median(rates.map((rate) => rate.one)))}, two processes ${Math.round(median(rates.map((rate) => rate.two)))} visits per second on ${availableParallelism()} cores,` +
        ` which PostgreSQL and the visitors share: ${ratio.toFixed(2)} times, at least ${MIN_RATIO}`,
    );
  } finally {
    for (const product of products) await product.stop();
  }
}

/** Returns the successful visits per second while every visitor starts the next visit at once. */
async function measureThroughput(visit: Visit): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let visits = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (performance.now() < end) {
        const outcomes = await visit();
        if (outcomes.every(({ status }) => status < 400)) visits += 1;
      }
    }),
  );
  return visits / SECONDS;
}
