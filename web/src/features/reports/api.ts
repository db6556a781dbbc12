import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/reports.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const REPORTS = ['student-reports'];
const CHANGES = ['score-changes'];

export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: [...REPORTS, page],
    queryFn: ({ signal }) => call(contract.listReports, { query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    // not 0, because the screen would fetch a second time what its loader has just fetched
    staleTime: 10_000,
    meta: { personal: true },
  });

export const scoreChangesQuery = queryOptions({
  queryKey: CHANGES,
  queryFn: ({ signal }) => call(contract.listScoreChanges, { query: {} }, { signal }),
  meta: { personal: true },
});

export function useCreateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof contract.createReport>['body']) =>
      call(contract.createReport, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: REPORTS }),
  });
}

/** The screen keeps showing which changes are new; the notices elsewhere disappear. */
export const markChangesSeen = () => call(contract.markScoreChangesSeen, {});

export const courseCorrectionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['course-corrections', slug],
    queryFn: async ({ signal }) =>
      (await call(contract.listCourseCorrections, { params: { slug } }, { signal })).corrections,
  });

export const examCorrectionsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['exam-corrections', examId],
    queryFn: async ({ signal }) =>
      (await call(contract.listExamCorrections, { params: { examId } }, { signal })).corrections,
    meta: { personal: true },
  });
