import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import {
  ApiError,
  createInvalidResponseError,
  createUnreachableError,
  toApiError,
} from '../../../../lib/api-error.ts';
import { texts } from '../texts.ts';
import { getSaveErrorMessage } from './save-error-message.ts';

const t = getTexts(texts, getLocale('en'));

const createRefusal = (message: string, error?: string) =>
  new ApiError(422, { message, error, code: 'invalid', requestId: 'r1' });

for (const [kind, error, title, text] of [
  ['create', createRefusal('No.'), 'Creation Failed', 'No.'],
  ['create', new Error('?'), 'Creation Failed', 'Failed to create course. Please try again.'],
  ['update', createRefusal('No.', 'option C is empty'), 'Update Failed', 'No.\nDetails: option C is empty'],
  ['update', createRefusal(''), 'Update Failed', 'Failed to update course'],
  ['update', createInvalidResponseError(502), 'Update Failed', 'Server returned invalid JSON'],
  ['update', new Error('?'), 'Update Failed', 'Failed to update course. Please try again.'],
] as const) {
  test(`returns for ${kind}: ${title}: ${text}`, () => {
    assert.deepEqual(getSaveErrorMessage(kind, error, t), { title, text });
  });
}

for (const [body, text] of [
  [{ message: 'No.', error: 'option C' }, 'No.\nDetails: option C'],
  [{ message: 'No.', error: { message: 'option D' } }, 'No.\nDetails: option D'],
  [{ message: 'No.', error: { field: 'price' } }, 'No.\nDetails: {"field":"price"}'],
  [{ error: 'option A' }, 'Failed to update course\nDetails: option A'],
  [{}, 'Failed to update course'],
] as const) {
  test(`reads a response without a request id: ${JSON.stringify(body)}`, async () => {
    const error = await toApiError(Response.json(body, { status: 400 }));
    assert.equal(getSaveErrorMessage('update', error, t).text, text);
  });
}

test('names a response that is not JSON', async () => {
  const error = await toApiError(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  assert.equal(getSaveErrorMessage('update', error, t).text, 'Server returned invalid JSON');
});

test('shows as detail that the server could not be reached', () => {
  assert.match(
    getSaveErrorMessage('update', createUnreachableError(), t).text,
    /^Failed to update course\. Please try again\.\nDetails: /,
  );
});
