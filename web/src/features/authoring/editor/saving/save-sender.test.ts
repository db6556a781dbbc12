import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTransport } from '../../../../lib/call.ts';
import type { CourseBody } from '../state/draft-of.ts';
import { SaveSender } from './save-sender.ts';

const body = (description: string): CourseBody => ({ title: 't', description });
const TARGET = { courseId: 'c1', updatedAt: 'opened' };

type Sent = { method: string; key: string; description: string; updatedAt: string | undefined };

/** A server that answers each save in the given way, one after the other. */
function answering(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  setTransport(async (_, init) => {
    const { description, updatedAt } = JSON.parse(String(init?.body));
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    sent.push({ method: init?.method ?? '', key, description, updatedAt });
    return answers.shift()!();
  });
  return sent;
}

const saved = (updatedAt: string) => () => Response.json({ course: { _id: 'c1', updatedAt } });
const lost = () => {
  throw new TypeError('fetch failed');
};
const refused = (code: string, status: number) => () =>
  Response.json({ message: 'No.', code, requestId: 'r' }, { status });

test('sends the same save again under the same key after its answer was lost', async () => {
  const sent = answering(lost, () => new Response('<h1>Bad gateway</h1>', { status: 502 }), saved('1'));
  const sender = new SaveSender('a');
  await assert.rejects(sender.send(body('x'), null));
  await assert.rejects(sender.send(body('x'), null));
  await sender.send(body('x'), null);
  assert.deepEqual(new Set(sent.map(({ key }) => key)).size, 1);
});

test('asks for the lost answer first when the work went on, and builds on it', async () => {
  const sent = answering(lost, saved('1'), saved('2'));
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

test('turns a new course into a change of it when the lost answer was that it exists', async () => {
  const sent = answering(lost, saved('1'), saved('2'));
  const sender = new SaveSender('c');
  await assert.rejects(sender.send(body('first'), null));
  await sender.send(body('second'), null);
  assert.deepEqual(
    sent.map(({ method }) => method),
    ['POST', 'POST', 'PUT'],
  );
});

test('takes a new key after an answer of the server, also after a refusal', async () => {
  const sent = answering(saved('1'), refused('invalid', 422), saved('2'));
  const sender = new SaveSender('d');
  await sender.send(body('x'), TARGET);
  await assert.rejects(sender.send(body('x'), TARGET));
  await sender.send(body('x'), TARGET);
  assert.equal(new Set(sent.map(({ key }) => key)).size, 3);
});

test('goes on with the new work when the server refuses the earlier save for good', async () => {
  const sent = answering(lost, refused('invalid', 422), saved('2'));
  const sender = new SaveSender('e');
  await assert.rejects(sender.send(body('first'), TARGET));
  await sender.send(body('second'), TARGET);
  assert.deepEqual(sent.map(({ description, updatedAt }) => [description, updatedAt]).at(-1), [
    'second',
    'opened',
  ]);
});
