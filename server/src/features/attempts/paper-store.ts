import type { Db, Tx } from '../../database/database.ts';
import type { Paper } from './paper.ts';
import * as queries from './paper-queries.ts';

/** Papers never change, so they can be cached: thousands of students take the same test at once. */
const cachedPapers = new Map<string, Paper>();
let cachedQuestions = 0;
/** With its encoded reviews, a question takes at most about ten kilobytes. */
const MAX_CACHED_QUESTIONS = 5000;

export async function readPaper(db: Db | Tx, paperId: string): Promise<Paper> {
  const paper = cachedPapers.get(paperId) ?? (await queries.readPaper(db, paperId));
  // move the paper to the end of the map, because the first ones are evicted first
  if (!cachedPapers.delete(paperId)) cachedQuestions += paper.questions.length;
  cachedPapers.set(paperId, paper);
  evictOldest();
  return paper;
}

function evictOldest(): void {
  for (const [paperId, { questions }] of cachedPapers) {
    if (cachedQuestions <= MAX_CACHED_QUESTIONS) return;
    cachedPapers.delete(paperId);
    cachedQuestions -= questions.length;
  }
}
