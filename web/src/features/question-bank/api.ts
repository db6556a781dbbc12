import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/question-bank.ts';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type BankFilter = Omit<
  NonNullable<EndpointInput<typeof contract.listBankQuestions>['query']>,
  'after' | 'limit'
>;

export const bankQuery = (filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: ['question-bank', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract.listBankQuestions, { query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { personal: true },
  });

export const bankFiltersQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['question-bank-filters', courseId],
    queryFn: ({ signal }) => call(contract.listBankFilters, { query: { courseId } }, { signal }),
    meta: { personal: true },
  });

export const bankExamsQuery = queryOptions({
  queryKey: ['question-bank-exams'],
  queryFn: ({ signal }) => call(contract.listBankExams, {}, { signal }),
  meta: { personal: true },
});

export type BlueprintInput = EndpointInput<typeof contract.drawBankQuestions>['body'];

export const useDrawQuestions = () =>
  useMutation({ mutationFn: (body: BlueprintInput) => call(contract.drawBankQuestions, { body }) });
