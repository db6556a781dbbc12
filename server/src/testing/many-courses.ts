import { searchKey } from '@sikhya/contract/search-key.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { courses } from '../database/tables/courses.ts';

const WORDS = [
  'ଇତିହାସ',
  'ଗଣିତ',
  'ଭୂଗୋଳ',
  'ବିଜ୍ଞାନ',
  'ସାହିତ୍ୟ',
  'arithmetic',
  'history',
  'polity',
  'grammar',
  'economy',
];

export const RARE_WORDS = 500;

/** Each of these words is in ten of the first 5,000 courses and in no other. */
export const rareWord = (n: number): string => `ବିଷୟ${String(n % RARE_WORDS).padStart(3, '0')}`;

const UNIQUE_WORDS = 50;

/** Each of these words is in exactly one course, however many there are. */
export const uniqueWord = (n: number): string => `ଅନୁପମ${n % UNIQUE_WORDS}ଟି`;

const BATCH_SIZE = 1000;

/** Creates courses without subjects, one minute apart; every third is free. */
export async function createManyCourses(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  for (let start = from; start < to; start += BATCH_SIZE) {
    const numbers = Array.from({ length: Math.min(BATCH_SIZE, to - start) }, (_, n) => start + n);
    await db.insert(courses).values(numbers.map(createCourseRow));
  }
  await db.execute(sql`vacuum analyze courses`);
}

function createCourseRow(n: number): typeof courses.$inferInsert {
  const word = (k: number) => WORDS[k % WORDS.length]!;
  const title = `${word(n)} ${word(n * 7 + 3)} ${n}`;
  const rare = n < 5000 ? rareWord(n) : '';
  const unique = n < UNIQUE_WORDS ? uniqueWord(n) : '';
  const description = [...Array.from({ length: 20 }, (_, k) => word((n + 1) * k)), rare, unique]
    .join(' ')
    .trim();
  const isFree = n % 3 === 0;
  return {
    id: newId(),
    title,
    description,
    titleKey: searchKey(title),
    searchKey: searchKey(`${title} ${description}`),
    pricePaise: isFree ? 0 : 49_900,
    isFree,
    totalSubjects: 3,
    totalChapters: 12,
    totalQuestions: 120,
    createdAt: new Date(Date.UTC(2025, 0, 1) + n * 60_000),
  };
}
