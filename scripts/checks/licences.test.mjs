import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';

/** Licences that allow a school to sell its courses and keep its changes private. */
const ALLOWED_LICENCES = new Set([
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

/** Sharp loads libvips as a separate library that anyone may replace, which is what the LGPL asks for. */
const SHARED_LIBRARY = { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const shipped = Object.entries(packages)
  .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
  .map(([folder, { license }]) => ({
    name: folder.replace(/.*node_modules\//, ''),
    licence: license ?? 'none',
  }));

function isAllowed({ name, licence }) {
  return licence.split(' OR ').some((choice) =>
    choice
      .replace(/[()]/g, '')
      .split(' AND ')
      .every(
        (part) =>
          ALLOWED_LICENCES.has(part) || (SHARED_LIBRARY.name.test(name) && part === SHARED_LIBRARY.licence),
      ),
  );
}

test('every package of the product has an allowed licence', () => {
  assert.ok(shipped.length > 100);
  assert.deepEqual(
    shipped.filter((one) => !isAllowed(one)),
    [],
  );
});

test('refuses copyleft licences and packages without a licence', () => {
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'none', 'LGPL-3.0-or-later'])
    assert.equal(isAllowed({ name: 'other', licence }), false, licence);
  assert.equal(isAllowed({ name: 'other', licence: '(MIT OR GPL-3.0)' }), true);
});
