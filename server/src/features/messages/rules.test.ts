import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeScheduledAt, findMissingPart, isNewEdit } from './rules.ts';

const MESSAGE = { audience: 'all', courseId: null, studentId: null, title: 'x', text: 'y' } as const;

test('names the first part that a message lacks', () => {
  const rows = [
    [{}, null],
    [{ text: '' }, 'text'],
    [{ title: '', text: '' }, 'title'],
    [{ audience: 'course' }, 'course'],
    [{ audience: 'course', courseId: 'a' }, null],
    [{ audience: 'student', title: '' }, 'student'],
    [{ audience: 'student', studentId: 'a' }, null],
  ] as const;
  for (const [change, expected] of rows)
    assert.equal(findMissingPart({ ...MESSAGE, ...change }), expected, JSON.stringify(change));
});

test('a message can be scheduled for the next 365 days', () => {
  const now = new Date('2027-03-01T00:00:00Z');
  const rows = [
    ['2027-02-28T23:59:59Z', false],
    ['2027-03-01T00:00:00Z', false],
    ['2027-03-01T00:00:01Z', true],
    ['2028-02-29T00:00:00Z', true],
    ['2028-02-29T00:00:01Z', false],
  ] as const;
  for (const [sendAt, expected] of rows)
    assert.equal(canBeScheduledAt(new Date(sendAt), now), expected, sendAt);
});

test('saves of a draft are recorded once until a longer pause, those of a scheduled message always', () => {
  const updatedAt = new Date('2026-11-17T10:00:00Z');
  const later = (minutes: number) => new Date(updatedAt.getTime() + minutes * 60_000);
  assert.equal(isNewEdit({ state: 'draft', updatedAt }, later(1)), false);
  assert.equal(isNewEdit({ state: 'draft', updatedAt }, later(11)), true);
  assert.equal(isNewEdit({ state: 'scheduled', updatedAt }, later(1)), true);
});
