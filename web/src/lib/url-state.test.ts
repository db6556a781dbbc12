import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTyped, listChangedNames } from './url-state.ts';

for (const [names, typed] of [
  [['page'], false],
  [['state'], false],
  [['state', 'page'], false],
  [['search'], true],
  [['search', 'page'], true],
  [['search', 'type'], false],
  [['from'], true],
] as const)
  test(`${names.join(' and ')}: ${typed ? 'replaces the history entry' : 'adds a history entry'}`, () => {
    assert.equal(isTyped(names), typed);
  });

test('lists the parameters that were added, changed and removed', () => {
  const names = listChangedNames(
    new URLSearchParams('page=2&state=open&sort=a'),
    new URLSearchParams('state=closed&sort=a&search=x'),
  );
  assert.deepEqual(names.sort(), ['page', 'search', 'state']);
});
