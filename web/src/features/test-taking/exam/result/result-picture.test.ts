import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrapLines } from './result-picture.ts';

const isFitting = (line: string) => line.length <= 10;

test('a title is divided at its spaces', () => {
  assert.deepEqual(wrapLines('OSSC CGL prelim 2026', isFitting, 3), ['OSSC CGL', 'prelim', '2026']);
  assert.deepEqual(wrapLines('Incomprehensibilities', isFitting, 3), ['Incomprehensibilities']);
});

test('a long title ends with an ellipsis', () => {
  assert.deepEqual(wrapLines('one two six ten five seven', isFitting, 2), ['one two', 'six ten…']);
  assert.deepEqual(wrapLines('one two three four five six', isFitting, 2), ['one two', 'three…']);
  assert.deepEqual(wrapLines('one two incomprehensible things', isFitting, 2), [
    'one two',
    'incomprehensible…',
  ]);
});
