import type { Db } from '../server/src/database/database.ts';
import { readPractice } from '../server/src/features/practice/service.ts';
import { CARDS_OF_STUDENT, createDatabaseWithCards } from '../server/src/testing/many-cards.ts';
import type { Product } from '../server/src/testing/product-process.ts';
import { compareGrowth } from './compare-growth.ts';
import { FULL } from './full.ts';

/** Measures the due list of a student with many cards, with few and with many cards of other students. */
export async function practiceGrowth(product: Product): Promise<void> {
  await compareGrowth(product, {
    few: 100_000,
    many: FULL ? 20_000_000 : 1_000_000,
    calls: 100,
    create: createDatabaseWithCards,
    read: readDueList,
    label: `due list of ${CARDS_OF_STUDENT} cards of one student`,
  });
}

async function readDueList(db: Db, studentId: string): Promise<void> {
  const { cards } = await readPractice(db, studentId, {}, new Date());
  if (cards.length === 0) throw new Error('nothing is due');
}
