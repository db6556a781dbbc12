import { LONG_VOWELS, SHORT_VOWELS } from '@sikhya/contract/student-search-key.ts';
import { and, asc, desc, gt, like, lte, type SQL, sql } from 'drizzle-orm';
import { containing, type Db } from './database.ts';
import { students } from './tables/people.ts';

/** True for students who have all words of a search; its values are those of `wordValues`. */
export function haveWords(words: number): SQL | undefined {
  const each = Array.from({ length: words }, (_, n) =>
    and(
      like(students.searchKey, sql.placeholder(`pattern${n}`)),
      sql`strpos(${students.searchKey}, ${sql.placeholder(`word${n}`)}) > 0`,
    ),
  );
  return and(...each);
}

/**
 * The pattern of a word is looked up in the index, and the word itself compared. What follows the @ of an address stands
 * in nearly every row, and an index that looks for it goes through all of them to find one.
 */
export function wordValues(words: string[]): Record<string, string> {
  return Object.fromEntries(
    words.flatMap((word, n) => {
      const at = word.indexOf('@');
      return [
        [`word${n}`, word],
        [`pattern${n}`, containing(at < 3 ? word : word.slice(0, at + 1))],
      ];
    }),
  );
}

/** Rewrites keys that were stored with long vowels, from one id to another. */
export async function foldKeys(db: Db, { after, upTo }: { after: string; upTo: string }): Promise<void> {
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

/** The last of the next `size` ids after this one; undefined at the end. */
export async function endOfBatch(db: Db, after: string, size: number): Promise<string | undefined> {
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
