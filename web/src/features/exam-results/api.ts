import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/exam-control.ts';
import { cancelExam } from '@sikhya/contract/exams.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

const POLL_MS = 5_000;

const EXAM = (examId: string) => ['exam-control', examId];

/** Reloaded every few seconds while it is on the screen. */
export const liveQuery = (examId: string) =>
  queryOptions({
    queryKey: [...EXAM(examId), 'live'],
    queryFn: ({ signal }) => call(contract.getExamLive, { params: { examId } }, { signal }),
    refetchInterval: ({ state }) => !isNotFound(state.error) && POLL_MS,
    staleTime: 0,
    meta: { personal: true },
  });

type ResultsInput = EndpointInput<typeof contract.listExamResults>['query'];

export const resultsQuery = (examId: string, query: ResultsInput) =>
  queryOptions({
    queryKey: [...EXAM(examId), 'results', query],
    queryFn: ({ signal }) => call(contract.listExamResults, { params: { examId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const analysisQuery = (examId: string) =>
  queryOptions({
    queryKey: [...EXAM(examId), 'analysis'],
    queryFn: ({ signal }) => call(contract.getExamAnalysis, { params: { examId } }, { signal }),
    meta: { personal: true },
  });

export const extraTimeQuery = (examId: string) =>
  queryOptions({
    queryKey: [...EXAM(examId), 'extra-time'],
    queryFn: async ({ signal }) =>
      (await call(contract.listExtraTime, { params: { examId } }, { signal })).students,
    staleTime: 0,
    meta: { personal: true },
  });

export const useExtendExam = (examId: string) => useChange(examId, contract.extendExam);
export const useGiveExtraTime = (examId: string) => useChange(examId, contract.giveExtraTime);
export const useTakeExtraTime = (examId: string) => useChange(examId, contract.takeExtraTime);
export const useCancelExam = (examId: string) => useChange(examId, cancelExam);

function useChange<E extends Endpoint>(examId: string, endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: EXAM(examId) }),
  });
}
