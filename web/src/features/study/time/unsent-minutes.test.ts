import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../../../testing/local-storage.ts';
import { UnsentMinutes } from './unsent-minutes.ts';

beforeEach(() => stored.clear());

test('adds up the minutes of a chapter and returns them once, to their student', () => {
  const unsent = new UnsentMinutes('a@example.com');
  unsent.add({ courseId: 'c', chapterId: '1', minutes: 1 });
  unsent.add({ courseId: 'c', chapterId: '2', minutes: 4 });
  unsent.add({ courseId: 'c', chapterId: '1', minutes: 2 });
  const other = new UnsentMinutes('b@example.com');
  assert.deepEqual(other.takeAll(), []);
  assert.deepEqual(unsent.takeAll(), [
    { courseId: 'c', chapterId: '1', minutes: 3 },
    { courseId: 'c', chapterId: '2', minutes: 4 },
  ]);
  assert.deepEqual(unsent.takeAll(), []);
});

test('ignores stored data that is not a list of reports', () => {
  for (const junk of ['{', '{}', '[null, {"minutes":"9"}]']) {
    stored.set('unsent-minutes:a', junk);
    assert.deepEqual(new UnsentMinutes('a').takeAll(), []);
  }
});
