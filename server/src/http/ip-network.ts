import { isIPv6 } from 'node:net';

/** Some proxies forward the port of the client, which differs for each of its connections. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/**
 * Returns the /64 network of an IPv6 address, because one machine can use all addresses of its network, and IPv4
 * addresses as they are, both without a port.
 */
export function toNetwork(forwarded: string): string {
  return toNetworkOfAddress(withoutPort(forwarded));
}

export function withoutPort(forwarded: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(forwarded) ?? [];
  return ipv6 ?? ipv4 ?? forwarded;
}

function toNetworkOfAddress(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
