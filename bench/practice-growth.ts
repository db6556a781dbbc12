import { randomUUID } from 'node:crypto';
import { startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { Db } from '../server/src/database/database.ts';
import { readPractice } from '../server/src/features/practice/service.ts';
import { CARDS_OF_STUDENT, createDatabaseWithCards } from '../server/src/testing/many-cards.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { FULL } from './full.ts';
import { median } from './median.ts';

const FEW = 100_000;
const MANY = FULL ? 20_000_000 : 1_000_000;
const CALLS = 100;
const LIMIT = 1.5;

/** Measures the due list of a student with many cards, with few and with many cards of other students. */
export async function practiceGrowth({ dataDir }: Product): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const studentId = randomUUID();
  const [few, many] = [
    await createDatabaseWithCards(FEW, studentId, postgres.connection),
    await createDatabaseWithCards(MANY, studentId, postgres.connection),
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
      `  due list of ${CARDS_OF_STUDENT} cards of one student among ${FEW}: ${median(inFew).toFixed(1)} ms`,
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
  const { cards } = await readPractice(db, studentId, {}, new Date());
  const duration = performance.now() - start;
  if (cards.length === 0) throw new Error('nothing is due');
  return duration;
}
