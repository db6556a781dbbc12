import type { SettingReader } from './setting-reader.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

/** Where the server listens, and how people reach it. */
export function readNetwork({ text, optional, number, refuse }: SettingReader, production: boolean) {
  const host = text('HOST', 'localhost');
  const port = number('PORT', 3000, 0, 65535);
  const publicUrl = text('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (!URL.canParse(publicUrl)) refuse('PUBLIC_URL', 'an address such as https://sikhya.example');
  const trustProxy = readTrustProxy(optional('TRUST_PROXY'));
  // behind a proxy every request comes from this machine
  const canBeLocal =
    !production && LOCAL_HOSTS.includes(host) && trustProxy === false && isLocalUrl(publicUrl);
  return {
    network: {
      host,
      port,
      /** Without a slash at the end. */
      origin: new URL(publicUrl).origin,
      /** The proxies whose X-Forwarded-For header is trusted. */
      trustProxy,
    },
    /** Whether no other machine can reach the server, so that people may be identified and pay without a provider. */
    canBeLocal,
  };
}

/** A number is the number of proxies; any other text is a list of their addresses. */
function readTrustProxy(value: string | undefined) {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
}

/** Whether the public URL is plain HTTP on this machine, so that there is no proxy. */
function isLocalUrl(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}
