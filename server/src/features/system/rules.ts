const OLD_AFTER_MS = 2 * 24 * 3600 * 1000;

/** Whether there is a backup, and one that somebody would want to go back to. */
export function backupState(madeAt: Date | undefined, now: Date): 'fresh' | 'old' | 'none' {
  if (!madeAt) return 'none';
  return now.getTime() - madeAt.getTime() > OLD_AFTER_MS ? 'old' : 'fresh';
}

export type Reader = {
  /** The bearer token as it was sent; empty without one. */
  token: string;
  /** The other end of the connection, whoever stands behind it. */
  address: string | undefined;
  headers: Readonly<Record<string, unknown>>;
};

const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether somebody asks from this very machine, and for themselves. */
export function isFromHere({ address = '', headers }: Omit<Reader, 'token'>): boolean {
  const here = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
  return here && FORWARDED.every((name) => headers[name] === undefined);
}
