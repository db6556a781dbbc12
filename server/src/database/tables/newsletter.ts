import { LANGUAGES } from '@sikhya/contract/language/language.ts';
import { SUBSCRIBER_STATES } from '@sikhya/contract/newsletter.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';

/** The addresses of the newsletter. Only those in the state `subscribed` get it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: idColumn(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    /** Since when it has its state. */
    since: moment('since').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The confirmation link that works now; null if none does. */
    requestId: uuid('request_id').unique(),
    requestedAt: moment('requested_at').notNull(),
    /** A hash of the network that asked, which limits the requests of one client; empty after the answer. */
    clientHash: text('client_hash').notNull(),
    /** How many confirmations were sent since `confirmations_since`. */
    confirmations: smallint('confirmations').notNull(),
    confirmationsSince: moment('confirmations_since').notNull(),
  },
  (table) => [
    index('newsletter_subscribers_search').using('gin', table.email.op('gin_trgm_ops')),
    index('newsletter_subscribers_newest').on(table.createdAt, table.id),
    index('newsletter_subscribers_of_client').on(table.clientHash, table.requestedAt),
    // a message goes through the subscribers by their id
    index('newsletter_subscribers_subscribed').on(table.id).where(sql`${table.state} = 'subscribed'`),
    index('newsletter_subscribers_unwanted').on(table.since).where(sql`${table.state} <> 'subscribed'`),
    check('newsletter_subscribers_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);
