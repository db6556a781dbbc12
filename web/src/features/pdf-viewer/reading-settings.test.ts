import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../testing/local-storage.ts';
import { loadReadingSettings } from './reading-settings.ts';

const save = (studentKey: string, value: unknown) =>
  localStorage.setItem(`reading:${studentKey}`, typeof value === 'string' ? value : JSON.stringify(value));

test('each student has their own settings', () => {
  save('a@example.com', {
    zoom: 1.7,
    view: 'text',
    paper: { light: 'dimmed', dark: 'inverted' },
    textSize: 22,
  });
  const { zoom, view, paper, textSize } = loadReadingSettings('a@example.com');
  assert.deepEqual([zoom, view, paper, textSize], [1.7, 'text', { light: 'dimmed', dark: 'inverted' }, 22]);
  assert.equal(loadReadingSettings('b@example.com').zoom, null);
});

test('invalid stored values are replaced by the defaults', () => {
  for (const invalid of [
    '{',
    'null',
    '7',
    { zoom: 99 },
    { zoom: 'wide' },
    { paper: 3 },
    { textSize: -1, view: 'x' },
  ]) {
    save('c@example.com', invalid);
    assert.deepEqual(loadReadingSettings('c@example.com'), loadReadingSettings('nobody@example.com'));
  }
});
