/** The headers that proxies add. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type RequestOrigin = {
  /** The remote address of the socket, which may be a proxy's. */
  address: string | undefined;
  headers: Readonly<Record<string, unknown>>;
};

/** Whether the request comes from this machine and not through a proxy on it. */
export function isLocalRequest({ address = '', headers }: RequestOrigin): boolean {
  const isLoopback = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
  return isLoopback && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
