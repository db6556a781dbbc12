import { listCourses } from '@sikhya/contract/catalogue.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { getRequestLanguage } from '../../../lib/request-language.ts';
import type { CourseFilter } from '../api.ts';

/** Not in constants.ts, which the home page loads. */
const CARDS_PER_PAGE = 12;

const ORDERS = ['newest', 'title', 'price'] as const;

/** A page of the public catalogue. */
export type CataloguePage = CourseFilter & { sort: (typeof ORDERS)[number]; page: number };

/** The server's limit. */
const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 100_000;

/** Reads the address of a page. What is missing or unknown has its default. */
export function readCataloguePage(params: URLSearchParams): CataloguePage {
  const type = params.get('type');
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    type: type === 'free' || type === 'premium' ? type : undefined,
    sort: ORDERS.find((order) => order === params.get('sort')) ?? 'newest',
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(params.get('page')) || 1))),
  };
}

export const cataloguePageQuery = ({ search, type, sort, page }: CataloguePage) =>
  queryOptions({
    queryKey: ['catalogue', 'page', { search, type, sort, page }],
    queryFn: ({ signal, client }) =>
      call(
        listCourses,
        {
          query: {
            limit: String(CARDS_PER_PAGE),
            ...(page > 1 && { page: String(page) }),
            ...(search !== '' && { search }),
            ...(type && { type }),
            ...(sort !== 'newest' && { sort }),
          },
        },
        { signal, language: getRequestLanguage(client) },
      ),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
  });
