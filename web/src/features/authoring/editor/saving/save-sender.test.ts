import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTransport } from '../../../../lib/call.ts';
import type { CourseInput } from '../state/course-input.ts';
import { SaveSender } from './save-sender.ts';

const body = (description: string): CourseInput => ({ title: 't', description });
const TARGET = { courseId: 'c1', updatedAt: 'opened' };

type SentRequest = { method: string; key: string; description: string; updatedAt: string | undefined };

/** Responds to each save with the next of the responses, and returns the requests. */
function respondWith(...responses: (() => Response)[]): SentRequest[] {
  const sent: SentRequest[] = [];
  setTransport(async (_, init) => {
    const { description, updatedAt } = JSON.parse(String(init?.body));
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    sent.push({ method: init?.method ?? '', key, description, updatedAt });
    return responses.shift()!();
  });
  return sent;
}

const saved = (updatedAt: string) => () => Response.json({ course: { _id: 'c1', updatedAt } });
const lost = () => {
  throw new TypeError('fetch failed');
};
const refused = (code: string, status: number) => () =>
  Response.json({ message: 'No.', code, requestId: 'r' }, { status });

test('repeats a save with the same key after its response was lost', async () => {
  const sent = respondWith(lost, () => new Response('<h1>Bad gateway</h1>', { status: 502 }), saved('1'));
  const sender = new SaveSender('a');
  await assert.rejects(sender.send(body('x'), null));
  await assert.rejects(sender.send(body('x'), null));
  await sender.send(body('x'), null);
  assert.deepEqual(new Set(sent.map(({ key }) => key)).size, 1);
});

test('repeats the pending save first when the form has changed since', async () => {
  const sent = respondWith(lost, saved('1'), saved('2'));
  const sender = new SaveSender('b');
  await assert.rejects(sender.send(body('first'), TARGET));
  assert.equal((await sender.send(body('second'), TARGET)).updatedAt, '2');
  assert.deepEqual(
    sent.map(({ description, updatedAt }) => [description, updatedAt]),
    [
      ['first', 'opened'],
      ['first', 'opened'],
      ['second', '1'],
    ],
  );
  assert.equal(sent[0]?.key, sent[1]?.key);
  assert.notEqual(sent[1]?.key, sent[2]?.key);
});

test('updates the course that the pending save created', async () => {
  const sent = respondWith(lost, saved('1'), saved('2'));
  const sender = new SaveSender('c');
  await assert.rejects(sender.send(body('first'), null));
  await sender.send(body('second'), null);
  assert.deepEqual(
    sent.map(({ method }) => method),
    ['POST', 'POST', 'PUT'],
  );
});

test('uses a new key after every response, also after a refusal', async () => {
  const sent = respondWith(saved('1'), refused('invalid', 422), saved('2'));
  const sender = new SaveSender('d');
  await sender.send(body('x'), TARGET);
  await assert.rejects(sender.send(body('x'), TARGET));
  await sender.send(body('x'), TARGET);
  assert.equal(new Set(sent.map(({ key }) => key)).size, 3);
});

test('sends the new save when the server refuses the pending one', async () => {
  const sent = respondWith(lost, refused('invalid', 422), saved('2'));
  const sender = new SaveSender('e');
  await assert.rejects(sender.send(body('first'), TARGET));
  await sender.send(body('second'), TARGET);
  assert.deepEqual(sent.map(({ description, updatedAt }) => [description, updatedAt]).at(-1), [
    'second',
    'opened',
  ]);
});
