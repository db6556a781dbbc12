import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import {
  getOutcome,
  listPaperLanguages,
  NO_ANSWER,
  type Outcome,
  type PaperQuestion,
  readPaper,
} from '../attempts/service.ts';
import { deleteWithoutMistake } from './bookmark-queries.ts';
import * as queries from './collect-queries.ts';
import { replayCards } from './replay.ts';
import { storeReviews } from './review-queries.ts';
import { listMistakes, type Mistake } from './rules.ts';

/** A small number, so that a transaction locks the cards of a student only briefly. */
const BATCH_SIZE = 20;
/** The remaining results are collected with the next request. */
const MAX_BATCHES = 25;

/**
 * Puts the mistakes of the student's results into the notebook. It runs when the student practises and not at the
 * hand-in, because thousands may hand in an exam in the same minute.
 */
export async function collectMistakes(db: Db, studentId: string, now: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await queries.findUncollected(db, studentId, now, BATCH_SIZE);
    if (found.length === 0) return;
    await inTransaction(db, (tx) => collectResults(tx, studentId, found));
  }
}

async function collectResults(
  tx: Tx,
  studentId: string,
  found: readonly queries.ShownResult[],
): Promise<void> {
  const cardIds = new Set<string>();
  for (const result of found) {
    if (!(await queries.claimResult(tx, studentId, result))) continue;
    const { questions } = await readPaper(tx, result.paperId, result.correctionNumber);
    if (result.correctionNumber > 0)
      for (const id of await forgetMistakes(tx, studentId, result, questions)) cardIds.add(id);
    const mistakes = listMistakes(questions, { ...result, outcomes: listOutcomes(questions, result) });
    if (mistakes.length === 0) continue;
    for (const id of await storeMistakes(tx, studentId, result, mistakes)) cardIds.add(id);
  }
  for (const id of await deleteWithoutMistake(tx, [...cardIds])) cardIds.delete(id);
  await replayCards(tx, studentId, [...cardIds]);
}

/** Before a result is collected again. Returns the cards that its corrections may concern. */
async function forgetMistakes(
  tx: Tx,
  studentId: string,
  result: queries.ShownResult,
  questions: readonly PaperQuestion[],
): Promise<string[]> {
  const corrected = questions.filter(({ correction }) => correction).map(({ _id }) => _id);
  const reviewIds = questions.map((_, position) => getReviewId(result, position));
  return [
    ...(await queries.removeMistakes(tx, studentId, reviewIds)),
    ...(await queries.findCardsOfQuestions(tx, studentId, corrected)),
  ];
}

function listOutcomes(questions: readonly PaperQuestion[], result: queries.ShownResult): Outcome[] {
  const order = { questionOrder: result.questionOrder, optionOrders: null };
  const languages = listPaperLanguages(result.shownLanguages, order, questions.length);
  return questions.map((question, position) =>
    getOutcome(question, result.answers[position] ?? NO_ANSWER, languages[position] ?? null),
  );
}

const getReviewId = ({ id }: Pick<queries.ShownResult, 'id'>, position: number) => `${id}:${position}`;

async function storeMistakes(
  tx: Tx,
  studentId: string,
  result: queries.ShownResult,
  mistakes: readonly Mistake[],
): Promise<Iterable<string>> {
  const cards = mistakes.map(({ position, questionId, kind }) =>
    createCard(studentId, result, { position, questionId, kind, at: result.completedAt }),
  );
  const ids = await queries.upsertCards(tx, cards);
  const reviews = mistakes.map(({ position, questionId, kind, seconds }) => ({
    studentId,
    reviewId: getReviewId(result, position),
    cardId: ids.get(questionId)!,
    at: result.completedAt,
    outcome: kind,
    seconds,
    isFromTest: true,
  }));
  await storeReviews(tx, reviews);
  return ids.values();
}

/** A card before its reviews are counted. */
export function createCard(
  studentId: string,
  { testId, courseId, paperId, completedAt }: queries.ShownResult,
  { position, questionId, kind, at }: Pick<Mistake, 'position' | 'questionId' | 'kind'> & { at: Date },
): queries.NewCard {
  const times = { paperUsedAt: completedAt, createdAt: at, due: at, reasonAt: at };
  return { studentId, questionId, testId, courseId, paperId, position, reason: kind, ...times };
}
