import { randomUUID } from 'node:crypto';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { Db } from '../server/src/database/database.ts';
import { readAnalytics } from '../server/src/features/analytics/service.ts';
import { createDatabaseWithResults, RESULTS_OF_STUDENT } from '../server/src/testing/many-results.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';

const FEW = 100_000;
const MANY = FULL ? 10_000_000 : 300_000;
const CALLS = 200;
const LIMIT = 1.5;

/** Measures the analytics of one student with a thousand results, with few and with many results of other students. */
export async function analyticsGrowth({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const studentId = randomUUID();
  const [few, many] = [
    await createDatabaseWithResults(FEW, studentId, postgres.connection),
    await createDatabaseWithResults(MANY, studentId, postgres.connection),
  ];
  try {
    const [inFew, inMany]: [number[], number[]] = [[], []];
    // Alternate, so that noise of the machine affects both.
    for (let call = 0; call < CALLS; call += 1) {
      inFew.push(await measure(few.db, studentId));
      inMany.push(await measure(many.db, studentId));
    }
    const ratio = (median(inMany) / median(inFew)).toFixed(2);
    console.log(
      `  ${RESULTS_OF_STUDENT} results of one student among ${FEW}: ${median(inFew).toFixed(1)} ms`,
    );
    console.log(`  among ${MANY}: ${median(inMany).toFixed(1)} ms; ratio: ${ratio}, at most ${LIMIT}`);
  } finally {
    await few.close();
    await many.close();
    await postgres.stop();
  }
}

async function measure(db: Db, studentId: string): Promise<number> {
  const start = performance.now();
  await readAnalytics(db, studentId, 'all', new Date());
  return performance.now() - start;
}
