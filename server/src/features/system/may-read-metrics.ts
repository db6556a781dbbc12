import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { isLocalRequest } from '../../http/is-local-request.ts';

type Reader = Parameters<typeof isLocalRequest>[0] & {
  /** The bearer token as it was sent; empty without one. */
  token: string;
};

export type MetricsAccess = {
  token: string | undefined;
  /** Where no token is set: whether a caller of this machine is somebody who may know. */
  openHere: boolean;
};

/**
 * The figures are for those who run the server. With a token, whoever has it reads them. Without one they are there
 * for this machine alone, and only where no proxy can stand in front, since behind one everybody comes from here.
 */
export function mayReadMetrics({ token, openHere }: MetricsAccess, reader: Reader): void {
  if (token !== undefined) {
    if (isSame(reader.token, token)) return;
    throw new AppError('not-signed-in', 'This needs the METRICS_TOKEN of the server, as a bearer token.');
  }
  if (!openHere || !isLocalRequest(reader))
    throw new AppError('not-found', 'There is nothing at this address.');
}

/** Hashes have one length, and take as long to compare wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
