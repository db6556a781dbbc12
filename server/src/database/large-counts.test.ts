import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from './database.ts';
import { countOrReuse } from './large-counts.ts';

/** Counts how often something was counted; each count finds one row more. */
function createCounter(rows: number) {
  let counted = 0;
  const db = {} as Db;
  return {
    read: (key: unknown[] = ['things']) =>
      countOrReuse(
        db,
        key,
        async () => {
          counted += 1;
          return rows + counted;
        },
        (found) => found,
      ),
  };
}

test('a small count is always exact', async () => {
  const { read } = createCounter(100);
  assert.deepEqual([await read(), await read()], [101, 102]);
});

test('a large count is counted again after a minute, and for other filters', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const { read } = createCounter(50_000);
  assert.deepEqual([await read(), await read()], [50_001, 50_001]);
  assert.equal(await read(['things', { status: 'paid' }]), 50_002);
  t.mock.timers.setTime(59_999);
  assert.equal(await read(), 50_001);
  t.mock.timers.setTime(60_000);
  assert.equal(await read(), 50_003);
});

test('only the newest results are remembered', async () => {
  const { read } = createCounter(50_000);
  await read(['first']);
  for (let n = 0; n < 200; n += 1) await read([n]);
  assert.equal(await read(['first']), 50_202);
  assert.equal(await read([199]), 50_201);
});
