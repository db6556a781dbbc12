import { listCourseWords } from '@sikhya/contract/odia-typing.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Asked once a visit, and not again when it fails: without these words there are still ours. */
export const courseWordsQuery = queryOptions({
  queryKey: ['odia-typing', 'course-words'],
  queryFn: async ({ signal }) => (await call(listCourseWords, {}, { signal })).words,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { personal: true },
});
