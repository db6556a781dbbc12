import * as z from 'zod/mini';
import { PUBLIC_PAGE_LIMIT } from './constants.ts';
import { courseCard } from './course.ts';
import { endpoint } from './endpoint.ts';
import { pageLimit, pageNumber, pagination } from './pagination.ts';
import { line } from './text.ts';

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/public/courses',
  access: 'public',
  summary: 'List a page of the public catalogue',
  query: z.object({
    page: pageNumber,
    limit: pageLimit(PUBLIC_PAGE_LIMIT, 6),
    search: z._default(line(200), ''),
    type: z.optional(z.enum(['free', 'premium'])),
    sort: z._default(z.enum(['newest', 'title', 'price']), 'newest'),
  }),
  response: z.object({
    courses: z.array(courseCard),
    pagination: z.extend(pagination, {
      totalCourses: z.int(),
      totalFree: z.int(),
      totalPremium: z.int(),
      /** Whether a search has more matches than were counted. Its pages continue past the counted ones. */
      more: z.boolean(),
    }),
  }),
});
