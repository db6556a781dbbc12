import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNotReachedText } from './not-reached.ts';

const CASES = [
  ['sent', 0, 'student', 'studentNotReached'],
  ['sent', 0, 'course', 'nobodyReached'],
  ['sent', 0, 'all', 'nobodyReached'],
  ['sent', 1, 'student', null],
  ['sending', 0, 'student', null],
  ['sending', 0, 'all', null],
] as const;

for (const [state, recipients, audience, expected] of CASES)
  test(`a message to ${audience} that is ${state} with ${recipients} recipients: ${expected}`, () =>
    assert.equal(getNotReachedText({ state, recipients, audience }), expected));
