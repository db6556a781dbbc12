/** Headers with which a proxy tells of the one whom it asks for. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type Reader = {
  /** The other end of the connection, whoever stands behind it. */
  address: string | undefined;
  headers: Readonly<Record<string, unknown>>;
};

/** Whether somebody asks from this very machine, and for themselves. */
export function isLocalRequest({ address = '', headers }: Reader): boolean {
  const here = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
  return here && FORWARDED.every((name) => headers[name] === undefined);
}
