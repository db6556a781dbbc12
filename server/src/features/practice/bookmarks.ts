import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/practice.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { NO_ANSWER, readPaper } from '../attempts/service.ts';
import * as queries from './bookmark-queries.ts';
import { createCard } from './collect.ts';
import { findShownResult, type ShownResult, upsertCards } from './collect-queries.ts';
import { replayCards } from './replay.ts';
import { texts } from './texts.ts';

type Bookmarks = EndpointResponse<typeof contract.listBookmarks>;

export async function listBookmarks(
  db: Db,
  studentId: string,
  resultId: string,
  now: Date,
): Promise<Bookmarks> {
  const result = await requireResult(db, studentId, resultId, now);
  return readBookmarks(db, studentId, result);
}

export async function setBookmark(
  db: Db,
  studentId: string,
  resultId: string,
  { questionId, isBookmarked }: EndpointRequest<typeof contract.setBookmark>['body'],
  now: Date,
): Promise<Bookmarks> {
  const result = await requireResult(db, studentId, resultId, now);
  const position = await findShownQuestion(db, result, questionId);
  if (position === undefined) throw new AppError('not-found', message(texts.questionNotFound));
  if (isBookmarked) await addBookmark(db, studentId, result, { position, questionId, now });
  else await removeBookmark(db, studentId, questionId);
  return readBookmarks(db, studentId, result);
}

async function requireResult(db: Db, studentId: string, resultId: string, now: Date): Promise<ShownResult> {
  const result = isId(resultId) ? await findShownResult(db, studentId, resultId, now) : undefined;
  if (!result) throw new AppError('not-found', message(texts.resultNotFound));
  return result;
}

/** The position of a question that the review of the result shows. */
async function findShownQuestion(
  db: Db,
  { paperId, answers, attemptId }: ShownResult,
  questionId: string,
): Promise<number | undefined> {
  const { questions } = await readPaper(db, paperId);
  const position = questions.findIndex(({ _id }) => _id === questionId);
  const isAnswered = (answers[position] ?? NO_ANSWER) !== NO_ANSWER;
  return position >= 0 && (isAnswered || attemptId !== null) ? position : undefined;
}

async function addBookmark(
  db: Db,
  studentId: string,
  result: ShownResult,
  { position, questionId, now }: { position: number; questionId: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card = createCard(studentId, result, { position, questionId, kind: 'bookmark', at: now });
    const ids = await upsertCards(tx, [card]);
    await queries.markCard(tx, ids.get(questionId)!, now);
    await replayCards(tx, studentId, [...ids.values()]);
  });
}

/** A question that is only in the notebook because of its bookmark leaves it. */
async function removeBookmark(db: Db, studentId: string, questionId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await queries.unmarkCard(tx, studentId, questionId);
    if (id === undefined || (await queries.deleteWithoutMistake(tx, [id])).length > 0) return;
    await replayCards(tx, studentId, [id]);
  });
}

async function readBookmarks(db: Db, studentId: string, { paperId }: ShownResult): Promise<Bookmarks> {
  const { questions } = await readPaper(db, paperId);
  const ids = questions.map(({ _id }) => _id);
  return { questionIds: await queries.findMarked(db, studentId, ids) };
}
