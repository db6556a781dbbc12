import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import type { handInTest } from '@sikhya/contract/mock-test.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { Caller } from '../../http/authenticate.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { freezePaper, type Paper, questionsOf } from './papers.ts';
import { findResult, type ResultRow, saveResults } from './result-queries.ts';
import { believableSeconds, gradeAttempt, isRepeated, layOver, NONE, repeatsSince } from './rules.ts';
import * as queries from './without-attempt-queries.ts';

type Sent = Omit<EndpointRequest<typeof handInTest>['body'], 'attemptId'>;

/**
 * Grades and stores a test that was taken without an attempt. The same answers count once within the time that the
 * test would have had. Undefined where the student has an open attempt of the chapter: that is the one to hand in.
 */
export async function handInWithoutAttempt(
  db: Db,
  { caller, sent, now }: { caller: Caller; sent: Sent; now: Date },
): Promise<{ counted: boolean; result: ResultRow } | undefined> {
  const studentId = caller.personId;
  const { courseId, chapterId } = sent;
  await requireCourseAccess(db, caller, courseId);
  const paper = await freezePaper(db, courseId, chapterId);
  const answers = layOver(
    paper.questions.map(() => NONE),
    paper.questions,
    sent.answers,
  );
  const id = newId();
  const storedId = await inTransaction(db, async (tx) => {
    // one at a time for each student, so that of many equal ones the second finds the first
    await queries.lockStudent(tx, studentId);
    const same = { studentId, chapterId, paperId: paper.paperId, answers };
    if (await queries.hasOpenAttempt(tx, same)) return undefined;
    const earlier = await findRepeated(tx, same, { paper, sent, now });
    if (earlier) return earlier;
    const lastAt = await queries.findLastTime(tx, same, now);
    const timeSpentSeconds = believableSeconds(sent.timeSpent, paper.questions.length, { lastAt, now });
    const grade = gradeAttempt(paper.questions, answers);
    await saveResults(tx, [{ id, ...same, courseId, ...grade, timeSpentSeconds, completedAt: now }]);
    return id;
  });
  const result = storedId && (await findResult(db, studentId, { id: storedId }));
  return result ? { counted: storedId === id, result } : undefined;
}

/** The id of a result that these answers have already; also that of an attempt that they handed in. */
async function findRepeated(
  tx: Tx,
  same: queries.Same,
  { paper, sent, now }: { paper: Paper; sent: Sent; now: Date },
): Promise<string | undefined> {
  const since = repeatsSince(paper.questions.length, now);
  const alike = await queries.findSame(tx, same, since);
  if (alike) return alike;
  const attempted = await queries.findNewestOfAttempt(tx, same, since);
  if (!attempted) return undefined;
  const questions = await questionsOf(tx, attempted.paperId);
  return isRepeated(attempted.answers, questions, sent.answers, attempted) ? attempted.id : undefined;
}
