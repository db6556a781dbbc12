import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/report-cases.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const KEY = ['report-cases'];

export const caseListQuery = (query: EndpointInput<typeof contract.listReportCases>['query']) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => call(contract.listReportCases, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

const REFRESH_MS = 2000;

/** Refreshes while results are being graded again. */
export const caseQuery = (reportId: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', reportId],
    queryFn: async ({ signal }) =>
      (await call(contract.getReportCase, { params: { reportId } }, { signal })).case,
    refetchInterval: ({ state }) =>
      state.data?.regrade && !state.data.regrade.finishedAt ? REFRESH_MS : false,
    staleTime: 0,
    meta: { personal: true },
  });

export type DecisionInput = EndpointInput<typeof contract.decideReport>['body'];

export function useDecide(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: DecisionInput) =>
      (await call(contract.decideReport, { params: { reportId }, body })).effect,
    // also after a failure, because the decision may have been stored nevertheless
    onSettled: (_effect, _error, { preview }) =>
      preview ? undefined : client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useCorrectContent(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof contract.correctContent>['body']) =>
      call(contract.correctContent, { params: { reportId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useOpenCase = () =>
  useMutation({
    mutationFn: async (questionId: string) =>
      (await call(contract.openReportCase, { body: { questionId } })).case._id,
  });
