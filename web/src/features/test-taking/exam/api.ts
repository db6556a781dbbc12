import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { handedInExam } from '@sikhya/contract/exam-result.ts';
import {
  getExamResult,
  getStudentExam,
  listStudentExams,
  reportAttemptEvent,
} from '@sikhya/contract/student-exams.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { withClockOffset } from '../api.ts';
import type { Departure } from '../attempt/attempt.ts';

export type ExamResultWithReview = EndpointResponse<typeof getExamResult>;
export type StudentExam = EndpointResponse<typeof getStudentExam>['exam'];

export const examsQuery = queryOptions({
  queryKey: ['exams', 'list'],
  queryFn: ({ signal }) => withClockOffset(call(listStudentExams, {}, { signal })),
  // Short, because exams open and close; not 0, because the screen would fetch again what its loader has just fetched.
  staleTime: 5000,
  meta: { personal: true },
});

export const examQuery = (examId: string) =>
  queryOptions({
    queryKey: ['exams', 'exam', examId],
    queryFn: ({ signal }) => withClockOffset(call(getStudentExam, { params: { examId } }, { signal })),
    staleTime: 5000,
    meta: { personal: true },
  });

/** Without a number, the result of the first attempt, which counts for the rank. */
export const examResultQuery = (examId: string, attemptNumber?: string) =>
  queryOptions({
    queryKey: ['exams', 'result', examId, attemptNumber ?? '1'],
    queryFn: ({ signal }) =>
      call(getExamResult, { params: { examId }, query: { attemptNumber } }, { signal }),
    // Ranks change while others take the exam.
    staleTime: 30_000,
    meta: { personal: true },
  });

/** Refetches the student's lists, because a new result changes them. */
export function cacheExamResult(client: QueryClient, response: z.output<typeof handedInExam>): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
  const { exam, ...result } = response;
  if (result.result === null) return;
  const { attemptNumber } = result.result;
  client.setQueryData(examResultQuery(exam.examId, String(attemptNumber)).queryKey, result);
}

/** Reports that the student left the page or full screen, again once the network is back. */
export function reportDeparture(attemptId: string, kind: Departure): void {
  const report = () =>
    call(reportAttemptEvent, { params: { attemptId }, body: { kind } }, { keepalive: true });
  report().catch((error) => {
    if (!isTransient(error)) return;
    // A second failure is ignored: the report only informs.
    window.addEventListener('online', () => void report().catch(() => {}), { once: true });
  });
}
