import { isIPv6 } from 'node:net';

/**
 * Returns the /64 network of an IPv6 address, because one machine can use all addresses of its network. IPv4 addresses
 * are returned unchanged.
 */
export function toNetwork(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
