import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutStackedMarks, toNfc } from './normalise.ts';
import { measureCpu } from './testing/measure-cpu.ts';

test('does not change normal text', () => {
  for (const text of [
    'plain',
    'ଓଡ଼ିଶାର ଇତିହାସ',
    'ର\u200d୍ୟ',
    `e${'\u0301'.repeat(30)}`,
    '👩🏽‍🏫',
    'soft\u00adhyphen',
  ])
    assert.equal(cutStackedMarks(text), text);
});

test('removes marks beyond the thirtieth on one letter', () => {
  assert.equal(cutStackedMarks(`a${'\u0301'.repeat(31)}b`), `a${'\u0301'.repeat(30)}b`);
  assert.equal(
    cutStackedMarks(`a${'\u0301'.repeat(40)}b${'\u0323'.repeat(40)}`),
    `a${'\u0301'.repeat(30)}b${'\u0323'.repeat(30)}`,
  );
  // marks outside the first plane take two units
  assert.equal(cutStackedMarks(`a${'\u{1e8d0}'.repeat(32)}`), `a${'\u{1e8d0}'.repeat(30)}`);
});

const INVISIBLE = ['\u200b', '\ufeff', '\u200d', '\u200c', '\u2060', '\u00ad', '\u061c', '\u{e0020}'];

for (const invisible of INVISIBLE)
  test(`an invisible character between marks does not restart the count: U+${invisible.codePointAt(0)?.toString(16)}`, () => {
    const cut = cutStackedMarks(`a${`\u0301${invisible}`.repeat(50)}`);
    assert.equal(cut.split('\u0301').length - 1, 30);
  });

test('normalises stacked marks about as fast as plain Odia of the same length', async () => {
  const plain = 'ଓଡ଼ିଶାର ଇତିହାସ '.repeat(10_000);
  const half = plain.length / 2;
  const stacked = `a${'\u0301'.repeat(half)}${'\u0323'.repeat(half)}`;
  assert.ok((await measureCpu(() => toNfc(stacked))) < 20 * (await measureCpu(() => toNfc(plain))));
});
