import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISPLAY, LAYOUT } from './layout.ts';

const KEYS = Object.values(LAYOUT).map((rows) => rows.flatMap((row) => row.split(' ')));

test('both layers have the same number of keys in every row, and every key is in NFC', () => {
  const widths = Object.values(LAYOUT).map((rows) => rows.map((row) => row.split(' ').length));
  assert.deepEqual(widths[0], widths[1]);
  for (const key of KEYS.flat()) assert.ok(key !== '' && key === key.normalize('NFC'));
});

test('there is a key for every letter, sign and digit of Odia', () => {
  const letters = 'ଅଆଇଈଉଊଋଏଐଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନପଫବଭମଯୟରଲଳୱଶଷସହ';
  const signs = 'ାିୀୁୂୃେୈୋୌ଼୍ଂଁଃ।';
  const digits = '୦୧୨୩୪୫୬୭୮୯';
  const keys = new Set(KEYS.flat());
  assert.deepEqual(
    [...letters, ...signs, ...digits, 'ଡ଼', 'ଢ଼'].filter((letter) => !keys.has(letter)),
    [],
  );
});

test('a sign is shown on a dotted circle', () => {
  const signs = KEYS.flat().filter((key) => /^\p{M}/u.test(key));
  assert.ok(signs.length > 10);
  for (const sign of signs) assert.equal(DISPLAY[sign], `◌${sign}`);
});
