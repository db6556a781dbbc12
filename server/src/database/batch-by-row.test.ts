import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { testDatabase } from '../testing/test-database.ts';
import { batchByRow } from './batch-by-row.ts';
import type { Db } from './database.ts';
import { newId } from './new-id.ts';
import { prepared } from './prepared.ts';
import { valuesRows } from './values-rows.ts';

const { db } = await testDatabase(4);
const marks = pgTable('marks', {
  id: uuid('id').primaryKey(),
  mark: integer('mark').notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }),
});
await db.execute(
  sql`create table marks (id uuid primary key, mark int check (mark < 100), given_at timestamptz)`,
);

type Mark = { id: string; mark: number; givenAt: Date };
const NOW = new Date('2026-11-16T10:20:30.456Z');

const given = valuesRows('given', { id: 'uuid', mark: 'int', givenAt: 'timestamptz' });

const store = prepared('marks', (on) =>
  on
    .insert(marks)
    .select((query) =>
      query
        .select({
          id: sql`${given.field.id}`.as('id'),
          mark: sql`${given.field.mark}`.as('mark'),
          givenAt: sql`${given.field.givenAt}`.as('given_at'),
        })
        .from(given.from),
    )
    .onConflictDoUpdate({ target: marks.id, set: { mark: sql`excluded.mark` } })
    .returning(),
);

/** Stores marks in batches and records the ids of each batch. */
function createMarker() {
  const statements: string[][] = [];
  const mark = batchByRow((on: Db, rows: Mark[]) => {
    statements.push(rows.map(({ id }) => id));
    return store(on).execute(given.values(rows));
  });
  return { statements, mark: (id: string, points: number) => mark(db, { id, mark: points, givenAt: NOW }) };
}

test('runs few statements for many callers and returns each their own row', async () => {
  const { statements, mark } = createMarker();
  const ids = Array.from({ length: 250 }, () => newId());
  const answers = await Promise.all(ids.map((id, n) => mark(id, n % 100)));
  assert.deepEqual(
    answers.map((answer) => answer && [answer.id, answer.mark]),
    ids.map((id, n) => [id, n % 100]),
  );
  assert.deepEqual(
    statements.map(({ length }) => length),
    [100, 100, 50],
  );
});

test('runs items for the same row in separate statements and in order', async () => {
  const { statements, mark } = createMarker();
  const [mina, other] = [newId(), newId()];
  const answers = await Promise.all([mark(mina, 1), mark(other, 1), mark(mina, 2), mark(mina, 3)]);
  assert.deepEqual(
    answers.map((answer) => answer?.mark),
    [1, 1, 2, 3],
  );
  assert.deepEqual(statements, [[mina, other], [mina], [mina]]);
});

test('rejects only the item that PostgreSQL refuses', async () => {
  const { statements, mark } = createMarker();
  const ids = [newId(), newId(), newId()];
  const answers = await Promise.allSettled(ids.map((id, n) => mark(id, n === 1 ? 100 : n)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.equal(statements.length, 4);
  const stored = await db.select().from(marks).where(eq(marks.id, ids[2]!));
  assert.deepEqual(stored, [{ id: ids[2], mark: 2, givenAt: NOW }]);
});

test('rejects all items of a batch without a retry when the database fails', async () => {
  let runs = 0;
  const failing = batchByRow(async () => {
    runs += 1;
    throw new Error('the database is unavailable');
  });
  const answers = await Promise.allSettled([1, 2, 3].map(() => failing(db, { id: newId() })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(runs, 1);
});

test('starts a second batch only when it is as large as the running one', async () => {
  const groups: string[] = [];
  const ends: (() => void)[] = [];
  const add = batchByRow((_on: Db, rows: { id: string }[]) => {
    groups.push(rows.map(({ id }) => id).join(''));
    return new Promise<typeof rows>((resolve) => ends.push(() => resolve(rows)));
  });
  const added: Promise<unknown>[] = [];
  const addAll = async (ids: string) => {
    added.push(...[...ids].map((id) => add(db, { id })));
    await setImmediate();
  };
  const end = async (statement: number) => {
    ends[statement]?.();
    await setImmediate();
  };
  await addAll('abc');
  await addAll('d');
  assert.deepEqual(groups, ['abc']);
  await addAll('ef');
  assert.deepEqual(groups, ['abc', 'def']);
  await addAll('ghij');
  assert.deepEqual(groups, ['abc', 'def'], 'at most two run at the same time');
  await end(0);
  assert.deepEqual(groups, ['abc', 'def', 'ghij']);
  await addAll('k');
  await end(1);
  assert.deepEqual(groups, ['abc', 'def', 'ghij']);
  await end(2);
  assert.deepEqual(groups, ['abc', 'def', 'ghij', 'k']);
  await end(3);
  await Promise.all(added);
});

test('returns undefined for a row that does not exist', async () => {
  const nothing = batchByRow(async () => []);
  assert.equal(await nothing(db, { id: newId() }), undefined);
});

test('valuesRows passes any text unchanged', async () => {
  const words = valuesRows('words', { word: 'text' });
  const read = prepared('words', (on) =>
    on.select({ word: sql<string>`${words.field.word}` }).from(words.from),
  );
  const given = [{ word: 'ଓଡ଼ିଆ' }, { word: '"a", \\b' }, { word: '{}' }, { word: '' }, { word: 'null' }];
  assert.deepEqual(await read(db).execute(words.values(given)), given);
});
