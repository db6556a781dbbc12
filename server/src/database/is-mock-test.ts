import { isNotNull } from 'drizzle-orm';
import { results } from './tables/learning.ts';

/** Results of the mock tests of chapters. Exams have results too, which belong to no course. */
export const isMockTest = isNotNull(results.courseId);
