import { createHash, timingSafeEqual } from 'node:crypto';
import { message } from '@sikhya/contract/language/texts.ts';
import { AppError, nothingHere } from '../../errors.ts';
import { isLocalRequest } from '../../http/is-local-request.ts';
import { texts } from './texts.ts';

type Reader = Parameters<typeof isLocalRequest>[0] & {
  /** The bearer token of the request; empty without one. */
  token: string;
};

export type MetricsAccess = {
  token: string | undefined;
  /** Whether requests from this machine may read the metrics if no token is set. */
  isLocalAllowed: boolean;
};

/**
 * Throws unless the caller may read the metrics. If a token is set, the caller must send it. Without one, only this
 * machine may read them, and only without a proxy, because behind one every request comes from this machine.
 */
export function checkMetricsAccess({ token, isLocalAllowed }: MetricsAccess, reader: Reader): void {
  if (token !== undefined) {
    if (isEqual(reader.token, token)) return;
    throw new AppError('not-signed-in', message(texts.needsToken));
  }
  if (!isLocalAllowed || !isLocalRequest(reader)) throw nothingHere();
}

/** Compares hashes, which have the same length, so that the time does not reveal where the texts differ. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
