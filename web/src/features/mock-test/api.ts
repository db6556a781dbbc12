import { getChapterTest, listRunningAttempts } from '@sikhya/contract/mock-test.ts';
import { getTestResult } from '@sikhya/contract/test-result.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { TestOutcome } from './keeping/attempt-sync.ts';
import { learnedOffset } from './sheet/protocol.ts';
import type { Place } from './sheet/sheet.ts';

export const chapterTestQuery = ({ courseId, subjectIndex, chapterIndex }: Place) =>
  queryOptions({
    queryKey: ['mock-test', 'chapter', courseId, subjectIndex ?? null, chapterIndex],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const answer = await call(
        getChapterTest,
        { params: { courseId, chapterIndex }, query: { subjectIndex } },
        { signal },
      );
      return { ...answer, clockOffset: learnedOffset(answer.now, askedAt, Date.now()) };
    },
    // an attempt may be open elsewhere, and a result may have come
    staleTime: 0,
    meta: { personal: true },
  });

export const runningTestsQuery = queryOptions({
  queryKey: ['mock-test', 'running'],
  queryFn: async ({ signal }) => {
    const askedAt = Date.now();
    const answer = await call(listRunningAttempts, {}, { signal });
    return { ...answer, clockOffset: learnedOffset(answer.now, askedAt, Date.now()) };
  },
  // a test may have been started or handed in on another device
  staleTime: 0,
  meta: { personal: true },
});

export const testResultQuery = (resultId: string) =>
  queryOptions({
    queryKey: ['mock-test', 'result', resultId],
    queryFn: ({ signal }) => call(getTestResult, { params: { resultId } }, { signal }),
    // it never changes
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true },
  });

/** A result is there at once; lists, progress and figures ask anew, since it changes them. */
export function takeInResult(client: QueryClient, outcome: TestOutcome): void {
  const { queryKey } = testResultQuery(outcome.result._id);
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true });
  client.setQueryData(queryKey, outcome);
}
