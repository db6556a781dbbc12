import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, unreachable, unreadable } from '../../../../lib/api-error.ts';
import { failureWords } from './failure-words.ts';

const refused = (message: string, error?: string) =>
  new ApiError(422, { message, error, code: 'against-a-rule', requestId: 'r1' });

for (const [what, error, title, text] of [
  ['create', refused('No.'), 'Creation Failed', 'No.'],
  ['create', new Error('?'), 'Creation Failed', 'Failed to create course. Please try again.'],
  ['update', refused('No.', 'option C is empty'), 'Update Failed', 'No.\nDetails: option C is empty'],
  ['update', refused(''), 'Update Failed', 'Failed to update course'],
  ['update', unreadable(502), 'Update Failed', 'Server returned invalid JSON'],
  ['update', new Error('?'), 'Update Failed', 'Failed to update course. Please try again.'],
] as const) {
  test(`${title}: ${text}`, () => {
    assert.deepEqual(failureWords(what, error), { title, text });
  });
}

test('that no answer came is the detail', () => {
  assert.match(
    failureWords('update', unreachable()).text,
    /^Failed to update course\. Please try again\.\nDetails: /,
  );
});
