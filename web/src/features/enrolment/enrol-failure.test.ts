import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, createUnreachableError, toApiError } from '../../lib/api-error.ts';
import { describeEnrolFailure } from './enrol-failure.ts';

const requestId = 'r';

test('shows the price from the server for a paid course', () => {
  const body = {
    message: 'm',
    code: 'payment-needed',
    requestId,
    requiresPayment: true,
    price: 1499,
  } as const;
  const { text, canRetry } = describeEnrolFailure(new ApiError(402, body));
  assert.equal(text, 'This course costs ₹1,499. Payment integration coming soon!');
  assert.equal(canRetry, false);
});

test('shows the message of the server, or a fixed text when it is empty', () => {
  const describe404 = (message: string) =>
    describeEnrolFailure(new ApiError(404, { message, code: 'not-found', requestId }));
  assert.equal(describe404('Course not found').title, 'Enrollment Failed');
  assert.equal(describe404('Course not found').text, 'Course not found');
  assert.equal(describe404('').text, 'Unable to enroll in course');
});

test('shows a fixed text for a failure without a message of the server', async () => {
  for (const body of ['<h1>Bad gateway</h1>', '{}', '{"code":"internal"}']) {
    const { title, text } = describeEnrolFailure(await toApiError(new Response(body, { status: 502 })));
    assert.deepEqual([title, text], ['Enrollment Failed', 'Unable to enroll in course']);
  }
});

test('recognises a 402 without code and request id', async () => {
  const body = { requiresPayment: true, price: 250, message: 'm' };
  const { text } = describeEnrolFailure(await toApiError(Response.json(body, { status: 402 })));
  assert.equal(text, 'This course costs ₹250. Payment integration coming soon!');
});

test('offers a retry when the server cannot be reached', () => {
  const { text, canRetry } = describeEnrolFailure(createUnreachableError());
  assert.equal(text, 'Enrollment failed. Please try again.');
  assert.equal(canRetry, true);
});
