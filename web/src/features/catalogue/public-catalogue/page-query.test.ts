import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCataloguePage } from './page-query.ts';

const DEFAULTS = { search: '', type: undefined, sort: 'newest', page: 1 };

const ADDRESSES: [string, object][] = [
  ['', {}],
  ['search=%20ଇତିହାସ%20&type=free&sort=price&page=3', { search: 'ଇତିହାସ', type: 'free', sort: 'price', page: 3 }],
  ['type=cheap&sort=upwards&page=-2', {}],
  ['page=1e99', { page: 100_000 }],
  ['page=x', {}],
  [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
];

for (const [address, expected] of ADDRESSES) {
  test(`reads the page from ?${address.slice(0, 40)}`, () => {
    assert.deepEqual(readCataloguePage(new URLSearchParams(address)), { ...DEFAULTS, ...expected });
  });
}
