import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupDays } from './group-days.ts';

const LAST = Date.UTC(2026, 10, 15);

/** `count` days up to 15 November; `getMinutes` gives the minutes studied on each, 0 days ago being the last. */
function createDays(count: number, getMinutes: (daysAgo: number) => number) {
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index;
    const day = new Date(LAST - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return { day, studyMinutes: getMinutes(daysAgo), testMinutes: 1, tests: getMinutes(daysAgo) > 0 ? 1 : 0 };
  }).map((day) => (day.studyMinutes > 0 ? day : { ...day, testMinutes: 0 }));
}

test('a week and a month have a bar for every day, empty days included', () => {
  for (const count of [7, 30]) {
    const { unit, groups } = groupDays(createDays(count, (daysAgo) => (daysAgo === 0 ? 20 : 0)));
    assert.equal(unit, 'day');
    assert.equal(groups.length, count);
    assert.deepEqual(groups.at(-1), {
      from: '2026-11-15',
      to: '2026-11-15',
      studyMinutes: 20,
      testMinutes: 1,
      tests: 1,
    });
  }
});

test('ninety days have bars for weeks that end today, with all minutes in them', () => {
  const { unit, groups } = groupDays(createDays(90, () => 10));
  assert.equal(unit, 'week');
  assert.equal(groups.length, 13);
  assert.deepEqual([groups.at(-1)?.from, groups.at(-1)?.to], ['2026-11-09', '2026-11-15']);
  assert.equal(groups[0]?.studyMinutes, 60, 'the oldest bar has the six remaining days');
  assert.equal(
    groups.reduce((sum, { studyMinutes }) => sum + studyMinutes, 0),
    900,
  );
});

test('days before the first activity are left out, down to a week', () => {
  const startedFiftyDaysAgo = groupDays(createDays(90, (daysAgo) => (daysAgo <= 50 ? 5 : 0)));
  assert.equal(startedFiftyDaysAgo.unit, 'week');
  assert.equal(startedFiftyDaysAgo.groups[0]?.from, '2026-09-26');
  const startedTenDaysAgo = groupDays(createDays(90, (daysAgo) => (daysAgo <= 10 ? 5 : 0)));
  assert.deepEqual([startedTenDaysAgo.unit, startedTenDaysAgo.groups.length], ['day', 11]);
  const startedToday = groupDays(createDays(90, (daysAgo) => (daysAgo === 0 ? 5 : 0)));
  assert.deepEqual([startedToday.unit, startedToday.groups.length], ['day', 7]);
  const neverStarted = groupDays(createDays(90, () => 0));
  assert.deepEqual([neverStarted.unit, neverStarted.groups.length], ['day', 7]);
});
