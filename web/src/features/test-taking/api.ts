import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import {
  getChapterTest,
  handInTest,
  listRunningAttempts,
  saveAnswers,
  startTest,
} from '@sikhya/contract/mock-test.ts';
import { handInOfflineTest } from '@sikhya/contract/offline.ts';
import { startExam } from '@sikhya/contract/student-exams.ts';
import { getTestResult, type resultWithReview } from '@sikhya/contract/test-result.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/call.ts';
import { logAndRethrow } from '../../lib/log-and-rethrow.ts';
import {
  type Attempt,
  type ChapterParams,
  estimateClockOffset,
  getSeconds,
  type Paper,
} from './attempt/attempt.ts';
import type { SaveRequest } from './attempt/attempt-protocol.ts';

export type ResultWithReview = z.output<typeof resultWithReview>;

/** Exams are handed in by the same call as mock tests, with another response. */
export type HandInResponse = EndpointResponse<typeof handInTest>;

/**
 * A phone's connection can hang for minutes; a new request is faster then. Large responses only have to begin in time, so that
 * they arrive on a slow connection too.
 */
const TIMEOUT_MS = 15_000;
/** Browsers limit the bodies of `keepalive` requests to 64 kB. */
const MAX_KEEPALIVE_CHANGES = 1000;
/** Above this size the texts of the answers are left out, because the server refuses large requests. */
const MAX_HAND_IN_BYTES = 400_000;

export const chapterTestQuery = ({ courseId, subjectIndex, chapterIndex }: ChapterParams) =>
  queryOptions({
    queryKey: ['mock-test', 'chapter', courseId, subjectIndex ?? null, chapterIndex],
    queryFn: ({ signal }) =>
      withClockOffset(
        call(getChapterTest, { params: { courseId, chapterIndex }, query: { subjectIndex } }, { signal }),
      ),
    // Short, because another device may have started an attempt or handed one in; not 0, because the screen would fetch
    // again what its loader has just fetched.
    staleTime: 5000,
    meta: { personal: true },
  });

export const runningTestsQuery = queryOptions({
  queryKey: ['mock-test', 'running'],
  queryFn: ({ signal }) => withClockOffset(call(listRunningAttempts, {}, { signal })),
  // Another device may have started an attempt or handed one in, so loaders fetch it again. Not 0, because the screen would
  // fetch a second time what its loader has just fetched.
  staleTime: 10_000,
  meta: { personal: true },
});

export const testResultQuery = (resultId: string) =>
  queryOptions({
    queryKey: ['mock-test', 'result', resultId],
    queryFn: ({ signal }) => call(getTestResult, { params: { resultId } }, { signal }),
    meta: { personal: true },
  });

/** Caches a new result, and refetches the student's lists, progress and figures, because it changes them. */
export function cacheResult(client: QueryClient, response: ResultWithReview): void {
  const { queryKey } = testResultQuery(response.result._id);
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
  client.setQueryData(queryKey, response);
}

export function startAttempt({ courseId, chapterId }: { courseId: string; chapterId: string }) {
  return withClockOffset(call(startTest, { body: { courseId, chapterId } }, { timeoutMs: TIMEOUT_MS }));
}

type ExamStart = {
  deviceId: string;
  /** Only one device is active: another one takes the exam over. */
  takesOver?: boolean;
  /** Resumes this attempt and starts no other one. */
  attemptId?: string;
};

/** Starts an exam, or resumes the running attempt. */
export function startExamAttempt(examId: string, body: ExamStart, student?: string) {
  const options = { timeoutMs: TIMEOUT_MS, ...(student && { student }) };
  return withClockOffset(call(startExam, { params: { examId }, body }, options));
}

export function sendAnswers(
  { attemptId, student }: Pick<Attempt, 'attemptId' | 'student'>,
  body: SaveRequest,
) {
  // A keepalive request arrives even when the tab is closed meanwhile.
  const keepalive = body.changes.length <= MAX_KEEPALIVE_CHANGES;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return withClockOffset(call(saveAnswers, { params: { attemptId }, body }, { signal, keepalive, student }));
}

/** Sends all answers, languages and times again, in case the server has lost some since it confirmed them. */
export function sendHandIn(
  paper: Paper,
  attempt: Pick<Attempt, 'student' | 'answers' | 'languages' | 'times' | 'exam'>,
): Promise<HandInResponse> {
  const { attemptId, courseId, chapterId } = paper;
  const device = attempt.exam && { deviceId: attempt.exam.deviceId };
  return call(
    handInTest,
    { body: { attemptId, courseId, chapterId, answers: createHandInAnswers(paper, attempt), ...device } },
    { timeoutMs: TIMEOUT_MS, student: attempt.student },
  ).catch(logAndRethrow('Failed to save test result'));
}

/** Hands in an attempt that was started without a connection. The server limits its times to what is possible. */
export function sendOfflineHandIn(paper: Paper, attempt: Attempt): Promise<HandInResponse> {
  const { permit = '', startedAt = 0 } = attempt.offline ?? {};
  const milliseconds = Object.values(attempt.times ?? {}).reduce((sum, time) => sum + time, 0);
  return call(
    handInOfflineTest,
    {
      body: {
        permit,
        startedAt: new Date(startedAt).toISOString(),
        sentAt: new Date(Date.now() + attempt.clockOffset).toISOString(),
        timeSpent: Math.round(milliseconds / 1000),
        answers: createHandInAnswers(paper, attempt),
      },
    },
    { timeoutMs: TIMEOUT_MS, student: attempt.student },
  ).catch(logAndRethrow('Failed to save test result'));
}

export function requireMockTest(response: HandInResponse): ResultWithReview {
  if ('exam' in response) throw new Error('the attempt belongs to an exam');
  return response;
}

/** The answers, languages and times of an attempt in the form of a hand-in. */
export function createHandInAnswers(
  { questions }: Pick<Paper, 'questions'>,
  attempt: Pick<Attempt, 'answers' | 'languages' | 'times'>,
) {
  const withTexts = questions.flatMap(({ _id, options }, question) => {
    const selectedIndex = attempt.answers[question] ?? null;
    const language = attempt.languages?.[question];
    const seconds = getSeconds(attempt, question) || undefined;
    if (selectedIndex === null && language === undefined && seconds === undefined) return [];
    const selectedAnswer = selectedIndex === null ? '' : (options[selectedIndex] ?? '');
    return [{ questionId: _id, selectedIndex, selectedAnswer, language, seconds }];
  });
  const bytes = withTexts.reduce((sum, { selectedAnswer }) => sum + 120 + 3 * selectedAnswer.length, 0);
  return bytes <= MAX_HAND_IN_BYTES ? withTexts : withTexts.map(({ selectedAnswer: _, ...rest }) => rest);
}

/** Adds how far this device's clock is off, from the server's time in the response. */
export async function withClockOffset<T extends { now: string }>(request: Promise<T>) {
  const sentAt = Date.now();
  const response = await request;
  return { ...response, clockOffset: estimateClockOffset(response.now, sentAt, Date.now()) };
}
