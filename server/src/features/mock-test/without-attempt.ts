import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import type { handInTest } from '@sikhya/contract/mock-test.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { Caller } from '../../http/authenticate.ts';
import {
  findOpenAttempt,
  findResult,
  gradeAnswers,
  type HandedIn,
  insertResults,
  isRepeatedHandIn,
  lockTests,
  mergeAnswers,
  NO_ANSWER,
  type Paper,
  readPaper,
} from '../attempts/service.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { freezePaper } from './chapter-paper.ts';
import { clampTimeSpent, getRepeatWindowStart } from './rules.ts';
import * as queries from './without-attempt-queries.ts';

type SentTest = Omit<EndpointRequest<typeof handInTest>['body'], 'attemptId'> & {
  courseId: string;
  chapterId: string;
};

/**
 * Grades answers that were sent without an attempt and stores the result. The same answers count once within the time
 * limit of the test. Returns undefined if the student has an open attempt at the chapter, which must be handed in
 * instead.
 */
export async function handInWithoutAttempt(
  db: Db,
  { caller, sent, now }: { caller: Caller; sent: SentTest; now: Date },
): Promise<HandedIn | undefined> {
  const studentId = caller.personId;
  const { courseId, chapterId } = sent;
  await requireCourseAccess(db, caller, courseId, now);
  const paper = await freezePaper(db, courseId, chapterId);
  const { id: paperId, questions } = paper;
  const noAnswers = questions.map(() => NO_ANSWER);
  const answers = mergeAnswers(noAnswers, questions, sent.answers);
  const newResultId = newId();
  const resultId = await inTransaction(db, async (tx) => {
    // concurrent equal hand-ins run one after the other, so that the second finds the result of the first
    await queries.lockStudent(tx, studentId);
    if (await findOpenAttempt(tx, studentId, chapterId)) return undefined;
    const handIn = { studentId, testId: chapterId, paperId, answers };
    const earlierId = await findEarlierResult(tx, handIn, { paper, sent, now });
    if (earlierId) return earlierId;
    const lastResultAt = await queries.findLastResultTime(tx, handIn, now);
    const timeSpentSeconds = clampTimeSpent(sent.timeSpent, questions.length, { lastResultAt, now });
    const correctionNumber = (await lockTests(tx, [chapterId])).get(chapterId);
    const grade = gradeAnswers(await readPaper(tx, paperId, correctionNumber), answers);
    const result = { id: newResultId, ...handIn, courseId, ...grade, timeSpentSeconds, completedAt: now };
    await insertResults(tx, [result]);
    return newResultId;
  });
  const result = resultId && (await findResult(db, studentId, { id: resultId }));
  return result ? { isNew: resultId === newResultId, result } : undefined;
}

/** Returns the id of the result that a repeated hand-in has already, with or without an attempt. */
async function findEarlierResult(
  tx: Tx,
  handIn: queries.HandIn,
  { paper, sent, now }: { paper: Paper; sent: SentTest; now: Date },
): Promise<string | undefined> {
  const since = getRepeatWindowStart(paper.questions.length, now);
  const equal = await queries.findEqualResult(tx, handIn, since);
  if (equal) return equal;
  const newest = await queries.findNewestAttemptResult(tx, handIn, since);
  if (!newest) return undefined;
  const { questions } = await readPaper(tx, newest.paperId);
  return isRepeatedHandIn(newest.answers, questions, sent.answers, newest) ? newest.id : undefined;
}
