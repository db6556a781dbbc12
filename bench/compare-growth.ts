import { randomUUID } from 'node:crypto';
import { type EmbeddedPostgres, startOrReuseEmbeddedPostgres } from '@sikhya/embedded-postgres';
import type { Connected, Db } from '../server/src/database/database.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { median } from './median.ts';

/** The largest allowed ratio. */
const LIMIT = 1.5;

type Growth = {
  /** Rows of all students in the small and in the large database. */
  few: number;
  many: number;
  calls: number;
  create: (
    total: number,
    studentId: string,
    cluster: EmbeddedPostgres['connection'],
  ) => Promise<Pick<Connected, 'db' | 'close'>>;
  read: (db: Db, studentId: string) => Promise<void>;
  /** The name of the read, such as '1000 results of one student'. */
  label: string;
};

/** Measures a read of one student in a database with few rows of other students, and in one with many. */
export async function compareGrowth(
  { dataDir }: Product,
  { few, many, calls, create, read, label }: Growth,
): Promise<void> {
  const postgres = await startOrReuseEmbeddedPostgres({ dataDir });
  const studentId = randomUUID();
  const small = await create(few, studentId, postgres.connection);
  const large = await create(many, studentId, postgres.connection);
  const measure = async (db: Db) => {
    const start = performance.now();
    await read(db, studentId);
    return performance.now() - start;
  };
  try {
    const [inSmall, inLarge]: [number[], number[]] = [[], []];
    // Alternate, so that noise of the machine affects both.
    for (let call = 0; call < calls; call += 1) {
      inSmall.push(await measure(small.db));
      inLarge.push(await measure(large.db));
    }
    const ratio = median(inLarge) / median(inSmall);
    console.log(`  ${label} among ${few}: ${median(inSmall).toFixed(1)} ms`);
    console.log(
      `  among ${many}: ${median(inLarge).toFixed(1)} ms; ratio: ${ratio.toFixed(2)} (${LIMIT})` +
        (ratio > LIMIT ? ', ABOVE THE LIMIT' : ''),
    );
  } finally {
    await small.close();
    await large.close();
    await postgres.stop();
  }
}
