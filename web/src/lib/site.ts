import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { getSite } from '@sikhya/contract/site.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { getRequestLanguage } from './request-language.ts';

export type Site = EndpointResponse<typeof getSite>;

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal, client }) => call(getSite, {}, { signal, language: getRequestLanguage(client) }),
  // it changes only when the server restarts
  staleTime: Number.POSITIVE_INFINITY,
});

/** Used until the server has responded. */
export const DEFAULT_SITE: Site = {
  name: 'Sikhya',
  origin: '',
  contactEmail: '',
  officeAddress: '',
  hasNewsletter: false,
  identity: null,
  payments: null,
};

export function useSite(): Site {
  return useQuery(siteQuery).data ?? DEFAULT_SITE;
}
