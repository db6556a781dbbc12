import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../new-id.ts';

/**
 * Columns that many tables share. Every moment is a timestamptz. Indexes that serve the newest first are written
 * without `.desc()`: PostgreSQL reads them from their end, and `.desc()` puts empty values last, which is another
 * order than the one that queries ask for.
 */

export const idColumn = () => uuid('id').primaryKey().$defaultFn(newId);

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
