import type { BodyTexts } from '@sikhya/contract/error.ts';
import { LANGUAGES } from '@sikhya/contract/language/language.ts';
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Responses to writes with an Idempotency-Key, so that a repeated write gets the same response. A job deletes rows after
 * a day. Ephemeral: backups leave this table out.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A student or an admin. */
    personId: uuid('person_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the endpoint and its checked input. */
    requestHash: text('request_hash').notNull(),
    status: smallint('status').notNull(),
    /** Null if the response has no body, or one that is too large to store. */
    body: text('body'),
    /** The language of the body, and the texts of the body in the other language; null if it has none. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    otherTexts: jsonb('other_texts').$type<BodyTexts>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);
