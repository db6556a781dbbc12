import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { setTransport } from '../../../lib/call.ts';
import { listReviews, writeReview } from './practice-storage.ts';
import { syncReviews } from './review-sync.ts';

test('a review that the server refuses takes no other review with it', async () => {
  const accepted: string[] = [];
  setTransport(async (_, init) => {
    const { reviews } = JSON.parse(String(init?.body)) as { reviews: { reviewId: string }[] };
    if (reviews.some(({ reviewId }) => reviewId === 'r4'))
      return Response.json({ code: 'invalid', message: 'No.' }, { status: 422 });
    accepted.push(...reviews.map(({ reviewId }) => reviewId));
    return Response.json({ accepted: reviews.length, cards: [] });
  });
  for (let n = 0; n < 7; n += 1) {
    const review = {
      reviewId: `r${n}`,
      cardId: `c${n}`,
      option: 0,
      seconds: 9,
      at: '2026-11-12T06:00:00.000Z',
    };
    const card = { _id: `c${n}` } as PracticeCard;
    await writeReview({ ...review, undone: false, student: 's' }, { from: card, to: card });
  }
  assert.equal(await syncReviews('s'), true);
  assert.deepEqual(accepted.toSorted(), ['r0', 'r1', 'r2', 'r3', 'r5', 'r6']);
  assert.deepEqual(await listReviews('s'), []);
});
