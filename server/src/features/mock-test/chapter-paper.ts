import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, chapterNotFound } from '../../errors.ts';
import { type Paper, readPaper } from '../attempts/service.ts';
import * as queries from './paper-queries.ts';
import { texts } from './texts.ts';

/** The paper of each chapter, valid as long as its course was not saved again. */
const currentPapers = new Map<string, { savedAt: number; paperId: string }>();
const MAX_CACHED_CHAPTERS = 1000;

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
  return readPaper(db, paperId);
}
