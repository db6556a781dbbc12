import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { stored } from '../../../testing/local-storage.ts';
import { UnsentMinutes, type UnsentReport } from './unsent-minutes.ts';

beforeEach(() => stored.clear());

const at = (time: string) => Date.parse(`2026-11-15T${time}:00+05:30`);

const report = (chapterId: string, minutes: number, time: string) => ({
  courseId: 'c',
  chapterId,
  minutes,
  endedAt: at(time),
});

function takeAll(unsent: UnsentMinutes): UnsentReport[] {
  const first = unsent.takeFirst();
  return first ? [first, ...takeAll(unsent)] : [];
}

test('keeps the order of the chapters and adds up only what follows in the same chapter on the same day', () => {
  const unsent = new UnsentMinutes('a@example.com');
  unsent.add(report('1', 0, '22:00'));
  unsent.add(report('1', 1, '22:01'));
  unsent.add(report('1', 0, '22:02'));
  unsent.add(report('1', 2, '22:05'));
  unsent.add(report('2', 4, '22:10'));
  unsent.add(report('1', 3, '23:59'));
  unsent.add({ ...report('1', 5, '23:59'), endedAt: at('23:59') + 5 * 60_000 });
  const other = new UnsentMinutes('b@example.com');
  assert.deepEqual(takeAll(other), []);
  assert.deepEqual(takeAll(unsent), [
    report('1', 0, '22:00'),
    report('1', 3, '22:05'),
    report('2', 4, '22:10'),
    report('1', 3, '23:59'),
    { ...report('1', 5, '23:59'), endedAt: at('23:59') + 5 * 60_000 },
  ]);
  assert.equal(unsent.isEmpty(), true);
});

test('a report that is put back is the first again', () => {
  const unsent = new UnsentMinutes('a@example.com');
  for (const chapter of ['1', '2']) unsent.add(report(chapter, 1, '10:00'));
  unsent.putBack(unsent.takeFirst()!);
  assert.deepEqual(
    takeAll(unsent).map(({ chapterId }) => chapterId),
    ['1', '2'],
  );
});

test('reads reports of an earlier release and ignores stored data that is not a list of reports', () => {
  stored.set('unsent-minutes:a', '[{"courseId":"c","chapterId":"1","minutes":3}]');
  assert.deepEqual(takeAll(new UnsentMinutes('a')), [{ courseId: 'c', chapterId: '1', minutes: 3 }]);
  for (const junk of ['{', '{}', '[null, {"minutes":"9"}]']) {
    stored.set('unsent-minutes:a', junk);
    assert.deepEqual(takeAll(new UnsentMinutes('a')), []);
  }
});
