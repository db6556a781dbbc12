import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the typing aid of admins learns from what was written before. */

/** More would weigh more than they help: the last of them stand in the courses once or twice. */
export const MOST_COURSE_WORDS = 5000;

export const listCourseWords = endpoint({
  method: 'GET',
  path: '/api/admin/odia-words',
  access: 'admin',
  summary: 'The Odia words of all courses, the most frequent first',
  response: z.object({ words: z.array(z.string()) }),
});
