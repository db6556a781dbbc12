import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, failureReason, refusal, unreachable } from './api-error.ts';

const answered = (body: string, status = 500) => refusal(new Response(body, { status }));

for (const [body, serverMessage, answer] of [
  ['{"message":"No.","code":"forbidden","requestId":"r"}', 'No.', 'message'],
  ['{"message":"No."}', 'No.', 'message'],
  ['{"message":""}', undefined, 'no-message'],
  ['{"message":{"text":"No."}}', undefined, 'no-message'],
  ['null', undefined, 'no-message'],
  ['[]', undefined, 'no-message'],
  ['<h1>No.</h1>', undefined, 'no-json'],
  ['', undefined, 'no-json'],
] as const) {
  test(`reads the server's sentence from ${body || 'an empty body'}: ${serverMessage ?? 'none'}`, async () => {
    const error = await answered(body);
    assert.deepEqual([error.serverMessage, error.answer], [serverMessage, answer]);
    assert.notEqual(error.message, '', 'something is always said');
  });
}

test('takes only codes of ours from the body', async () => {
  assert.equal((await answered('{"message":"m","code":"not-found"}', 404)).code, 'not-found');
  assert.equal((await answered('{"message":"m","code":"toString"}', 404)).code, 'foreign');
  assert.equal((await answered('{"message":"m","code":7}', 503)).code, 'foreign');
});

test('the reason in an alert is the server’s, that it was not reached, or unknown', async () => {
  assert.equal(failureReason(await answered('{"message":"No."}')), 'No.');
  assert.equal(failureReason(await answered('{}')), 'Unknown error');
  assert.equal(failureReason(await answered('<h1>')), 'Unknown error');
  assert.match(failureReason(unreachable()), /could not be reached/);
  assert.equal(failureReason(new Error('')), 'Unknown error');
});

test('an error keeps what was answered beside its own fields', async () => {
  const error = await answered('{"message":"m","price":5}', 402);
  assert.ok(error instanceof ApiError);
  assert.equal((error.body as { price: number }).price, 5);
});
