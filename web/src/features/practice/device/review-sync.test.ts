import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { setTransport } from '../../../lib/call.ts';
import { endSession, startSession } from '../../../lib/session-store.ts';
import { stored } from '../../../testing/local-storage.ts';
import { deletePractice, listReviews, writeReview } from './practice-storage.ts';
import { syncReviews } from './review-sync.ts';

Object.assign(globalThis, { window: Object.assign(new EventTarget(), { location: { pathname: '/' } }) });
stored.clear();

async function storeReview(n: number, student: string): Promise<void> {
  const review = {
    reviewId: `r${n}`,
    cardId: `c${n}`,
    option: 0,
    seconds: 9,
    at: '2026-11-12T06:00:00.000Z',
  };
  const card = { _id: `c${n}` } as PracticeCard;
  await writeReview({ ...review, undone: false, student }, { from: card, to: card });
}

test('a review that the server refuses takes no other review with it', async () => {
  const accepted: string[] = [];
  setTransport(async (_, init) => {
    const { reviews } = JSON.parse(String(init?.body)) as { reviews: { reviewId: string }[] };
    if (reviews.some(({ reviewId }) => reviewId === 'r4'))
      return Response.json({ code: 'invalid', message: 'No.' }, { status: 422 });
    accepted.push(...reviews.map(({ reviewId }) => reviewId));
    return Response.json({ accepted: reviews.length, cards: [] });
  });
  for (let n = 0; n < 7; n += 1) await storeReview(n, 's');
  assert.equal(await syncReviews('s'), true);
  assert.deepEqual(accepted.toSorted(), ['r0', 'r1', 'r2', 'r3', 'r5', 'r6']);
  assert.deepEqual(await listReviews('s'), []);
});

test('reviews are sent only while their student is signed in, and stay until then', async () => {
  const sent: string[] = [];
  setTransport(async (_, init) => {
    const { reviews } = JSON.parse(String(init?.body)) as { reviews: { reviewId: string }[] };
    sent.push(...reviews.map(({ reviewId }) => reviewId));
    return Response.json({ accepted: reviews.length, cards: [] });
  });
  await storeReview(10, 'first@example.com');
  startSession('t2', { role: 'student', name: 'Second', email: 'second@example.com' } as never);
  assert.equal(await syncReviews('first@example.com'), false);
  assert.deepEqual([sent, (await listReviews('first@example.com')).length], [[], 1]);
  endSession();
  startSession('t1', { role: 'student', name: 'First', email: 'first@example.com' } as never);
  assert.equal(await syncReviews('first@example.com'), true);
  assert.deepEqual([sent, await listReviews('first@example.com')], [['r10'], []]);
});

test('deleting the reviews of a student leaves those of others', async () => {
  await storeReview(20, 'first@example.com');
  await storeReview(21, 'second@example.com');
  await deletePractice({ reviewsOf: 'second@example.com' });
  const left = await Promise.all(['first@example.com', 'second@example.com'].map(listReviews));
  assert.deepEqual(
    left.map((reviews) => reviews.length),
    [1, 0],
  );
});

test('after a response that did not arrive, fewer reviews are sent at once', async () => {
  endSession();
  mock.timers.enable({ apis: ['setTimeout'] });
  const sizes: number[] = [];
  setTransport(async (_, init) => {
    const { reviews } = JSON.parse(String(init?.body)) as { reviews: unknown[] };
    sizes.push(reviews.length);
    if (reviews.length > 12) throw new TypeError('Failed to fetch');
    return Response.json({ accepted: reviews.length, cards: [] });
  });
  for (let n = 100; n < 140; n += 1) await storeReview(n, 'slow@example.com');
  for (let tries = 0; tries < 2; tries += 1) assert.equal(await syncReviews('slow@example.com'), false);
  assert.equal(await syncReviews('slow@example.com'), true);
  assert.deepEqual(sizes, [40, 20, 10, 10, 10, 10]);
  mock.timers.reset();
});

test('a request has no more reviews than a response can have cards', async () => {
  const sizes: number[] = [];
  setTransport(async (_, init) => {
    sizes.push((JSON.parse(String(init?.body)) as { reviews: unknown[] }).reviews.length);
    return Response.json({ accepted: 0, cards: [] });
  });
  for (let n = 1000; n < 1201; n += 1) await storeReview(n, 'many@example.com');
  assert.equal(await syncReviews('many@example.com'), true);
  assert.deepEqual(sizes, [200, 1]);
});
