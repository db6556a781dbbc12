import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { type Message, message } from '@sikhya/contract/language/texts.ts';
import * as contract from '@sikhya/contract/newsletter.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError } from '../../errors.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { queueLetter } from '../notices/service.ts';
import type { NewsletterLinks } from './links.ts';
import * as queries from './queries.ts';
import { isOpen } from './rules.ts';
import { texts } from './texts.ts';

export { createConfirmationWriter } from './letter.ts';
export { createNewsletterLinks, type NewsletterLinks } from './links.ts';
export { readBatches as readSubscriberBatches } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOUR_SECONDS = 3600;

/** Everybody gets the same answer, so that nobody learns who is subscribed. */
export async function subscribe(
  { db, links, canMail }: { db: Db; links: NewsletterLinks; canMail: boolean },
  {
    email,
    language,
    address,
  }: EndpointRequest<typeof contract.subscribeToNewsletter>['body'] & { address: string },
  now: Date,
): Promise<{ message: Message }> {
  if (!canMail) throw new AppError('not-found', message(texts.off));
  const clientHash = links.hashClient(address);
  const requestId = newId(now.getTime());
  await inTransaction(db, async (tx) => {
    const recent = await queries.countOfClient(tx, clientHash, new Date(now.getTime() - HOUR_MS));
    if (recent >= contract.MAX_SUBSCRIPTIONS_AN_HOUR)
      throw new AppError('too-many', message(texts.tooMany), { retryAfterSeconds: HOUR_SECONDS });
    const request = { id: newId(now.getTime()), email: email.toLowerCase(), language, requestId, clientHash };
    if (await queries.storeRequest(tx, request, now))
      await queueLetter(tx, {
        kind: 'newsletter-confirmation',
        letterId: requestId,
        studentId: null,
        at: now,
      });
  });
  return { message: message(texts.checkMail) };
}

/** Returns the subscriber of a link that can be confirmed or was confirmed by it. */
export async function readConfirmation(db: Db, requestId: string | null, now: Date) {
  const found = requestId ? await queries.findByRequest(db, requestId) : undefined;
  return found && (found.state === 'subscribed' || isOpen(found, now)) ? found : null;
}

export async function confirm(db: Db, requestId: string, now: Date): Promise<void> {
  await queries.setSubscribed(db, requestId, now);
}

export async function unsubscribe(db: Db, subscriberId: string, now: Date): Promise<void> {
  await queries.setUnsubscribed(db, subscriberId, now);
}

export async function listSubscribers(
  { db, canMail }: { db: Db; canMail: boolean },
  { page, limit, ...filters }: EndpointRequest<typeof contract.listSubscribers>['query'],
): Promise<EndpointResponse<typeof contract.listSubscribers>> {
  const [rows, total, subscribed] = await Promise.all([
    queries.findSubscribers(db, filters, { limit, offset: (page - 1) * limit }),
    queries.countSubscribers(db, filters),
    countSubscribed(db),
  ]);
  return {
    subscribers: rows.map(toSubscriber),
    pagination: { currentPage: page, totalPages: totalPages(total, limit), totalSubscribers: total },
    subscribed,
    canMail,
  };
}

const countSubscribed = (db: Db) => queries.countSubscribers(db, { state: 'subscribed', search: '' });

function toSubscriber({
  id,
  email,
  language,
  state,
  createdAt,
  since,
}: queries.SubscriberRow): contract.Subscriber {
  return { _id: id, email, language, state, createdAt: createdAt.toISOString(), since: since.toISOString() };
}

/** The audit log does not keep the address, because it is deleted. */
export async function deleteSubscriber(tx: Tx, actor: Actor, subscriberId: string, now: Date): Promise<void> {
  if (!isId(subscriberId) || !(await queries.deleteSubscriber(tx, subscriberId)))
    throw new AppError('not-found', message(texts.notFound));
  await recordAuditEntry(tx, actor, { action: 'delete-subscriber', subjectId: subscriberId }, now);
}

const DELETE_BATCH_SIZE = 1000;

/** Deletes addresses that were never confirmed, and those that unsubscribed a while ago. */
export async function deleteOldSubscribers(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = {
    pending: new Date(now.getTime() - RETENTION.unconfirmedSubscriberMs),
    unsubscribed: new Date(now.getTime() - RETENTION.unsubscribedMs),
  };
  while (!signal.aborted) {
    if ((await queries.deleteOld(db, before, DELETE_BATCH_SIZE)) < DELETE_BATCH_SIZE) return;
  }
}
