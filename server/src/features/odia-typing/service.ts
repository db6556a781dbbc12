import { MAX_COURSE_WORDS } from '@sikhya/contract/odia-typing.ts';
import type { Db } from '../../database/database.ts';
import { readCourseTexts } from './queries.ts';
import { countWords, getMostFrequent, type WordCounts } from './rules.ts';

/**
 * Counts the words of one author's courses, or of all. Counts in this process, because one statement over all texts would
 * take seconds and reach the statement timeout.
 */
export async function countCourseWords(db: Db, authorId?: string): Promise<string[]> {
  const counts: WordCounts = new Map();
  for await (const texts of readCourseTexts(db, authorId)) for (const text of texts) countWords(text, counts);
  return getMostFrequent(counts, MAX_COURSE_WORDS);
}
