import { sql } from 'drizzle-orm';
import { attempts } from './tables/learning.ts';

/**
 * Of an attempt: nobody has handed it in. Said so that the index of the open attempts cannot answer it, which is for
 * those who want all of them. When a test has just begun, PostgreSQL believes for another minute that hardly any is
 * open, and would go through all of them to find one.
 */
export const isStillOpen = sql`coalesce(${attempts.handedInAt}, 'infinity') = 'infinity'`;
