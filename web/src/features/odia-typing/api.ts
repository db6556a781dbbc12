import { listCourseWords } from '@sikhya/contract/odia-typing.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Fetched once per visit and not retried, because the built-in lexicon works without it. */
export const courseWordsQuery = queryOptions({
  queryKey: ['odia-typing', 'course-words'],
  queryFn: async ({ signal }) => (await call(listCourseWords, {}, { signal })).words,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { personal: true },
});
