import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/root.mjs';
import { isAllowedLicence } from './licences.mjs';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const shipped = Object.entries(packages)
  .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
  .map(([folder, { license }]) => ({
    name: folder.replace(/.*node_modules\//, ''),
    licence: license ?? 'none',
  }));

test('every package of the product has an allowed licence', () => {
  assert.ok(shipped.length > 100);
  assert.deepEqual(
    shipped.filter((one) => !isAllowedLicence(one)),
    [],
  );
});

test('refuses copyleft licences and packages without a licence', () => {
  for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'none', 'LGPL-3.0-or-later'])
    assert.equal(isAllowedLicence({ name: 'other', licence }), false, licence);
  assert.equal(isAllowedLicence({ name: 'other', licence: '(MIT OR GPL-3.0)' }), true);
});
