import { message } from '@sikhya/contract/language/texts.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, chapterNotFound } from '../../errors.ts';
import * as queries from './paper-queries.ts';
import type { PaperQuestion } from './rules.ts';
import { texts } from './texts.ts';

/** Papers never change, so their questions can be cached: thousands of students take the same test at once. */
const cachedQuestions = new Map<string, PaperQuestion[]>();
let cachedTotal = 0;
/** With its encoded reviews, a question takes at most about ten kilobytes. */
const MAX_CACHED_QUESTIONS = 5000;

/** The paper of each chapter, valid as long as its course was not saved again. */
const currentPapers = new Map<string, { savedAt: number; paperId: string }>();
const MAX_CACHED_CHAPTERS = 1000;

export type Paper = { paperId: string; questions: PaperQuestion[] };

/** Returns the paper with the current questions of a chapter, and stores it if it is new. */
export async function freezePaper(db: Db, courseId: string, chapterId: string): Promise<Paper> {
  const savedAt = isId(chapterId) ? await queries.findSavedAt(db, courseId, chapterId) : undefined;
  if (!savedAt) throw chapterNotFound();
  const cached = currentPapers.get(chapterId);
  const paperId =
    cached?.savedAt === savedAt.getTime()
      ? cached.paperId
      : ((await queries.findPaper(db, courseId, chapterId)) ??
        (await queries.storePaper(db, courseId, chapterId)));
  if (!paperId) throw new AppError('invalid', message(texts.noTest));
  if (currentPapers.size >= MAX_CACHED_CHAPTERS) currentPapers.clear();
  currentPapers.set(chapterId, { savedAt: savedAt.getTime(), paperId });
  return { paperId, questions: await readQuestions(db, paperId) };
}

export async function readQuestions(db: Db | Tx, paperId: string): Promise<PaperQuestion[]> {
  const questions = cachedQuestions.get(paperId) ?? (await queries.readQuestions(db, paperId));
  // move the paper to the end of the map, because the first ones are evicted first
  if (!cachedQuestions.delete(paperId)) cachedTotal += questions.length;
  cachedQuestions.set(paperId, questions);
  evictOldest();
  return questions;
}

function evictOldest(): void {
  for (const [paperId, questions] of cachedQuestions) {
    if (cachedTotal <= MAX_CACHED_QUESTIONS) return;
    cachedQuestions.delete(paperId);
    cachedTotal -= questions.length;
  }
}
