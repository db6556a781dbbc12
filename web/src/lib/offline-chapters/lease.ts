/** The facts about the time that the device knows, in milliseconds. */
export type Clock = {
  /** The server's time minus the device's, as measured at the last contact. */
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

/** Moves the time forward only, so that a device whose clock is set back does not get an earlier time. */
export function advanceClock(clock: Clock, deviceNow: number): Clock {
  const now = estimateNow(clock, deviceNow);
  return now === null || now === clock.lastSeen ? clock : { ...clock, lastSeen: now };
}

/** Takes over the server's time after a contact, also if the device was ahead. */
export function setClock(serverNow: number, deviceNow: number): Clock {
  return { offset: serverNow - deviceNow, lastSeen: serverNow };
}

export function getLeaseState(
  { issuedAt, endsAt }: Pick<LeaseTerms, 'issuedAt' | 'endsAt'>,
  clock: Clock | null,
  deviceNow: number,
): LeaseState {
  // without the stored clock, the earliest possible time is that of the lease
  const now = estimateNow(clock ?? { offset: 0, lastSeen: issuedAt }, deviceNow);
  if (now === null) return 'clock-set-back';
  return now < endsAt ? 'valid' : 'ended';
}
