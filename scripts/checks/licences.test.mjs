import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';

/** With these a school may sell its courses and keep its changes to itself. */
const FREE_TO_USE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Sharp's libvips: a library of its own beside the program, which anybody may exchange for another build of it. */
const SHARED_LIBRARY = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const shipped = Object.entries(packages)
  .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
  .map(([place, { license }]) => ({
    name: place.replace(/.*node_modules\//, ''),
    licence: license ?? 'none',
  }));

function isFree({ name, licence }) {
  return licence.split(' OR ').some((choice) =>
    choice
      .replace(/[()]/g, '')
      .split(' AND ')
      .every(
        (part) =>
          FREE_TO_USE.has(part) || (SHARED_LIBRARY.name.test(name) && part === SHARED_LIBRARY.licence),
      ),
  );
}

test('whatever is shipped has a licence that lets a school sell its courses', () => {
  assert.ok(shipped.length > 100);
  assert.deepEqual(
    shipped.filter((one) => !isFree(one)),
    [],
  );
});

test('a licence that would bind the school is found', () => {
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'none', 'LGPL-3.0-or-later'])
    assert.equal(isFree({ name: 'other', licence }), false, licence);
  assert.equal(isFree({ name: 'other', licence: '(MIT OR GPL-3.0)' }), true);
});
