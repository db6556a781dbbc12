import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Grade, Rating } from 'ts-fsrs';
import {
  type CardEvent,
  createScheduler,
  getDue,
  type Memory,
  replayEvents,
  reviewWith,
  SLOW_REVIEW_SECONDS,
} from './practice-schedule.ts';

const { Again, Hard, Good, Easy } = Rating;
const DAY_MS = 24 * 3600 * 1000;
const START = new Date('2022-12-29T12:30:00Z');

/**
 * The vectors that the library publishes for scheduling in whole days (the tests of the long-term scheduler of ts-fsrs). Their
 * 19 weights are of FSRS 5; the last two are those that FSRS 6 adds for such weights.
 */
const WEIGHTS = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
  0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468, 0, 0.5,
];
const VECTORS: { ratings: Grade[]; days: number[]; stability: number[]; difficulty: number[] }[] = [
  {
    ratings: [Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good],
    days: [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
    stability: [
      3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166, 3.01732209,
      11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94026648,
    ],
    difficulty: [
      4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071, 5.55956298,
      5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541,
    ],
  },
  {
    ratings: [Again, Hard, Good, Easy, Again, Hard, Good, Easy],
    days: [1, 2, 6, 41, 4, 7, 21, 133],
    stability: [0.4197, 1.0344317, 5.5356759, 41.0033667, 4.46605519, 6.67743292, 20.88868155, 132.81849454],
    difficulty: [7.1434, 7.03653841, 6.64066485, 5.92312772, 6.44779861, 6.45995078, 6.10293922, 5.36588547],
  },
  {
    ratings: [Hard, Good, Easy, Again, Hard, Good, Easy, Again],
    days: [2, 7, 54, 5, 8, 26, 171, 8],
    stability: [
      1.1869, 6.59167572, 53.76078737, 5.0853693, 8.09786749, 25.52991279, 171.16195166, 8.11072373,
    ],
    difficulty: [6.23225985, 5.89059466, 5.14583392, 5.884097, 5.99269555, 5.667177, 4.91430736, 5.71619151],
  },
  {
    ratings: [Easy, Again, Hard, Good, Easy, Again, Hard, Good],
    days: [15, 3, 6, 27, 240, 10, 17, 60],
    stability: [
      15.2441, 3.25621013, 6.32684549, 26.56339029, 239.70462771, 9.75621519, 17.06035531, 59.59547542,
    ],
    difficulty: [
      1.16304343, 2.99573557, 3.59851762, 3.43436666, 2.60045771, 4.03816348, 4.46259158, 4.24020203,
    ],
  },
];

for (const [n, { ratings, ...expected }] of VECTORS.entries()) {
  test(`schedules as the published vectors of FSRS say: sequence ${n + 1}`, () => {
    const scheduler = createScheduler(WEIGHTS);
    const memories: Memory[] = [];
    let at = START;
    for (const rating of ratings) {
      const memory = reviewWith(scheduler, memories.at(-1) ?? null, rating, at);
      memories.push(memory);
      at = new Date(at.getTime() + memory.scheduledDays * DAY_MS);
    }
    assert.deepEqual(
      {
        days: memories.map(({ scheduledDays }) => scheduledDays),
        stability: memories.map(({ stability }) => stability),
        difficulty: memories.map(({ difficulty }) => difficulty),
      },
      expected,
    );
  });
}

const mistake: CardEvent = { id: 'result:0', at: START, outcome: 'wrong', seconds: 0, createsCard: true };

const laterEvent = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 400 }).map((hours) => new Date(START.getTime() + hours * 3600_000)),
  outcome: fc.constantFrom<CardEvent['outcome']>('right', 'wrong', 'empty', 'slow'),
  seconds: fc.integer({ min: 0, max: 120 }),
  createsCard: fc.boolean(),
});

test('the order in which the reviews of several devices arrive does not matter', () => {
  const events = fc.uniqueArray(laterEvent, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(
      events.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        assert.deepEqual(replayEvents([mistake, ...list]), replayEvents([...shuffled, mistake]));
      },
    ),
  );
});

const answer = (id: string, days: number, outcome: CardEvent['outcome'], seconds = 10): CardEvent => ({
  id,
  at: new Date(START.getTime() + days * DAY_MS),
  outcome,
  seconds,
  createsCard: false,
});

test('a mistake is due at once, a right answer later, and a slow one sooner than that', () => {
  const created = replayEvents([mistake]);
  assert.equal(created.memory, null);
  assert.deepEqual(getDue(created, null), START);
  const right = replayEvents([mistake, answer('a', 1, 'right')]);
  const slow = replayEvents([mistake, answer('a', 1, 'right', SLOW_REVIEW_SECONDS + 1)]);
  const wrong = replayEvents([mistake, answer('a', 1, 'wrong')]);
  const days = [wrong, slow, right].map(({ memory }) => memory!.scheduledDays);
  assert.deepEqual(
    days,
    [...days].sort((a, b) => a - b),
  );
  assert.equal(new Set(days).size, 3);
});

test('the reason is the last mistake, with the right answers since then', () => {
  const once = replayEvents([mistake, answer('a', 1, 'right')]);
  assert.deepEqual([once.reason, once.rightSince], [{ kind: 'wrong', at: START }, 1]);
  const again = replayEvents([
    mistake,
    answer('a', 1, 'right'),
    answer('b', 3, 'wrong'),
    answer('c', 4, 'right'),
  ]);
  assert.deepEqual([again.reason.at, again.rightSince], [new Date(START.getTime() + 3 * DAY_MS), 1]);
});

test('a later mistake in a test counts like one in practice', () => {
  const inTest = { ...answer('result:1', 5, 'wrong'), createsCard: true };
  const inPractice = answer('b', 5, 'wrong');
  const first = answer('a', 1, 'right');
  assert.deepEqual(
    replayEvents([mistake, first, inTest]).memory,
    replayEvents([mistake, first, inPractice]).memory,
  );
});

test('towards an examination, questions come back sooner and before it', () => {
  const known = replayEvents([mistake, ...[1, 4, 15, 60].map((day) => answer(`${day}`, day, 'right'))]);
  const usual = getDue(known, null).getTime();
  const lastReview = Date.parse(known.memory!.lastReviewAt);
  const dayIn = (days: number) => new Date(lastReview + days * DAY_MS).toISOString().slice(0, 10);
  assert.equal(getDue(known, dayIn(1000)).getTime(), usual);
  for (const days of [2, 5, 20, 40]) {
    const due = getDue(known, dayIn(days)).getTime();
    assert.ok(due < usual && due < lastReview + days * DAY_MS, `${days}`);
  }
  // an examination in the past changes nothing
  assert.equal(getDue(known, dayIn(-3)).getTime(), usual);
});
