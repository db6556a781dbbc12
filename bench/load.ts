import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { createVisitMix, type Outcome, type Visit } from './mixed-visits.ts';
import { percentile, runScheduled } from './scheduled-load.ts';
import { startAttempts } from './start-attempts.ts';

const STUDENTS = 3000;
const QUESTIONS = 20;

const P99_LIMIT_MS = 250;
const FIRST_RATE = 2400;
/** The factor to the next rate after one that was too high. */
const NEXT_RATE = 0.85;
const STEP_SECONDS = FULL ? 6 : 3;

const OVERLOAD_FACTOR = 3;
const OVERLOAD_SECONDS = FULL ? 30 : 6;
const MIN_THROUGHPUT = 0.8;
const RECOVERY_SECONDS = 5;

/** Finds the highest rate of a realistic mix with a good p99, then sends three times that rate. */
export async function load(product: Product): Promise<void> {
  const visit = await prepareVisits(product);
  const peak = await findPeakRate(visit);
  await measureOverload(visit, peak);
  await measureRecovery(visit, peak);
}

/** Starts the attempts of a realistic mix of visits. */
export async function prepareVisits(product: Product): Promise<Visit> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  const startedTest = await startAttempts(product, db, { students: STUDENTS, questions: QUESTIONS });
  await close();
  await postgres.stop();
  return createVisitMix(product.address, startedTest);
}

type Load = { durations: Float64Array; outcomes: Outcome[] };

async function sendLoad(visit: Visit, rate: number, seconds: number): Promise<Load> {
  const outcomes: Outcome[] = [];
  const durations = await runScheduled(
    Array.from({ length: Math.round(rate * seconds) }, () => ({
      at: Math.random() * seconds * 1000,
      async send() {
        outcomes.push(...(await visit()));
      },
    })),
  );
  return { durations, outcomes };
}

async function findPeakRate(visit: Visit): Promise<number> {
  for (let rate = FIRST_RATE; ; rate *= NEXT_RATE) {
    const { durations, outcomes } = await sendLoad(visit, rate, STEP_SECONDS);
    const [p99, refused] = [percentile(durations, 99), getRefusals(outcomes).length];
    const inTime = p99 <= P99_LIMIT_MS && refused === 0;
    console.log(
      `  ${Math.round(rate)} visits per second: p50 ${percentile(durations, 50)} ms, p99 ${p99} ms, ${refused} refused` +
        (inTime ? `; the highest rate with a p99 under ${P99_LIMIT_MS} ms` : ''),
    );
    if (inTime) return rate;
    await pause(RECOVERY_SECONDS);
  }
}

async function measureOverload(visit: Visit, peak: number): Promise<void> {
  const { outcomes } = await sendLoad(visit, OVERLOAD_FACTOR * peak, OVERLOAD_SECONDS);
  const refused = getRefusals(outcomes);
  const wrong = refused.filter(
    ({ status, retryAfter }) => (status !== 503 && status !== 429) || retryAfter === undefined,
  );
  if (wrong.length > 0) {
    throw new Error(`${wrong.length} calls failed without Retry-After, one with ${wrong[0]!.status}`);
  }
  const formatRefusedShare = (kind: 'save' | 'other') => {
    const count = (calls: Outcome[]) => calls.filter((call) => call.kind === kind).length;
    return `${((100 * count(refused)) / count(outcomes)).toFixed(1)} %`;
  };
  const throughput = (outcomes.length - refused.length) / OVERLOAD_SECONDS / peak;
  console.log(
    `  ${OVERLOAD_FACTOR} times that for ${OVERLOAD_SECONDS} s: throughput ${throughput.toFixed(2)} of the peak, at least ${MIN_THROUGHPUT};` +
      ` refused with Retry-After: ${formatRefusedShare('save')} of the saves, ${formatRefusedShare('other')} of other calls`,
  );
}

async function measureRecovery(visit: Visit, peak: number): Promise<void> {
  await pause(RECOVERY_SECONDS);
  const { durations, outcomes } = await sendLoad(visit, peak / 2, STEP_SECONDS);
  console.log(
    `  ${RECOVERY_SECONDS} s later, at half the peak: p99 ${percentile(durations, 99)} ms, ${getRefusals(outcomes).length} refused`,
  );
}

const getRefusals = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status >= 400);

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
