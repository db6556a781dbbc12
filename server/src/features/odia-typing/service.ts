import { MOST_COURSE_WORDS } from '@sikhya/contract/odia-typing.ts';
import type { Db } from '../../database/database.ts';
import { courseTexts } from './queries.ts';
import { countWords, mostFrequent, type WordCounts } from './rules.ts';

/** Counted here: PostgreSQL takes tens of seconds to tear so much Odia into words. */
export async function countCourseWords(db: Db): Promise<string[]> {
  const counts: WordCounts = new Map();
  for await (const texts of courseTexts(db)) for (const text of texts) countWords(text, counts);
  return mostFrequent(counts, MOST_COURSE_WORDS);
}
