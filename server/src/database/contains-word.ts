import { and, type Column, like, type SQL, sql } from 'drizzle-orm';
import { toLikePattern } from './database.ts';

/** Matches rows whose column contains the word. For a column with a trigram index. */
export function containsWord(column: Column, word: string): SQL | undefined {
  return and(like(column, toIndexedPattern(word)), sql`strpos(${column}, ${word}) > 0`);
}

/**
 * The pattern that the index looks up; the word itself is then compared. The pattern of an e-mail address ends at the @,
 * because nearly every row contains the rest, and reading all of them in the index takes long.
 */
export function toIndexedPattern(word: string): string {
  const at = word.indexOf('@');
  return toLikePattern(at < 3 ? word : word.slice(0, at + 1));
}
