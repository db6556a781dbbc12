import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { withoutPort } from '../http/ip-network.ts';
import type { SettingReader } from './setting-reader.ts';

/** Names for ranges of addresses that TRUST_PROXY can contain. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

/** The address on which the server listens, and the address that people type. */
export function readNetwork(reader: SettingReader, production: boolean) {
  const { text, number, refuse } = reader;
  const host = text('HOST', 'localhost');
  if (isIP(host) === 0 && !/^[\w.-]+$/.test(host))
    refuse('HOST', 'a host name or an IP address, such as localhost or 0.0.0.0');
  const port = number('PORT', 3000, 0, 65535);
  const publicUrl = text('PUBLIC_URL', `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (!isWebAddress(publicUrl)) refuse('PUBLIC_URL', 'an address such as https://sikhya.example');
  const trustProxy = readTrustProxy(reader);
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

/** Whether a URL has a protocol of the web and a possible host. Two addresses in one setting have none. */
function isWebAddress(url: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  return /^([\w.-]+|\[[\da-f:.]+\])$/i.test(new URL(url).hostname);
}

type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * A number is the number of proxies; any other text is a list of their addresses. There is no value that trusts every
 * address, because callers could then choose the address that the rate limits count.
 */
function readTrustProxy({ optional, refuse }: SettingReader): TrustProxy {
  const value = optional('TRUST_PROXY');
  if (value === undefined || ['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false;
  if (/^\d+$/.test(value)) return (_address: string, hop: number) => hop < Number(value);
  const proxies = value.split(',').map((address) => address.trim());
  try {
    // the library would read 2.5 as the address 2.0.0.5
    if (proxies.every((proxy) => NAMED_RANGES.includes(proxy) || isIP(proxy.replace(/\/.*$/, '')) !== 0))
      return trustAddresses(proxyAddress.compile(proxies));
  } catch {
    // the length of a prefix is wrong, as in 10.0.0.0/99
  }
  return refuse('TRUST_PROXY', 'off, a number of proxies, or their addresses such as 10.0.0.1, 10.1.0.0/16');
}

/** Some proxies forward the port of the proxy before them. */
const trustAddresses =
  (isTrusted: (address: string, hop: number) => boolean) =>
  (address: string, hop: number): boolean =>
    isTrusted(withoutPort(address), hop);

/** Whether the public URL is plain HTTP on this machine, so that there is no proxy. */
function isLocalUrl(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}
