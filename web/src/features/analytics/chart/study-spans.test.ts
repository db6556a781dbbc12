import assert from 'node:assert/strict';
import { test } from 'node:test';
import { studySpans } from './study-spans.ts';

const LAST = Date.UTC(2026, 10, 15);

/** So many days up to 15 November, on each of which `minutesOn` says how long was studied; 0 is the last. */
function daysUpToToday(count: number, minutesOn: (ago: number) => number) {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const day = new Date(LAST - ago * 86_400_000).toISOString().slice(0, 10);
    return { day, studyMinutes: minutesOn(ago), testMinutes: 1, tests: minutesOn(ago) > 0 ? 1 : 0 };
  }).map((day) => (day.studyMinutes > 0 ? day : { ...day, testMinutes: 0 }));
}

test('a week and a month are drawn day by day, the empty ones too', () => {
  for (const count of [7, 30]) {
    const { unit, spans } = studySpans(daysUpToToday(count, (ago) => (ago === 0 ? 20 : 0)));
    assert.equal(unit, 'day');
    assert.equal(spans.length, count);
    assert.deepEqual(spans.at(-1), {
      from: '2026-11-15',
      to: '2026-11-15',
      studyMinutes: 20,
      testMinutes: 1,
      tests: 1,
    });
  }
});

test('ninety days are drawn as weeks that end today, and nothing is lost', () => {
  const { unit, spans } = studySpans(daysUpToToday(90, () => 10));
  assert.equal(unit, 'week');
  assert.equal(spans.length, 13);
  assert.deepEqual([spans.at(-1)?.from, spans.at(-1)?.to], ['2026-11-09', '2026-11-15']);
  assert.equal(spans[0]?.studyMinutes, 60, 'the oldest has the six days that are left');
  assert.equal(
    spans.reduce((sum, { studyMinutes }) => sum + studyMinutes, 0),
    900,
  );
});

test('the time before the first day of study is left out, down to a week', () => {
  const begunFiftyAgo = studySpans(daysUpToToday(90, (ago) => (ago <= 50 ? 5 : 0)));
  assert.equal(begunFiftyAgo.unit, 'week');
  assert.equal(begunFiftyAgo.spans[0]?.from, '2026-09-26');
  const begunTenAgo = studySpans(daysUpToToday(90, (ago) => (ago <= 10 ? 5 : 0)));
  assert.deepEqual([begunTenAgo.unit, begunTenAgo.spans.length], ['day', 11]);
  const begunToday = studySpans(daysUpToToday(90, (ago) => (ago === 0 ? 5 : 0)));
  assert.deepEqual([begunToday.unit, begunToday.spans.length], ['day', 7]);
  const neverBegun = studySpans(daysUpToToday(90, () => 0));
  assert.deepEqual([neverBegun.unit, neverBegun.spans.length], ['day', 7]);
});
