import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The number of words sent to the browser. Rarer words are in the courses only once or twice. */
export const MAX_COURSE_WORDS = 5000;

export const listCourseWords = endpoint({
  method: 'GET',
  path: '/api/admin/odia-words',
  access: 'admin',
  permission: 'courses.edit',
  summary: 'The Odia words of all courses, the most frequent first',
  response: z.object({ words: z.array(z.string()) }),
});
