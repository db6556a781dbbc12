import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Practice, PracticeCard } from '@sikhya/contract/practice.ts';
import { replayEvents } from '@sikhya/contract/practice-schedule.ts';
import { applyReview, applyUnsent, getReviewTime, listDue, takeFitting } from './review-card.ts';

const CREATED = '2026-11-10T06:00:00.000Z';
const createCard = (_id: string, change: Partial<PracticeCard> = {}) =>
  ({
    _id,
    courseId: 'c',
    testId: 't',
    correctAnswer: 1,
    correctAnswers: [1],
    reason: { kind: 'wrong', at: CREATED },
    rightSince: 0,
    isBookmarked: false,
    createdAt: CREATED,
    due: CREATED,
    memory: null,
    ...change,
  }) as PracticeCard;
const review = (cardId: string, change: object = {}) => ({
  reviewId: `r ${cardId}`,
  cardId,
  option: 1,
  seconds: 12,
  at: '2026-11-12T06:00:00.000Z',
  undone: false,
  ...change,
});
const createPractice = (cards: PracticeCard[], upcoming: PracticeCard[] = []) =>
  ({
    cards,
    upcoming,
    settings: { minutesPerDay: 1, daysPerWeek: 5, examDay: null },
    secondsPerQuestion: 20,
    today: { questions: 0, seconds: 0 },
  }) as unknown as Practice;

test('the device computes what the server computes from all reviews', () => {
  const after = applyReview(createCard('a'), review('a'), null);
  const mistake = {
    id: 'x:0',
    at: new Date(CREATED),
    outcome: 'wrong',
    seconds: 0,
    createsCard: true,
  } as const;
  const answer = {
    id: 'r a',
    at: new Date(review('a').at),
    outcome: 'right',
    seconds: 12,
    createsCard: false,
  } as const;
  assert.deepEqual(after.memory, replayEvents([mistake, answer]).memory);
  assert.equal(after.rightSince, 1);
  assert.ok(Date.parse(after.due) > Date.parse(review('a').at));
  const wrong = applyReview(after, review('a', { option: null, at: '2026-11-14T06:00:00.000Z' }), null);
  assert.deepEqual([wrong.rightSince, wrong.reason.at], [0, '2026-11-14T06:00:00.000Z']);
});

test('reviews that were not sent are applied in the order of their time, without the undone ones', () => {
  const [first, second] = [
    review('a'),
    review('a', { reviewId: 'later', at: '2026-11-13T06:00:00.000Z', option: 0 }),
  ];
  const undone = review('a', { reviewId: 'undone', undone: true });
  const [card] = applyUnsent(createPractice([createCard('a')]), [second, undone, first]).cards;
  assert.deepEqual([card!.memory!.repetitions, card!.reason.at], [2, second.at]);
});

test('a review that is older than the last one of its card is left to the server', () => {
  const known = applyReview(createCard('a'), review('a', { at: '2026-11-14T06:00:00.000Z' }), null);
  const [card] = applyUnsent(createPractice([known]), [review('a', { option: 0 })]).cards;
  assert.deepEqual(card, known);
  const later = review('a', { at: '2026-11-15T06:00:00.000Z' });
  const [applied] = applyUnsent(createPractice([known]), [later, review('a', { option: 0 })]).cards;
  assert.deepEqual(applied, applyReview(known, later, null));
});

test('an answer is later than the last one, also after the clock was set back', () => {
  const card = applyReview(createCard('a'), review('a'), null);
  const setBack = Date.parse('2026-11-01T06:00:00.000Z');
  assert.equal(getReviewTime(card, setBack), '2026-11-12T06:00:00.001Z');
  assert.equal(getReviewTime(createCard('a'), setBack), '2026-11-01T06:00:00.000Z');
  const at = getReviewTime(card, setBack);
  assert.equal(applyReview(card, review('a', { at }), null).memory!.repetitions, 2);
});

test('without a connection, a later day offers the cards that are due by then', () => {
  const due = (day: string) => ({ due: `2026-11-${day}T10:00:00.000Z` });
  const practice = createPractice(
    [createCard('a', due('10')), createCard('b', due('11')), createCard('c', due('30'))],
    [createCard('d', { ...due('12'), isBookmarked: true }), createCard('e', due('13'))],
  );
  const list = (filter: Parameters<typeof listDue>[1], day: string) =>
    listDue(practice, filter, new Date(`2026-11-${day}T06:00:00.000Z`)).map(({ _id }) => _id);
  assert.deepEqual(list({}, '11'), ['a', 'b']);
  assert.deepEqual(list({}, '13'), ['a', 'b', 'd', 'e']);
  assert.deepEqual(list({ only: 'marked' }, '13'), ['d']);
  assert.deepEqual(list({ courseId: 'other' }, '13'), []);
});

test('without a connection, questions fit into what is left of the minutes of the day', () => {
  const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => createCard(id));
  const practice = createPractice(cards);
  const count = (seconds: number, minutes?: string) =>
    takeFitting({ ...practice, today: { questions: 1, seconds } }, cards, minutes).length;
  // three of 20 seconds fit into a minute
  assert.deepEqual([count(0), count(20), count(61)], [3, 2, 0]);
  assert.equal(count(61, '2'), 6);
});
