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

/** Without the ids, which are random. */
function removeAll(unsent: UnsentMinutes): Omit<UnsentReport, 'reportId' | 'isTried'>[] {
  const first = unsent.tryFirst();
  if (!first) return [];
  unsent.remove(first);
  const { reportId: _, isTried: __, ...report } = first;
  return [report, ...removeAll(unsent)];
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
  assert.deepEqual(removeAll(other), []);
  assert.deepEqual(removeAll(unsent), [
    report('1', 0, '22:00'),
    report('1', 3, '22:05'),
    report('2', 4, '22:10'),
    report('1', 3, '23:59'),
    { ...report('1', 5, '23:59'), endedAt: at('23:59') + 5 * 60_000 },
  ]);
  assert.equal(unsent.isEmpty(), true);
});

test('a report stays the first, with its id, until it is removed', () => {
  const unsent = new UnsentMinutes('a@example.com');
  for (const chapter of ['1', '2']) unsent.add(report(chapter, 1, '10:00'));
  const first = unsent.tryFirst()!;
  assert.deepEqual(unsent.tryFirst(), first);
  unsent.remove(first);
  unsent.remove(first);
  assert.equal(unsent.tryFirst()?.chapterId, '2');
});

test('adds no minutes to a report that the server may have', () => {
  const unsent = new UnsentMinutes('a@example.com');
  unsent.add(report('1', 3, '10:00'));
  const first = unsent.tryFirst()!;
  unsent.add(report('1', 1, '10:01'));
  unsent.add(report('1', 1, '10:02'));
  unsent.remove(first);
  assert.deepEqual(removeAll(unsent), [report('1', 2, '10:02')]);
});

test('keeps reports in memory where the browser stores nothing', (t) => {
  t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const unsent = new UnsentMinutes('full@example.com');
  for (const chapter of ['1', '2']) unsent.add(report(chapter, 1, '10:00'));
  assert.deepEqual(removeAll(new UnsentMinutes('full@example.com')), [
    report('1', 1, '10:00'),
    report('2', 1, '10:00'),
  ]);
});

test('reads reports of an earlier release and ignores stored data that is not a list of reports', () => {
  stored.set('unsent-minutes:a', '[{"courseId":"c","chapterId":"1","minutes":3}]');
  const first = new UnsentMinutes('a').tryFirst()!;
  assert.equal(first.minutes, 3);
  assert.ok(first.reportId);
  assert.equal(new UnsentMinutes('a').tryFirst()?.reportId, first.reportId);
  for (const junk of ['{', '{}', '[null, {"minutes":"9"}]']) {
    stored.set('unsent-minutes:a', junk);
    assert.deepEqual(removeAll(new UnsentMinutes('a')), []);
  }
});
