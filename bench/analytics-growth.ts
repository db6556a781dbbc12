import { readAnalytics } from '../server/src/features/analytics/service.ts';
import { createDatabaseWithResults, RESULTS_OF_STUDENT } from '../server/src/testing/many-results.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { compareGrowth } from './compare-growth.ts';
import { FULL } from './full.ts';

/** Measures the analytics of one student with a thousand results, with few and with many results of other students. */
export async function analyticsGrowth(product: Product): Promise<void> {
  await compareGrowth(product, {
    few: 100_000,
    many: FULL ? 10_000_000 : 300_000,
    calls: 200,
    create: createDatabaseWithResults,
    read: async (db, studentId) => {
      await readAnalytics(db, studentId, 'all', new Date());
    },
    label: `${RESULTS_OF_STUDENT} results of one student`,
  });
}
