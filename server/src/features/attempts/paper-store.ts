import type { Db, Tx } from '../../database/database.ts';
import type { Paper } from './paper.ts';
import * as queries from './paper-queries.ts';

/**
 * Papers never change, so they can be cached: thousands of students take the same test at once. Their corrections can
 * be older than those in the database, so a hand-in compares the number of corrections when it stores the result.
 */
const cachedPapers = new Map<string, Paper>();
let cachedQuestions = 0;
/** With its encoded reviews, a question takes at most about ten kilobytes. */
const MAX_CACHED_QUESTIONS = 5000;

/** Returns the paper with at least the first `correctionNumber` corrections of its test. */
export async function readPaper(db: Db | Tx, paperId: string, correctionNumber = 0): Promise<Paper> {
  const cached = cachedPapers.get(paperId);
  if (cached && cached.correctionNumber >= correctionNumber) return store(cached);
  return readCurrentPaper(db, paperId);
}

/** Returns the paper with all corrections. */
export async function readCurrentPaper(db: Db | Tx, paperId: string): Promise<Paper> {
  return store(await queries.readPaper(db, paperId));
}

function store(paper: Paper): Paper {
  // move the paper to the end of the map, because the first ones are evicted first
  if (!cachedPapers.delete(paper.id)) cachedQuestions += paper.questions.length;
  cachedPapers.set(paper.id, paper);
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
