/** The facts about the time that the device knows, in milliseconds. */
export type Clock = {
  /** To add to the device's clock to get the server's, as measured at the last contact. */
  offset: number;
  /** The latest time of the server that this device has seen or estimated. */
  lastSeen: number;
};

/** The lease of the server. It is stored encrypted and authenticated, so that the end cannot be edited. */
export type LeaseTerms = {
  /** The data key in base64url. */
  key: string;
  issuedAt: number;
  endsAt: number;
  /** For one mock test; null for a chapter without questions. */
  permit: { permit: string; attemptId: string } | null;
};

export type LeaseState = 'valid' | 'ended' | 'clock-set-back';

/** Clocks are corrected by a few minutes at times, by the network or the person. */
const TOLERANCE_MS = 10 * 60_000;

/** The server's time as far as the device can tell; null if its clock was set back since. */
export function estimateNow({ offset, lastSeen }: Clock, deviceNow: number): number | null {
  const now = deviceNow + offset;
  if (now < lastSeen - TOLERANCE_MS) return null;
  return Math.max(now, lastSeen);
}

/** The time only moves on: a device that was seen later never counts as earlier. */
export function advanceClock(clock: Clock, deviceNow: number): Clock {
  const now = estimateNow(clock, deviceNow);
  return now === null || now === clock.lastSeen ? clock : { ...clock, lastSeen: now };
}

/** After a contact the server's time counts, also where the device had been ahead. */
export function setClock(serverNow: number, deviceNow: number): Clock {
  return { offset: serverNow - deviceNow, lastSeen: serverNow };
}

export function getLeaseState(
  { issuedAt, endsAt }: Pick<LeaseTerms, 'issuedAt' | 'endsAt'>,
  clock: Clock | null,
  deviceNow: number,
): LeaseState {
  // somebody has deleted the clock: what is known is that the lease was issued
  const now = estimateNow(clock ?? { offset: 0, lastSeen: issuedAt }, deviceNow);
  if (now === null) return 'clock-set-back';
  return now < endsAt ? 'valid' : 'ended';
}
