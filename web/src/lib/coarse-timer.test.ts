import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearCoarseTimeout, setCoarseTimeout } from './coarse-timer.ts';

test('timers of the same step share a timer of the platform and fire together, never early', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const set = t.mock.method(globalThis, 'setTimeout');
  const now = t.mock.method(performance, 'now', () => 1000);
  const fired: string[] = [];
  setCoarseTimeout(() => fired.push('first'), 9000);
  const cleared = setCoarseTimeout(() => fired.push('cleared'), 8000);
  setCoarseTimeout(() => fired.push('second'), 6000);
  setCoarseTimeout(() => fired.push('next step'), 9001);
  clearCoarseTimeout(cleared);
  assert.equal(set.mock.callCount(), 2);
  t.mock.timers.tick(8999);
  assert.deepEqual(fired, []);
  now.mock.mockImplementation(() => 10_000);
  t.mock.timers.tick(1);
  assert.deepEqual(fired, ['first', 'second']);
  t.mock.timers.tick(5000);
  assert.deepEqual(fired, ['first', 'second', 'next step']);
});

test('a timer that is set while timers fire gets a timer of its own', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let count = 0;
  const repeat = () => {
    count += 1;
    setCoarseTimeout(repeat, 5000);
  };
  setCoarseTimeout(repeat, 5000);
  for (now = 5000; now <= 15_000; now += 5000) t.mock.timers.tick(5000);
  assert.equal(count, 3);
});
