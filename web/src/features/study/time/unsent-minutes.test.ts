import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnsentMinutes } from './unsent-minutes.ts';

function storage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('minutes of one chapter add up, and are given out once', () => {
  const shared = storage();
  const unsent = new UnsentMinutes('a@example.com', shared);
  unsent.add({ courseId: 'c', chapterId: '1', minutes: 1 });
  unsent.add({ courseId: 'c', chapterId: '2', minutes: 4 });
  unsent.add({ courseId: 'c', chapterId: '1', minutes: 2 });
  const other = new UnsentMinutes('b@example.com', shared);
  assert.deepEqual(other.takeAll(), []);
  assert.deepEqual(unsent.takeAll(), [
    { courseId: 'c', chapterId: '1', minutes: 3 },
    { courseId: 'c', chapterId: '2', minutes: 4 },
  ]);
  assert.deepEqual(unsent.takeAll(), []);
});

test('what is no list of minutes is none', () => {
  for (const junk of ['{', '{}', '[null, {"minutes":"9"}]']) {
    assert.deepEqual(new UnsentMinutes('a', storage({ 'unsent-minutes:a': junk })).takeAll(), []);
  }
});
