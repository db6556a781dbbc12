import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { createSbom } from '../steps/create-sbom.mjs';
import { inRoot } from '../steps/root.mjs';
import { isAllowedLicence } from './licences.mjs';

let sbom;
before(async () => {
  sbom = await createSbom();
});

const getLicence = ({ licenses }) =>
  licenses?.map(({ license, expression }) => expression ?? license.id)[0] ?? 'none';

test('the bill of materials is CycloneDX and names each component once', () => {
  assert.deepEqual([sbom.bomFormat, sbom.metadata.component.name], ['CycloneDX', 'sikhya']);
  const references = sbom.components.map((component) => component['bom-ref']);
  assert.equal(new Set(references).size, references.length);
});

test('the bill of materials has what runs, what is built into the pages, and PostgreSQL', () => {
  // npm leaves the scope out of the name
  const names = sbom.components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
  for (const name of ['fastify', 'react', 'sharp', '@fontsource-variable/anek-odia'])
    assert.ok(names.includes(name), name);
  assert.ok(names.some((name) => name.startsWith('postgresql-')));
  for (const name of ['@biomejs/biome', '@playwright/test', 'knip', 'vite'])
    assert.ok(!names.includes(name), name);
  const { dependencies } = JSON.parse(readFileSync(inRoot('server/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) assert.ok(names.includes(name), name);
});

test('nothing that ships has a licence such as the GPL or AGPL', () => {
  const shipped = sbom.components
    .map((component) => ({ ...component, name: component['bom-ref'].replace(/@[^@]*$/, '') }))
    .filter(({ name }) => !name.startsWith('@sikhya/'))
    .map((component) => ({ name: component.name, licence: getLicence(component) }));
  assert.ok(shipped.length > 100);
  assert.deepEqual(
    shipped.filter((one) => !isAllowedLicence(one)),
    [],
  );
});
