import { availableParallelism } from 'node:os';
import type { Product } from '../server/src/testing/product-process.ts';
import { readCpuSeconds } from './cpu-time.ts';
import { FULL } from './full.ts';
import { prepareVisits } from './load.ts';
import { median } from './median.ts';
import type { Visit } from './mixed-visits.ts';
import { COURSES, startProductWithCourses } from './product-with-courses.ts';

const VISITORS = 64;
const SECONDS = FULL ? 10 : 4;
const ROUNDS = 5;
const MIN_RATIO = 1.3;

/** CPU times are in milliseconds per visit. */
type Throughput = { visitsPerSecond: number; server: number; postgres: number; visitors: number };

/**
 * Compares the throughput of two processes with that of one, with the mix of `load`. Both products run all the time and are
 * measured in turn, so that other work of the machine affects both.
 */
export async function processes(): Promise<void> {
  const products = [];
  try {
    for (const count of ['1', '2'])
      products.push(await startProductWithCourses(COURSES, { PROCESSES: count }));
    const [one, two] = products as [Product, Product];
    const [visitOne, visitTwo] = [await prepareVisits(one), await prepareVisits(two)];
    const rounds: { one: Throughput; two: Throughput }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        one: await measureThroughput(one, visitOne),
        two: await measureThroughput(two, visitTwo),
      });
    const ratio = median(rounds.map((round) => round.two.visitsPerSecond / round.one.visitsPerSecond));
    console.log(
      `  ${availableParallelism()} cores, which PostgreSQL and the visitors share: two processes have ` +
        `${ratio.toFixed(2)} times the throughput of one, at least ${MIN_RATIO}`,
    );
    report(
      'one process',
      rounds.map((round) => round.one),
    );
    report(
      'two processes',
      rounds.map((round) => round.two),
    );
  } finally {
    for (const product of products) await product.stop();
  }
}

function report(name: string, measured: Throughput[]): void {
  const get = (key: keyof Throughput) => median(measured.map((each) => each[key]));
  console.log(
    `  ${name}: ${Math.round(get('visitsPerSecond'))} visits per second; CPU time per visit: server ${get('server').toFixed(2)}, ` +
      `PostgreSQL ${get('postgres').toFixed(2)}, visitors ${get('visitors').toFixed(2)} ms`,
  );
}

/** Counts the successful visits while every visitor starts the next visit at once. */
async function measureThroughput(product: Product, visit: Visit): Promise<Throughput> {
  const before = { ...readCpuSeconds(product.pid), visitors: process.cpuUsage() };
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
  const used = readCpuSeconds(product.pid);
  const { user, system } = process.cpuUsage(before.visitors);
  return {
    visitsPerSecond: visits / SECONDS,
    server: ((used.server - before.server) * 1000) / visits,
    postgres: ((used.postgres - before.postgres) * 1000) / visits,
    visitors: (user + system) / 1000 / visits,
  };
}
