import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { subscribeToPush } from '@sikhya/contract/notice-settings.ts';
import type { Db } from '../../../database/database.ts';
import { AppError, nothingHere } from '../../../errors.ts';
import type { Caller } from '../../../http/authenticate.ts';
import { texts } from '../texts.ts';
import { areUsableKeys } from './encrypt.ts';
import { isPushService } from './push-services.ts';
import { deleteSubscription, storeSubscription } from './subscription-queries.ts';

/** Subscribes the browser of the caller's session. */
export async function subscribe(
  db: Db,
  { personId, sessionId }: Caller,
  { endpoint, keys }: EndpointRequest<typeof subscribeToPush>['body'],
  { isOffered, now }: { isOffered: boolean; now: Date },
): Promise<{ isSubscribed: boolean }> {
  if (!isOffered) throw nothingHere();
  if (!isPushService(endpoint)) throw new AppError('invalid', message(texts.unknownPushService));
  if (!areUsableKeys(keys)) throw new AppError('invalid', message(texts.badPushKeys));
  await storeSubscription(db, { studentId: personId, sessionId, endpoint, ...keys, createdAt: now });
  return { isSubscribed: true };
}

export async function unsubscribeBrowser(
  db: Db,
  { personId }: Caller,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  await deleteSubscription(db, { endpoint, studentId: personId });
  return { isSubscribed: false };
}
