import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../new-id.ts';

/**
 * Columns that many tables share. Every timestamp is a timestamptz. Indexes for "newest first" are written without
 * `.desc()`: PostgreSQL can read them backwards, and `.desc()` would sort nulls last, unlike our queries.
 */

export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId);

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** JSON that compressed-json.ts reads and writes. */
export const compressed = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
