import { randomInt } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/mock-test.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { chapterNotFound } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import type { JsonBytes } from '../../http/serve.ts';
import * as attempts from '../attempts/service.ts';
import { requireCourseAccess } from '../enrolment/service.ts';
import { readHandedInExam } from '../exams/service.ts';
import { freezePaper } from './chapter-paper.ts';
import { hasResult } from './result-queries.ts';
import { isChapterResult, readReview } from './review.ts';
import { getDeadline } from './rules.ts';
import { toChapterAttempt } from './to-chapter-attempt.ts';
import { handInWithoutAttempt } from './without-attempt.ts';

export { gradeWithoutStoring } from './grade-without-storing.ts';
export { getSecondsAllowed } from './rules.ts';

/** Resumes the student's open attempt at the chapter, even if the course was deleted meanwhile, or starts a new one. */
export async function startTest(
  db: Db,
  caller: Caller,
  body: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.startTest>> {
  const attempt =
    (await attempts.findAttemptToResume(db, caller.personId, body.chapterId, now)) ??
    (await startAttempt(db, caller, body, now));
  const paper = await attempts.readPaper(db, attempt.paperId);
  return { attempt: toChapterAttempt(attempt, paper), now: now.toISOString() };
}

async function startAttempt(
  db: Db,
  caller: Caller,
  { courseId, chapterId }: EndpointRequest<typeof contract.startTest>['body'],
  now: Date,
): Promise<attempts.Attempt> {
  const studentId = caller.personId;
  await requireCourseAccess(db, caller, courseId, now);
  const [{ id: paperId, questions }, isRetake] = await Promise.all([
    freezePaper(db, courseId, chapterId),
    isId(chapterId) && hasResult(db, { studentId, courseId, chapterId }),
  ]);
  return attempts.startAttempt(db, {
    studentId,
    paperId,
    testId: chapterId,
    courseId,
    startedAt: now,
    deadline: getDeadline(now, questions.length),
    answers: questions.map(() => attempts.NO_ANSWER),
    ...(isRetake && attempts.createRandomOrder(questions, (limit) => randomInt(limit))),
  });
}

type HandInResponse = EndpointResponse<typeof contract.handInTest>;

type HandedIn = {
  /** False if the test was handed in before; the response then holds the stored result. */
  isNew: boolean;
  response: JsonBytes<HandInResponse>;
};

type HandInBody = EndpointRequest<typeof contract.handInTest>['body'];

export async function handInTest(
  db: Db,
  caller: Caller,
  { attemptId, courseId, chapterId, ...sent }: HandInBody,
  now: Date,
): Promise<HandedIn> {
  if (attemptId)
    return toHandedIn(
      db,
      await attempts.handInAttempt(db, caller.personId, attemptId, sent.answers, now),
      now,
    );
  if (!courseId || !chapterId) throw chapterNotFound();
  return handInChapter(db, caller, { ...sent, courseId, chapterId }, now);
}

/** For clients that do not send an attempt: hands in the open attempt at the chapter, or else the answers alone. */
async function handInChapter(
  db: Db,
  caller: Caller,
  sent: Omit<HandInBody, 'attemptId'> & { courseId: string; chapterId: string },
  now: Date,
): Promise<HandedIn> {
  for (;;) {
    const attempt = await attempts.findOpenAttempt(db, caller.personId, sent.chapterId);
    // an exam is never handed in without its attempt
    if (attempt?.courseId) {
      return toHandedIn(
        db,
        await attempts.handInAttempt(db, caller.personId, attempt.id, sent.answers, now),
        now,
      );
    }
    const stored = await handInWithoutAttempt(db, { caller, sent, now });
    if (stored) return toHandedIn(db, stored, now);
    // an attempt was started meanwhile: hand that one in
  }
}

async function toHandedIn(db: Db, { isNew, result }: attempts.HandedIn, now: Date): Promise<HandedIn> {
  if (isChapterResult(result)) return { isNew, response: await readReview(db, result) };
  return { isNew, response: await readHandedInExam(db, result, now) };
}
