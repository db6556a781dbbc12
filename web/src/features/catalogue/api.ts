import { listCourses } from '@sikhya/contract/catalogue.ts';
import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const featuredCoursesQuery = queryOptions({
  queryKey: ['catalogue', 'featured'],
  queryFn: ({ signal }) => call(listCourses, { query: { limit: String(PAGE_SIZE.featured) } }, { signal }),
});
