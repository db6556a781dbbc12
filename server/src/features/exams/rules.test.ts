import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExamSection } from '@sikhya/contract/exam-rules.ts';
import fc from 'fast-check';
import { getAttemptTimes, getLastEntry, getStatus } from './rules.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-16T04:30:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

const createSections = (minutes: (number | null)[]): ExamSection[] =>
  minutes.map((own) => ({
    title: '',
    odiaTitle: null,
    totalQuestions: 10,
    minutes: own,
    marks: { right: 12, wrong: 0, empty: 0 },
    maxAnswers: null,
  }));

test('an exam is coming, open and past by the server clock', () => {
  const times = { opensAt: at(10), closesAt: at(100), lateEntryMinutes: 15 };
  assert.deepEqual(
    [0, 9, 10, 24, 25, 99, 101].map((minutes) => getStatus(times, at(minutes))),
    ['coming', 'coming', 'open', 'open', 'past', 'past', 'past'],
  );
  assert.deepEqual(getLastEntry({ ...times, lateEntryMinutes: null }), at(100));
  assert.deepEqual(getLastEntry({ ...times, lateEntryMinutes: 200 }), at(100));
  assert.equal(getStatus({ opensAt: null, closesAt: null, lateEntryMinutes: null }, at(0)), 'open');
});

test('extra time prolongs the attempt and every section, also beyond the closing', () => {
  const rules = { minutes: 45, sections: createSections([25, 20]) };
  const times = getAttemptTimes(rules, { closesAt: at(45) }, { startedAt: at(0), extraMinutesPerHour: 20 });
  assert.deepEqual(times, {
    deadline: at(60),
    sectionEnds: [at(25 * (4 / 3)), at(60)],
    sectionStarts: [1, 11],
  });
});

test('sections follow each other without gaps, and the last one ends at the deadline', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      lengths,
      fc.nat(60),
      fc.option(fc.integer({ min: 1, max: 600 })),
      (minutes, extra, closing) => {
        const total = minutes.reduce((sum, own) => sum + own, 0);
        const rules = { minutes: total, sections: createSections(minutes) };
        const closesAt = closing === null ? null : at(closing);
        const times = getAttemptTimes(rules, { closesAt }, { startedAt: at(0), extraMinutesPerHour: extra });
        const ends = times.sectionEnds!;
        assert.equal(ends.at(-1)!.getTime(), times.deadline.getTime());
        assert.ok(ends.every((end, n) => n === 0 || end >= ends[n - 1]!));
        assert.ok(ends.every((end) => end <= times.deadline));
        if (closing === null)
          assert.ok(Math.abs(ends[0]!.getTime() - at(minutes[0]! * (1 + extra / 60)).getTime()) < 2);
      },
    ),
  );
});
