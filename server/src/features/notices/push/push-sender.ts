import { describeNotice } from '@sikhya/contract/describe-notice.ts';
import { getLocale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../../database/database.ts';
import { canDisturb, getQuietPeriod, getTimeToLiveMs } from '../rules.ts';
import type { ChannelSender, Message } from '../sender.ts';
import { texts } from '../texts.ts';
import { toNotice } from '../to-response.ts';
import { encryptPush, MAX_PAYLOAD_BYTES } from './encrypt.ts';
import { isPushService } from './push-services.ts';
import { deleteSubscription, findSubscriptions, type SubscriptionRow } from './subscription-queries.ts';
import type { Vapid } from './vapid.ts';

export type PushParts = {
  db: Db;
  now: () => Date;
  vapid: Vapid;
  siteName: string;
  fetch: typeof globalThis.fetch;
};

const PER_MINUTE = 6000;
const TIMEOUT_MS = 10_000;
/** A push service keeps a message this long for a phone that is switched off. */
const MAX_TTL_SECONDS = 24 * 3600;

class RefusedPush extends Error {}

export function createPushSender(parts: PushParts): ChannelSender {
  return {
    channel: 'push',
    perMinute: PER_MINUTE,
    async send(message) {
      const subscriptions = await findSubscriptions(parts.db, message.recipient.id, parts.now());
      const results = await Promise.allSettled(subscriptions.map((each) => push(parts, each, message)));
      const isSent = results.some((result) => result.status === 'fulfilled' && result.value);
      const failed = results.find((result) => result.status === 'rejected');
      // one browser that was reached is enough; a repeated push would ring there again
      if (!isSent && failed) throw failed.reason;
      return isSent;
    },
    isPermanent: (error) => error instanceof RefusedPush,
  };
}

/** Returns false if the browser has unsubscribed. */
async function push(parts: PushParts, subscription: SubscriptionRow, message: Message): Promise<boolean> {
  const { db, now, vapid, fetch, siteName } = parts;
  const { endpoint } = subscription;
  if (!isPushService(endpoint)) return false;
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      authorization: await vapid.authorize(endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(getTtl(message, now())),
      urgency: message.isDigest ? 'low' : 'normal',
      // a repeated push replaces the first one
      topic: message.deliveryId.replaceAll('-', ''),
    },
    body: new Uint8Array(encryptPush(writePayload(message, siteName, now()), subscription)),
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if (response.status === 404 || response.status === 410) {
    await deleteSubscription(db, { endpoint });
    return false;
  }
  const failure = `the push service answered ${response.status}`;
  throw response.status === 429 || response.status >= 500 ? new Error(failure) : new RefusedPush(failure);
}

/** Messages that would come too late are not shown when the phone is switched on. */
function getTtl({ isDigest, notices }: Message, now: Date): number {
  const timeToLiveMs = isDigest ? Number.POSITIVE_INFINITY : getTimeToLiveMs(notices[0]!, now);
  return Math.min(MAX_TTL_SECONDS, Math.ceil(timeToLiveMs / 1000));
}

/** The content of a push for the service worker. It may arrive within a day, so it says in which hours it must not ring. */
function writePayload(
  { deliveryId, isDigest, recipient, notices }: Message,
  siteName: string,
  now: Date,
): Buffer {
  const locale = getLocale(recipient.language ?? 'en', recipient.digits ?? 'latin');
  const t = getTexts(texts, locale);
  const described = notices.map((notice) => describeNotice(toNotice(notice), locale));
  const content = isDigest
    ? {
        title: t.digestSubject({ count: described.length, site: siteName }),
        text: described.map(({ title }) => title).join('\n'),
        path: '/student/notices',
      }
    : described[0]!;
  const { title, path } = content;
  const { from, until } = getQuietPeriod(now);
  const silent = isDigest || !canDisturb(notices[0]!.kind) ? [from.getTime(), until.getTime()] : undefined;
  const toBytes = (text: string) =>
    Buffer.from(
      JSON.stringify({
        title,
        body: text,
        path: toLanguagePath(path, locale.language),
        lang: locale.language,
        tag: deliveryId,
        silent,
      }),
    );
  const whole = toBytes(content.text);
  return whole.length <= MAX_PAYLOAD_BYTES ? whole : toBytes(content.text.slice(0, 500));
}
