import * as z from 'zod/mini';
import { ADMIN_DEFAULT_PAGE_SIZE, ADMIN_PAGE_SIZES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './input-fields.ts';
import { LANGUAGES } from './language/language.ts';
import { pageLimitFrom, pageNumber, pagination } from './pagination.ts';
import { line } from './text.ts';

/** The newsletter of the footer. Visitors subscribe with an e-mail address and confirm it by a link. */

/** The pages of the links in mails; the token follows as `?token=`. */
export const NEWSLETTER_CONFIRM_PATH = '/newsletter/confirm';
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** The link of a confirmation mail works for this long. */
export const CONFIRM_HOURS = 48;
/** How many confirmation mails one address gets within 24 hours. More requests are answered and send nothing. */
export const MAX_CONFIRMATIONS_A_DAY = 3;
/** How many addresses one client can enter within an hour. */
export const MAX_SUBSCRIPTIONS_AN_HOUR = 20;

export const email = z.pipe(line(254), z.email());

/** The answer is the same whether or not the address is known. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/public/newsletter',
  access: 'public',
  isRare: true,
  summary: 'Ask for a mail with a link that confirms the subscription to the newsletter',
  body: z.object({
    email,
    /** The language of the page, and of the mails. */
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  response: z.object({ message: z.string() }),
});

export const SUBSCRIBER_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

const subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(SUBSCRIBER_STATES),
  /** When the address was first entered. */
  createdAt: z.iso.datetime(),
  /** Since when it has its state. */
  since: z.iso.datetime(),
});

export type Subscriber = z.output<typeof subscriber>;

export const subscriberFilters = z.object({
  state: z._default(z.enum([...SUBSCRIBER_STATES, 'all']), 'all'),
  /** A part of the address. */
  search: z._default(line(200), ''),
});

export type SubscriberFilters = z.output<typeof subscriberFilters>;

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter',
  access: 'admin',
  permission: 'messages',
  summary: 'The addresses of the newsletter, the newest first',
  query: z.extend(subscriberFilters, {
    page: pageNumber,
    limit: pageLimitFrom(ADMIN_PAGE_SIZES, ADMIN_DEFAULT_PAGE_SIZE),
  }),
  response: z.object({
    subscribers: z.array(subscriber),
    pagination: z.extend(pagination, { totalSubscribers: z.int() }),
    /** How many addresses get the newsletter. */
    subscribed: z.int(),
    /** Whether this server sends e-mails. */
    canMail: z.boolean(),
  }),
});

export const deleteSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter/:subscriberId',
  access: 'admin',
  permission: 'messages',
  idempotent: true,
  summary: 'Delete an address of the newsletter',
  params: z.object({ subscriberId: id }),
});

/** Takes `state` and `search`. */
export const NEWSLETTER_EXPORT = '/api/admin/newsletter.csv';
