import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import {
  type listNotices as listNoticesEndpoint,
  NOTICE_PAGE_SIZE,
  type NoticeKind,
  type NoticeList,
} from '@sikhya/contract/notices.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { RETENTION } from '../../database/retention.ts';
import type { NoticeData } from '../../database/tables/notices.ts';
import type { Audience } from './audience-queries.ts';
import { insertBroadcast } from './broadcast-queries.ts';
import { deleteFinishedBefore } from './delivery-queries.ts';
import { insertAdminNotice, insertNotices, oneStudent } from './insert-queries.ts';
import * as queries from './queries.ts';
import { getSendTime } from './rules.ts';
import { toNotice } from './to-response.ts';

export { announceDay, announceExams, type BroadcastParts, writeBroadcasts } from './broadcasts.ts';
export { readOutboxFigures } from './dead-queries.ts';
export { queueLetter } from './delivery-queries.ts';
export { countAudience, countMessageFigures } from './figures.ts';
export type { LetterWriter } from './letters.ts';
export type { MailSite } from './mail.ts';
export { type MailPage, sendMailPage } from './mail-page.ts';
export { createMailSender, startOutbox } from './outbox.ts';
export { previewMessageMail } from './preview.ts';
export { readOrCreatePushKey } from './push/push-key-file.ts';
export { createPushSender } from './push/push-sender.ts';
export { createVapid, getPublicKey } from './push/vapid.ts';
export { requeueDeliveries, requeueDelivery } from './requeue-dead.ts';
export type { ChannelSender } from './sender.ts';
export { createSmtpTransport } from './transport.ts';
export { createUnsubscribeLinks } from './unsubscribe-links.ts';

type NewNotice = {
  kind: NoticeKind;
  /** The ids that the text names; never a text. */
  data: NoticeData;
  /** The cause of the notice, without its kind. A person gets one notice for each cause. */
  cause: string;
  at: Date;
};

type Recipient =
  | { studentId: string }
  | { adminId: string }
  | { audience: Exclude<Audience, 'practice-due' | 'pass-ends'>; audienceId: string };

/**
 * Notifies a person or an audience. Call it in the transaction of the cause: it writes the notice and its deliveries, and
 * sends nothing itself. For an audience it writes one row, and a job writes the notices.
 */
export async function notify(tx: Tx, to: Recipient, { cause, ...rest }: NewNotice): Promise<void> {
  const notice = { ...rest, cause: `${rest.kind}:${cause}` };
  if ('audience' in to) return insertBroadcast(tx, { ...notice, ...to });
  if ('adminId' in to) return insertAdminNotice(tx, to.adminId, notice);
  const sendTime = getSendTime(rest.kind, rest.at);
  const rules = { protectsMinors: false, locksStudents: true, skipsNotified: true };
  await insertNotices(tx, oneStudent(to.studentId), notice, sendTime, rules);
}

export async function listNotices(
  db: Db,
  person: queries.Person,
  { page, ...filter }: EndpointRequest<typeof listNoticesEndpoint>['query'],
): Promise<NoticeList> {
  const limit = NOTICE_PAGE_SIZE;
  const [rows, total, unread] = await Promise.all([
    queries.findNotices(db, person, filter, { limit, offset: (page - 1) * limit }),
    queries.countNotices(db, person, filter),
    queries.countUnread(db, person),
  ]);
  const pagination = { currentPage: page, totalPages: totalPages(total, limit) };
  return { notices: rows.map(toNotice), unread, pagination };
}

export async function countUnread(db: Db, person: queries.Person): Promise<{ unread: number }> {
  return { unread: await queries.countUnread(db, person) };
}

export async function markRead(
  db: Db,
  person: queries.Person,
  noticeIds: string[] | undefined,
  now: Date,
): Promise<{ unread: number }> {
  const known = noticeIds?.filter(isId);
  if (known?.length !== 0) await queries.markRead(db, person, known, now);
  return countUnread(db, person);
}

const DELETE_BATCH_SIZE = 5000;

export async function deleteOldNotices(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const [deleteBefore, ageMs] of [
    [queries.deleteNoticesBefore, RETENTION.noticesMs],
    [deleteFinishedBefore, RETENTION.deliveriesMs],
  ] as const) {
    const before = new Date(now.getTime() - ageMs);
    while (!signal.aborted) {
      if ((await deleteBefore(db, before, DELETE_BATCH_SIZE)) < DELETE_BATCH_SIZE) break;
    }
  }
}
