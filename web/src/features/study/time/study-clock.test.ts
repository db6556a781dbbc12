import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ACTIVE_FOR_MS,
  createClock,
  isActive,
  recordInput,
  type StudyClock,
  startClock,
  stopClock,
  takeMinutes,
} from './study-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type ClockEvent = [second: number, action: 'start' | 'stop' | 'input' | 'take'];

/** Plays the events and returns the sum of the minutes taken. */
function countMinutes(events: ClockEvent[]): number {
  let clock: StudyClock = createClock(0);
  let minutes = 0;
  for (const [second, action] of events) {
    const now = second * SECOND;
    if (action === 'start') clock = startClock(clock, now);
    if (action === 'stop') clock = stopClock(clock, now);
    if (action === 'input') clock = recordInput(clock, now);
    if (action === 'take') {
      const taken = takeMinutes(clock, now);
      clock = taken.clock;
      minutes += taken.minutes;
    }
  }
  return minutes;
}

for (const [scenario, events, expected] of [
  [
    'under a minute',
    [
      [0, 'start'],
      [59, 'take'],
    ],
    0,
  ],
  [
    'a whole minute',
    [
      [0, 'start'],
      [60, 'take'],
    ],
    1,
  ],
  [
    'the rest of a minute counts towards the next one',
    [
      [0, 'start'],
      [90, 'take'],
      [121, 'take'],
    ],
    2,
  ],
  [
    'never started',
    [
      [0, 'input'],
      [500, 'take'],
    ],
    0,
  ],
  [
    'hidden, and visible for less than a minute in all',
    [
      [0, 'start'],
      [40, 'stop'],
      [400, 'start'],
      [419, 'take'],
    ],
    0,
  ],
  [
    'hidden, then visible again',
    [
      [0, 'start'],
      [40, 'stop'],
      [100, 'start'],
      [120, 'take'],
    ],
    1,
  ],
  [
    'started twice',
    [
      [0, 'start'],
      [30, 'start'],
      [60, 'take'],
    ],
    1,
  ],
  [
    'stopped twice',
    [
      [0, 'start'],
      [60, 'stop'],
      [90, 'stop'],
      [99, 'take'],
    ],
    1,
  ],
  [
    'student leaves the desk',
    [
      [0, 'start'],
      [3600, 'take'],
    ],
    3,
  ],
  [
    'student leaves the desk, returns and reads on',
    [
      [0, 'start'],
      [3600, 'input'],
      [3660, 'take'],
    ],
    4,
  ],
  [
    'device sleeps',
    [
      [0, 'start'],
      [30, 'input'],
      [36_000, 'stop'],
      [36_001, 'take'],
    ],
    3,
  ],
  [
    'reading with an occasional touch',
    [
      [0, 'start'],
      [100, 'input'],
      [250, 'input'],
      [400, 'take'],
    ],
    6,
  ],
] as [string, ClockEvent[], number][]) {
  test(`${scenario}: ${expected} min`, () => assert.equal(countMinutes(events), expected));
}

test('a student counts as active for three minutes after the last input', () => {
  const clock = recordInput(createClock(0), MINUTE);
  assert.ok(isActive(clock, MINUTE + ACTIVE_FOR_MS - 1));
  assert.ok(!isActive(clock, MINUTE + ACTIVE_FOR_MS));
});
