import { MAX_COURSE_WORDS } from '@sikhya/contract/odia-typing.ts';
import type { Db } from '../../database/database.ts';
import { courseTexts } from './queries.ts';
import { countWords, mostFrequent, type WordCounts } from './rules.ts';

/** Counted here: one statement over so many texts would keep the database busy for seconds, and meet its time limit. */
export async function countCourseWords(db: Db): Promise<string[]> {
  const counts: WordCounts = new Map();
  for await (const texts of courseTexts(db)) for (const text of texts) countWords(text, counts);
  return mostFrequent(counts, MAX_COURSE_WORDS);
}
