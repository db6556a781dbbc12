import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../testing/local-storage.ts';
import { storedChoices } from './reading-choices.ts';

const keep = (student: string, value: unknown) =>
  localStorage.setItem(`reading:${student}`, typeof value === 'string' ? value : JSON.stringify(value));

test('what a student chose is kept apart from what another did', () => {
  keep('a@example.com', {
    zoom: 1.7,
    view: 'text',
    paper: { light: 'dimmed', dark: 'inverted' },
    textSize: 22,
  });
  const { zoom, view, paper, textSize } = storedChoices('a@example.com');
  assert.deepEqual([zoom, view, paper, textSize], [1.7, 'text', { light: 'dimmed', dark: 'inverted' }, 22]);
  assert.equal(storedChoices('b@example.com').zoom, null);
});

test('what is no choice of ours counts as none', () => {
  for (const bad of [
    '{',
    'null',
    '7',
    { zoom: 99 },
    { zoom: 'wide' },
    { paper: 3 },
    { textSize: -1, view: 'x' },
  ]) {
    keep('c@example.com', bad);
    assert.deepEqual(storedChoices('c@example.com'), storedChoices('nobody@example.com'));
  }
});
