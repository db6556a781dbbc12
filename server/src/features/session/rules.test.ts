import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockedForSeconds, safePhotoUrl } from './rules.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const ago = (...minutes: number[]) => minutes.map((minute) => new Date(NOW.getTime() - minute * 60_000));

const LOCKS: [string, Date[], number][] = [
  ['no failure', [], 0],
  ['the fifth failure', ago(0, 1, 2, 3, 4), 0],
  ['the sixth failure', ago(0, 1, 2, 3, 4, 5), 10 * 60],
  ['six at the same moment', ago(0, 0, 0, 0, 0, 0), 15 * 60],
  ['a sixth when the first is out of the window', ago(0, 1, 2, 3, 4, 15), 0],
  ['more than six', ago(0, 1, 2, 3, 4, 5, 6, 7), 10 * 60],
];

for (const [what, failures, seconds] of LOCKS) {
  test(`after ${what} somebody waits ${seconds} seconds`, () =>
    assert.equal(lockedForSeconds(failures, NOW), seconds));
}

test('a photo is shown only from https', () => {
  assert.equal(
    safePhotoUrl('https://lh3.googleusercontent.com/a/x'),
    'https://lh3.googleusercontent.com/a/x',
  );
  for (const bad of ['', 'javascript:alert(1)', 'http://x/y.png', 'data:image/png;base64,x', '//x/y']) {
    assert.equal(safePhotoUrl(bad), '');
  }
});
