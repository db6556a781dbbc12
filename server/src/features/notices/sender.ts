import { setTimeout as sleep } from 'node:timers/promises';
import {
  isOnByDefault,
  NOTICE_KINDS,
  NOTICE_RULES,
  type NoticeKind,
  REMINDER_KINDS,
} from '@sikhya/contract/notices.ts';
import type { Db } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/errors.ts';
import type { LetterKind } from '../../database/tables/notices.ts';
import * as queries from './delivery-queries.ts';
import { findNoticesById, findUnreadOf, type NoticeRow } from './queries.ts';
import { getDigestPeriod, getEndOfQuiet, getNextTry, getSendTime, getTimeToLiveMs } from './rules.ts';

/** The content of a delivery: a notice, or the notices of a digest. */
export type Message = {
  deliveryId: string;
  isDigest: boolean;
  recipient: queries.RecipientRow;
  notices: NoticeRow[];
};

export type ChannelSender = {
  channel: queries.Channel;
  perMinute: number;
  /** Throws if it failed. Returns false if there is nobody to send it to. */
  send(message: Message): Promise<boolean>;
  /** Sends a letter. Channels without it skip letters. Returns false if the letter is no longer wanted. */
  sendLetter?(deliveryId: string, kind: LetterKind, letterId: string): Promise<boolean>;
  /** Whether the failure is permanent, so that a retry cannot succeed. */
  isPermanent(error: unknown): boolean;
};

export type SenderParts = {
  db: Db;
  now: () => Date;
  /** Whether students without a consent get no reminders. */
  protectsMinors: boolean;
  /** For how long the claimed deliveries are reserved for this sender. Sending one message takes at most half of it. */
  leaseMs?: number;
};

const LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 25;
const CONCURRENCY = 5;
/** How long it takes to notice what becomes due while a slow message is being sent. */
const POLL_MS = 2000;
const MAX_ERROR_LENGTH = 300;

/**
 * Sends what is due, until nothing is left, the rate is used up, or the signal is aborted. A slow message occupies one of
 * the places; the others go on to what becomes due meanwhile.
 */
export async function sendDue(parts: SenderParts, sender: ChannelSender, signal: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let waiting: Task[] = [];
  const run = (task: Task) => {
    const sending = sendOrPostpone(parts, sender, task)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(sending));
    running.add(sending);
  };
  for (;;) {
    const isFree = running.size < CONCURRENCY;
    const canClaim = isFree && waiting.length === 0 && failures.length === 0 && !signal.aborted;
    if (canClaim) {
      waiting = await claimTasks(parts, sender, signal).catch((error: unknown) => {
        failures.push(error);
        return [];
      });
    }
    // what cannot be recorded would be sent again, so the rest is left for the end of its lease
    const canSend = isFree && failures.length < CONCURRENCY;
    const task = canSend ? waiting.pop() : undefined;
    if (task) run(task);
    else if (running.size === 0) break;
    else await waitForOne(running, canClaim ? POLL_MS : null);
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns when one of the promises has settled, or after the time. */
async function waitForOne(running: Set<Promise<void>>, ms: number | null): Promise<void> {
  if (ms === null) return Promise.race(running);
  const timer = new AbortController();
  const pause = sleep(ms, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([...running, pause]);
  timer.abort();
}

async function claimTasks(
  { db, now, protectsMinors, leaseMs = LEASE_MS }: SenderParts,
  { channel }: ChannelSender,
  signal: AbortSignal,
): Promise<Task[]> {
  if (!(await queries.hasDue(db, channel, now()))) return [];
  const claimedAt = performance.now();
  const claimed = await queries.claimDeliveries(db, channel, { now: now(), leaseMs, max: BATCH_SIZE });
  if (claimed.length === 0) return [];
  const context = await loadContext(db, claimed, { channel, now: now(), protectsMinors });
  const times = { leaseEnd: claimedAt + leaseMs, latestStart: claimedAt + leaseMs / 2 };
  return claimed.map((delivery) => ({ delivery, context, signal, ...times }));
}

async function sendOrPostpone({ db, now }: SenderParts, sender: ChannelSender, task: Task): Promise<void> {
  const { delivery, latestStart, signal } = task;
  // with a slow mail server the lease would end, and another sender would send the message too
  const isTooLate = performance.now() > latestStart;
  if (signal.aborted || isTooLate) await queries.postponeDelivery(db, delivery.id, { notBefore: now() });
  else await sendOne(db, sender, { ...task, now: now() });
}

type Context = {
  recipients: Map<string, queries.RecipientRow>;
  notices: Map<string, NoticeRow>;
  /** The kinds that a student wants on this channel. */
  wantedKinds(studentId: string): NoticeKind[];
};

async function loadContext(
  db: Db,
  claimed: queries.DeliveryRow[],
  { channel, now, protectsMinors }: { channel: queries.Channel; now: Date; protectsMinors: boolean },
): Promise<Context> {
  const studentIds = [...new Set(claimed.flatMap(({ studentId }) => studentId ?? []))];
  const [recipients, notices, settings] = await Promise.all([
    queries.findRecipients(db, studentIds),
    findNoticesById(
      db,
      claimed.flatMap(({ noticeId }) => noticeId ?? []),
    ),
    queries.findSettings(db, studentIds),
  ]);
  const stored = new Map(settings.map((row) => [`${row.studentId} ${row.group} ${row.channel}`, row.isOn]));
  const withoutConsent = protectsMinors ? await queries.findWithoutConsent(db, studentIds, now) : [];
  return {
    recipients: new Map(recipients.map((row) => [row.id, row])),
    notices: new Map(notices.map((row) => [row.id, row])),
    wantedKinds: (studentId) =>
      NOTICE_KINDS.filter((kind) => {
        const { group } = NOTICE_RULES[kind];
        if (REMINDER_KINDS.includes(kind) && withoutConsent.includes(studentId)) return false;
        return (
          group === 'security' ||
          (stored.get(`${studentId} ${group} ${channel}`) ?? isOnByDefault(group, channel))
        );
      }),
  };
}

type Task = {
  delivery: queries.DeliveryRow;
  context: Context;
  /** By the clock of `performance`. */
  latestStart: number;
  leaseEnd: number;
  signal: AbortSignal;
};

type StartedTask = Task & { now: Date };

async function sendOne(db: Db, sender: ChannelSender, task: StartedTask): Promise<void> {
  const { delivery, context, now } = task;
  const { id, tries, letterKind, letterId } = delivery;
  if (letterKind && letterId)
    return attempt(db, sender, task, async () =>
      sender.sendLetter ? sender.sendLetter(id, letterKind, letterId) : false,
    );
  const recipient = context.recipients.get(delivery.studentId!);
  const found = recipient ? await findContent(db, task) : [];
  // a breach concerns people who are blocked or have deleted the account too
  const notices =
    recipient?.blockedAt || recipient?.eraseAt ? found.filter(({ kind }) => kind === 'breach') : found;
  if (!recipient || notices.length === 0)
    return queries.finishDelivery(db, id, 'skipped', { at: now, tries });
  const isDigest = delivery.digestDay !== null;
  const notBefore = isDigest ? getEndOfQuiet(now) : getSendTime(notices[0]!.kind, now).notBefore;
  if (notBefore > now) return queries.postponeDelivery(db, id, { notBefore });
  await attempt(db, sender, task, () => sender.send({ deliveryId: id, isDigest, recipient, notices }));
}

async function attempt(
  db: Db,
  sender: ChannelSender,
  task: StartedTask,
  send: () => Promise<boolean>,
): Promise<void> {
  const { delivery, now } = task;
  let isSent: boolean;
  try {
    isSent = await send();
  } catch (error) {
    return recordFailure(db, delivery, { error, isPermanent: sender.isPermanent(error), now });
  }
  const state = isSent ? 'sent' : 'skipped';
  await untilAvailable(task, () =>
    queries.finishDelivery(db, delivery.id, state, { at: now, tries: delivery.tries + 1 }),
  );
}

const RETRY_MS = 500;

/** Repeats a write while the database is away, because a message that is not recorded as sent is sent again. */
async function untilAvailable({ leaseEnd, signal }: Task, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal.aborted || performance.now() > leaseEnd) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Returns the notices to send: none if they were read, switched off or withdrawn, or come too late. */
async function findContent(db: Db, { delivery, context, now }: StartedTask): Promise<NoticeRow[]> {
  const { studentId, noticeId, digestDay } = delivery;
  const wanted = context.wantedKinds(studentId!);
  if (digestDay !== null) {
    const kinds = wanted.filter((kind) => !NOTICE_RULES[kind].isUrgent);
    return kinds.length === 0 ? [] : findUnreadOf(db, studentId!, kinds, getDigestPeriod(digestDay));
  }
  const notice = context.notices.get(noticeId!);
  if (!notice || notice.isWithdrawn || !wanted.includes(notice.kind)) return [];
  return getTimeToLiveMs(notice, now) > 0 ? [notice] : [];
}

async function recordFailure(
  db: Db,
  { id, tries }: queries.DeliveryRow,
  { error, isPermanent, now }: { error: unknown; isPermanent: boolean; now: Date },
): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
  const failures = tries + 1;
  const notBefore = isPermanent ? null : getNextTry(failures, now);
  if (notBefore) await queries.postponeDelivery(db, id, { notBefore, tries: failures, lastError });
  else await queries.finishDelivery(db, id, 'dead', { at: now, tries: failures, lastError });
}
