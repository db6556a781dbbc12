import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indiaDay, startOfIndiaDay } from './india-day.ts';

test('a day starts at midnight in India, which is 18:30 UTC of the day before', () => {
  assert.equal(indiaDay(new Date('2026-11-15T18:29:59.999Z')), '2026-11-15');
  assert.equal(indiaDay(new Date('2026-11-15T18:30:00.000Z')), '2026-11-16');
  assert.equal(startOfIndiaDay('2026-11-16').toISOString(), '2026-11-15T18:30:00.000Z');
  assert.equal(indiaDay(new Date('2026-12-31T20:00:00.000Z')), '2027-01-01');
});
