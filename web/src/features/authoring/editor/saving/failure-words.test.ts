import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ApiError,
  createInvalidResponseError,
  createUnreachableError,
  toApiError,
} from '../../../../lib/api-error.ts';
import { failureWords } from './failure-words.ts';

const refused = (message: string, error?: string) =>
  new ApiError(422, { message, error, code: 'invalid', requestId: 'r1' });

for (const [what, error, title, text] of [
  ['create', refused('No.'), 'Creation Failed', 'No.'],
  ['create', new Error('?'), 'Creation Failed', 'Failed to create course. Please try again.'],
  ['update', refused('No.', 'option C is empty'), 'Update Failed', 'No.\nDetails: option C is empty'],
  ['update', refused(''), 'Update Failed', 'Failed to update course'],
  ['update', createInvalidResponseError(502), 'Update Failed', 'Server returned invalid JSON'],
  ['update', new Error('?'), 'Update Failed', 'Failed to update course. Please try again.'],
] as const) {
  test(`${title}: ${text}`, () => {
    assert.deepEqual(failureWords(what, error), { title, text });
  });
}

for (const [body, text] of [
  [{ message: 'No.', error: 'option C' }, 'No.\nDetails: option C'],
  [{ message: 'No.', error: { message: 'option D' } }, 'No.\nDetails: option D'],
  [{ message: 'No.', error: { field: 'price' } }, 'No.\nDetails: {"field":"price"}'],
  [{ error: 'option A' }, 'Failed to update course\nDetails: option A'],
  [{}, 'Failed to update course'],
] as const) {
  test(`an answer without request id is read: ${JSON.stringify(body)}`, async () => {
    const error = await toApiError(Response.json(body, { status: 400 }));
    assert.equal(failureWords('update', error).text, text);
  });
}

test('only an answer that is not JSON is called so', async () => {
  const error = await toApiError(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  assert.equal(failureWords('update', error).text, 'Server returned invalid JSON');
});

test('that no answer came is the detail', () => {
  assert.match(
    failureWords('update', createUnreachableError()).text,
    /^Failed to update course\. Please try again\.\nDetails: /,
  );
});
