import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLocale } from '@sikhya/contract/language/language.ts';
import { describeEvent, type OrderEvent } from './describe-event.ts';

const ENGLISH = getLocale('en');
const ODIA = getLocale('or');

const createEvent = (kind: string, details: OrderEvent['details'] = {}): OrderEvent => ({
  at: '2026-11-16T10:00:00.000Z',
  kind,
  actor: 'server',
  details,
});

test('an event is a sentence in both languages, with the amount in rupees', () => {
  const event = createEvent('payment-captured', { amountPaise: 49_950 });
  assert.equal(describeEvent(event, ENGLISH).sentence, 'A payment of ₹499.50 arrived.');
  assert.equal(describeEvent(event, ODIA).sentence, '₹499.50ର ଦେୟ ମିଳିଲା।');
});

test('the reason that a person wrote follows the sentence', () => {
  const event = createEvent('refund-declined', { reason: 'ଡେରି ହୋଇଛି' });
  assert.deepEqual(describeEvent(event, ENGLISH), {
    sentence: 'The refund was declined.',
    remark: 'ଡେରି ହୋଇଛି',
  });
});

test('states and reasons of the server are translated', () => {
  const status = createEvent('status', { status: 'refunding' });
  assert.equal(describeEvent(status, ENGLISH).sentence, 'New state: Refund under way');
  const owned = createEvent('not-fulfilled', { reason: 'owned' });
  assert.match(describeEvent(owned, ENGLISH).sentence, /already had the course/);
  const unknown = createEvent('not-fulfilled', { reason: 'toString' });
  assert.match(describeEvent(unknown, ENGLISH).sentence, /could not buy/);
});

test('an unknown kind is shown by its name', () => {
  for (const kind of ['payment-disputed', 'toString'])
    assert.equal(describeEvent(createEvent(kind), ODIA).sentence, kind);
});
