import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continuesKeyMove, isChangedByTyping, listChangedNames } from './history-entries.ts';

for (const [names, isTyped] of [
  [['page'], false],
  [['state'], false],
  [['state', 'page'], false],
  [['search'], true],
  [['search', 'page'], true],
  [['search', 'type'], false],
  [['from'], true],
] as const)
  test(`${names.join(' and ')}: ${isTyped ? 'replaces the history entry' : 'adds a history entry'}`, () => {
    assert.equal(isChangedByTyping(names), isTyped);
  });

test('lists the parameters that were added, changed and removed', () => {
  const names = listChangedNames(
    new URLSearchParams('page=2&state=open&sort=a'),
    new URLSearchParams('state=closed&sort=a&search=x'),
  );
  assert.deepEqual(names.sort(), ['page', 'search', 'state']);
});

test('continues a move with the arrow keys from where the last one ended, in the same parameter', () => {
  const week = new URLSearchParams('timeRange=week');
  const last = { names: ['page', 'timeRange'], to: week };
  assert.equal(continuesKeyMove(last, week, ['timeRange']), true);
  assert.equal(continuesKeyMove(last, week, ['state']), false);
  assert.equal(continuesKeyMove(last, new URLSearchParams(), ['timeRange']), false);
  assert.equal(continuesKeyMove(null, week, ['timeRange']), false);
});
