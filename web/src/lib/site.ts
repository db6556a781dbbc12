import type { AnswerOf } from '@sikhya/contract/endpoint.ts';
import { getSite } from '@sikhya/contract/site.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export type Site = AnswerOf<typeof getSite>;

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, {}, { signal }),
  // it changes with a restart of the server, not while somebody reads
  staleTime: Number.POSITIVE_INFINITY,
});

/** Shown until the server has said better. */
export const UNKNOWN_SITE: Site = {
  name: 'Sikhya',
  origin: '',
  contactEmail: '',
  officeAddress: '',
  identity: null,
};

export function useSite(): Site {
  return useQuery(siteQuery).data ?? UNKNOWN_SITE;
}
