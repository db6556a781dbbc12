import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError, toApiError } from '../../lib/api-error.ts';
import { enrolRefusal } from './enrol-refusal.ts';

const requestId = 'r';

test('a paid course names its price, whatever the card said', () => {
  const body = {
    message: 'm',
    code: 'payment-needed',
    requestId,
    requiresPayment: true,
    price: 1499,
  } as const;
  const { text, mayRetry } = enrolRefusal(new ApiError(402, body));
  assert.equal(text, 'This course costs ₹1,499. Payment integration coming soon!');
  assert.equal(mayRetry, false);
});

test('the server’s own words are shown, or that it did not work', () => {
  const refused = (message: string) =>
    enrolRefusal(new ApiError(404, { message, code: 'not-found', requestId }));
  assert.equal(refused('Course not found').title, 'Enrollment Failed');
  assert.equal(refused('Course not found').text, 'Course not found');
  assert.equal(refused('').text, 'Unable to enroll in course');
});

test('a failure without a sentence of the server is told in the fixed words', async () => {
  for (const body of ['<h1>Bad gateway</h1>', '{}', '{"code":"internal"}']) {
    const { title, text } = enrolRefusal(await toApiError(new Response(body, { status: 502 })));
    assert.deepEqual([title, text], ['Enrollment Failed', 'Unable to enroll in course']);
  }
});

test('a 402 is read also without code and request id', async () => {
  const body = { requiresPayment: true, price: 250, message: 'm' };
  const { text } = enrolRefusal(await toApiError(Response.json(body, { status: 402 })));
  assert.equal(text, 'This course costs ₹250. Payment integration coming soon!');
});

test('without a network it can be tried again', () => {
  const { text, mayRetry } = enrolRefusal(createUnreachableError());
  assert.equal(text, 'Enrollment failed. Please try again.');
  assert.equal(mayRetry, true);
});
