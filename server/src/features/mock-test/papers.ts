import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './paper-queries.ts';
import type { PaperQuestion } from './rules.ts';

/**
 * Thousands take the same test at once. With its reviews a question takes about ten kilobytes at most, and so many of
 * them fit into any memory.
 */
const REMEMBERED_QUESTIONS = 5000;

const remembered = new Map<string, PaperQuestion[]>();
let rememberedQuestions = 0;

/** Which paper a chapter made when its course was last saved. */
const currentPapers = new Map<string, { savedAt: number; paperId: string }>();
const REMEMBERED_CHAPTERS = 1000;

export type Paper = { paperId: string; questions: PaperQuestion[] };

/** The questions of a chapter as they are at this moment, under one id for all who see the same. */
export async function freezePaper(db: Db, courseId: string, chapterId: string): Promise<Paper> {
  const savedAt = isId(chapterId) ? await queries.findSavedAt(db, courseId, chapterId) : undefined;
  if (!savedAt) throw new AppError('not-found', 'Chapter not found');
  const known = currentPapers.get(chapterId);
  const paperId =
    known?.savedAt === savedAt.getTime()
      ? known.paperId
      : ((await queries.findPaper(db, courseId, chapterId)) ??
        (await queries.storePaper(db, courseId, chapterId)));
  if (!paperId) throw new AppError('invalid', 'This chapter has no mock test.');
  if (currentPapers.size >= REMEMBERED_CHAPTERS) currentPapers.clear();
  currentPapers.set(chapterId, { savedAt: savedAt.getTime(), paperId });
  return { paperId, questions: await questionsOf(db, paperId) };
}

/** The questions of a paper. They never change, so those in use are read once. */
export async function questionsOf(db: Db | Tx, paperId: string): Promise<PaperQuestion[]> {
  const questions = remembered.get(paperId) ?? (await queries.readPaper(db, paperId));
  // the last one used is the last one to go
  if (!remembered.delete(paperId)) rememberedQuestions += questions.length;
  remembered.set(paperId, questions);
  forgetOldest();
  return questions;
}

function forgetOldest(): void {
  for (const [paperId, questions] of remembered) {
    if (rememberedQuestions <= REMEMBERED_QUESTIONS) return;
    remembered.delete(paperId);
    rememberedQuestions -= questions.length;
  }
}
