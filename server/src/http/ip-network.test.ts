import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toNetwork } from './ip-network.ts';

const NETWORKS = {
  '203.0.113.7': '203.0.113.7',
  '::ffff:203.0.113.7': '203.0.113.7',
  '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
  '2001:DB8:1:2::6': '2001:db8:1:2::/64',
  '2001:db8::6': '2001:db8:0:0::/64',
  'fe80::1%eth0': 'fe80:0:0:0::/64',
  '::1': '0:0:0:0::/64',
  '203.0.113.7:5678': '203.0.113.7',
  '[2001:db8:1:2::6]:5678': '2001:db8:1:2::/64',
  '[2001:db8:1:2::6]': '2001:db8:1:2::/64',
  '[::ffff:203.0.113.7]:5678': '203.0.113.7',
  unknown: 'unknown',
};

for (const [address, network] of Object.entries(NETWORKS)) {
  test(`${address} is in the network ${network}`, () => assert.equal(toNetwork(address), network));
}
