import { listCourseTitles } from '@sikhya/contract/coupons.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** All courses by title, because coupons and exams name their courses only by their ids. */
export const courseTitlesQuery = queryOptions({
  queryKey: ['course-titles'],
  queryFn: async ({ signal }) => (await call(listCourseTitles, {}, { signal })).courses,
  meta: { personal: true },
});
