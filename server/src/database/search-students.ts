import { LONG_VOWELS, SHORT_VOWELS } from '@sikhya/contract/student-search-key.ts';
import { and, asc, desc, gt, like, lte, type SQL, sql } from 'drizzle-orm';
import { toIndexedPattern } from './contains-word.ts';
import type { Db } from './database.ts';
import { students } from './tables/people.ts';

/** Matches students whose search key contains all words. `toWordParameters` makes the values of the placeholders. */
export function matchesWords(words: number): SQL | undefined {
  const each = Array.from({ length: words }, (_, n) =>
    and(
      like(students.searchKey, sql.placeholder(`pattern${n}`)),
      sql`strpos(${students.searchKey}, ${sql.placeholder(`word${n}`)}) > 0`,
    ),
  );
  return and(...each);
}

export function toWordParameters(words: string[]): Record<string, string> {
  return Object.fromEntries(
    words.flatMap((word, n) => [
      [`word${n}`, word],
      [`pattern${n}`, toIndexedPattern(word)],
    ]),
  );
}

/** Replaces long vowels in the search keys of the students after one id and up to another. */
export async function foldSearchKeys(
  db: Db,
  { after, upTo }: { after: string; upTo: string },
): Promise<void> {
  await db
    .update(students)
    .set({ searchKey: sql`translate(${students.searchKey}, ${LONG_VOWELS}, ${SHORT_VOWELS})` })
    .where(
      and(
        gt(students.id, after),
        lte(students.id, upTo),
        sql`translate(${students.searchKey}, ${LONG_VOWELS}, '') <> ${students.searchKey}`,
      ),
    );
}

/** Returns the last of the next `size` ids after this one, or undefined if there are no more. */
export async function findEndOfBatch(db: Db, after: string, size: number): Promise<string | undefined> {
  const batch = db
    .select({ id: students.id })
    .from(students)
    .where(gt(students.id, after))
    .orderBy(asc(students.id))
    .limit(size)
    .as('batch');
  const [last] = await db.select({ id: batch.id }).from(batch).orderBy(desc(batch.id)).limit(1);
  return last?.id;
}
