import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { sql } from 'drizzle-orm';
import { papers } from './tables/learning.ts';

/** The score in percent with which a test is passed. An exam has it in the rules of its paper. */
export const passPercent = sql<number>`coalesce((${papers.rules} ->> 'passPercent')::integer, ${MOCK_TEST.passingPercent}::integer)`;
