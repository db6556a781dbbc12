import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import { connect } from '../server/src/database/database.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { mixOf, type Outcome, type Visit } from './mixed-visits.ts';
import { paced, percentile } from './paced.ts';
import { studentsInATest } from './students-in-a-test.ts';

const STUDENTS = 3000;
const QUESTIONS = 20;

const P99_LIMIT_MS = 250;
const FIRST_RATE = 2400;
/** The next rate to try after one that was too much. */
const LESS = 0.85;
const STEP_SECONDS = FULL ? 6 : 3;

const TIMES = 3;
const OVERLOAD_SECONDS = FULL ? 30 : 6;
const GOES_ON_AT_LEAST = 0.8;
const BACK_WITHIN_SECONDS = 5;

/** A realistic mix: the highest rate that is answered in good time, and then three times that rate. */
export async function load(product: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir: product.dataDir });
  const { db, close } = connect(postgres.connection, 4);
  const exam = await studentsInATest(product, db, { students: STUDENTS, questions: QUESTIONS });
  await close();
  await postgres.stop();
  const visit = mixOf(product.address, exam);

  const peak = await highestRate(visit);
  await threeTimes(visit, peak);
  await backToNormal(visit, peak);
}

type Load = { took: Float64Array; outcomes: Outcome[] };

async function loadOf(visit: Visit, rate: number, seconds: number): Promise<Load> {
  const outcomes: Outcome[] = [];
  const took = await paced(
    Array.from({ length: Math.round(rate * seconds) }, () => ({
      at: Math.random() * seconds * 1000,
      async send() {
        outcomes.push(...(await visit()));
      },
    })),
  );
  return { took, outcomes };
}

async function highestRate(visit: Visit): Promise<number> {
  for (let rate = FIRST_RATE; ; rate *= LESS) {
    const { took, outcomes } = await loadOf(visit, rate, STEP_SECONDS);
    const [p99, refused] = [percentile(took, 99), refusalsOf(outcomes).length];
    const inTime = p99 <= P99_LIMIT_MS && refused === 0;
    console.log(
      `  ${Math.round(rate)} visits a second: p50 ${percentile(took, 50)} ms, p99 ${p99} ms, ${refused} refused` +
        (inTime ? `; the highest of these rates with a p99 under ${P99_LIMIT_MS} ms` : ''),
    );
    if (inTime) return rate;
    await pause(BACK_WITHIN_SECONDS);
  }
}

async function threeTimes(visit: Visit, peak: number): Promise<void> {
  const { outcomes } = await loadOf(visit, TIMES * peak, OVERLOAD_SECONDS);
  const refused = refusalsOf(outcomes);
  const wrong = refused.filter(
    ({ status, retryAfter }) => (status !== 503 && status !== 429) || retryAfter === undefined,
  );
  if (wrong.length > 0) {
    throw new Error(`${wrong.length} calls failed without a word, one with ${wrong[0]!.status}`);
  }
  const shareRefused = (kind: 'save' | 'other') => {
    const of = (all: Outcome[]) => all.filter((one) => (one.kind === 'save') === (kind === 'save')).length;
    return `${((100 * of(refused)) / of(outcomes)).toFixed(1)} %`;
  };
  const goesOn = (outcomes.length - refused.length) / OVERLOAD_SECONDS / peak;
  console.log(
    `  ${TIMES} times that for ${OVERLOAD_SECONDS} s: ${goesOn.toFixed(2)} of the peak goes on, at least ${GOES_ON_AT_LEAST};` +
      ` refused with Retry-After: ${shareRefused('save')} of the saves, ${shareRefused('other')} of all else`,
  );
}

async function backToNormal(visit: Visit, peak: number): Promise<void> {
  await pause(BACK_WITHIN_SECONDS);
  const { took, outcomes } = await loadOf(visit, peak / 2, STEP_SECONDS);
  console.log(
    `  ${BACK_WITHIN_SECONDS} s later, at half the peak: p99 ${percentile(took, 99)} ms, ${refusalsOf(outcomes).length} refused`,
  );
}

const refusalsOf = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status >= 400);

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
