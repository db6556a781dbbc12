import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PracticeCard } from '@sikhya/contract/practice.ts';
import { createSession, reduceSession, type SessionAction } from './session-state.ts';

const card = (_id: string) => ({ _id }) as PracticeCard;
const answer = (_id: string): SessionAction => ({
  type: 'answer',
  answered: { card: card(_id), after: card(_id), review: { reviewId: `of ${_id}` } as never },
});
const run = (...actions: SessionAction[]) =>
  actions.reduce(reduceSession, createSession([card('a'), card('b')]));
const idsOf = (cards: readonly PracticeCard[]) => cards.map(({ _id }) => _id);

test('an answer shows the explanation, and the next card follows', () => {
  const shown = run(answer('a'));
  assert.deepEqual([idsOf(shown.remaining), shown.shown?.card._id], [['a', 'b'], 'a']);
  const next = run(answer('a'), { type: 'next' });
  assert.deepEqual([idsOf(next.remaining), next.shown], [['b'], null]);
});

test('a second answer to the same card is ignored', () => {
  assert.equal(run(answer('a'), answer('a')).answered.length, 1);
});

test('undo asks the last card again, before and after the next one is shown', () => {
  for (const state of [
    run(answer('a'), { type: 'undo' }),
    run(answer('a'), { type: 'next' }, { type: 'undo' }),
  ]) {
    assert.deepEqual(state, { ...run(), undos: 1 });
  }
  const afterTheEnd = run(answer('a'), { type: 'next' }, answer('b'), { type: 'next' }, { type: 'undo' });
  assert.deepEqual([idsOf(afterTheEnd.remaining), afterTheEnd.answered.length], [['b'], 1]);
  assert.deepEqual(run({ type: 'undo' }), run());
});
