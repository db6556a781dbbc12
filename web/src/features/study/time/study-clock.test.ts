import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ACTIVE_FOR_MS,
  input,
  isActive,
  newClock,
  run,
  type StudyClock,
  stop,
  takeMinutes,
} from './study-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Plays what happened, each at its second, and says how many minutes are there at the last. */
function minutesAfter(events: [number, 'run' | 'stop' | 'input' | 'take'][]): number {
  let clock: StudyClock = newClock(0);
  let minutes = 0;
  for (const [second, what] of events) {
    const now = second * SECOND;
    if (what === 'run') clock = run(clock, now);
    if (what === 'stop') clock = stop(clock, now);
    if (what === 'input') clock = input(clock, now);
    if (what === 'take') {
      const taken = takeMinutes(clock, now);
      clock = taken.clock;
      minutes += taken.minutes;
    }
  }
  return minutes;
}

for (const [what, events, wanted] of [
  [
    'under a minute',
    [
      [0, 'run'],
      [59, 'take'],
    ],
    0,
  ],
  [
    'a whole minute',
    [
      [0, 'run'],
      [60, 'take'],
    ],
    1,
  ],
  [
    'a rest is not lost',
    [
      [0, 'run'],
      [90, 'take'],
      [121, 'take'],
    ],
    2,
  ],
  [
    'never run',
    [
      [0, 'input'],
      [500, 'take'],
    ],
    0,
  ],
  [
    'out of sight',
    [
      [0, 'run'],
      [40, 'stop'],
      [400, 'run'],
      [419, 'take'],
    ],
    0,
  ],
  [
    'out of sight and back',
    [
      [0, 'run'],
      [40, 'stop'],
      [100, 'run'],
      [120, 'take'],
    ],
    1,
  ],
  [
    'told twice to run',
    [
      [0, 'run'],
      [30, 'run'],
      [60, 'take'],
    ],
    1,
  ],
  [
    'told twice to stop',
    [
      [0, 'run'],
      [60, 'stop'],
      [90, 'stop'],
      [99, 'take'],
    ],
    1,
  ],
  [
    'gone away from the desk',
    [
      [0, 'run'],
      [3600, 'take'],
    ],
    3,
  ],
  [
    'gone away, back, and read on',
    [
      [0, 'run'],
      [3600, 'input'],
      [3660, 'take'],
    ],
    4,
  ],
  [
    'slept with the lid closed',
    [
      [0, 'run'],
      [30, 'input'],
      [36_000, 'stop'],
      [36_001, 'take'],
    ],
    3,
  ],
  [
    'read with a touch now and then',
    [
      [0, 'run'],
      [100, 'input'],
      [250, 'input'],
      [400, 'take'],
    ],
    6,
  ],
] as [string, [number, 'run' | 'stop' | 'input' | 'take'][], number][]) {
  test(`${what}: ${wanted}`, () => assert.equal(minutesAfter(events), wanted));
}

test('somebody is taken to be there for three minutes after the last touch', () => {
  const clock = input(newClock(0), MINUTE);
  assert.ok(isActive(clock, MINUTE + ACTIVE_FOR_MS - 1));
  assert.ok(!isActive(clock, MINUTE + ACTIVE_FOR_MS));
});
