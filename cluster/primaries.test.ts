import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWritesOfSecondPrimary } from './primaries.ts';

const write = (node: string, timeline: number, sentAt: number) => ({
  id: `${node} ${sentAt}`,
  node,
  timeline,
  sentAt,
  acknowledgedAt: sentAt + 10,
});

const CASES: [string, ReturnType<typeof write>[], string[]][] = [
  ['one primary', [write('a', 1, 0), write('a', 1, 20)], []],
  ['a failover', [write('a', 1, 0), write('b', 2, 20), write('b', 2, 40)], []],
  ['a failover and back', [write('a', 1, 0), write('b', 2, 20), write('a', 3, 40)], []],
  [
    'an old primary that acknowledges a write after the failover',
    [write('a', 1, 0), write('b', 2, 20), write('a', 1, 40)],
    ['a 40'],
  ],
  ['a write that was sent before the failover', [write('b', 2, 20), write('a', 1, 15)], []],
  ['two nodes with the same timeline', [write('a', 2, 0), write('b', 2, 20)], ['b 20']],
];

for (const [name, writes, expected] of CASES) {
  test(`finds ${expected.length} writes of a second primary: ${name}`, () => {
    assert.deepEqual(
      findWritesOfSecondPrimary(writes).map(({ id }) => id),
      expected,
    );
  });
}
