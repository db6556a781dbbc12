import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { testDatabase } from '../testing/test-database.ts';
import type { Db } from './database.ts';
import { givenRows } from './given-rows.ts';
import { newId } from './new-id.ts';
import { prepared } from './prepared.ts';
import { together } from './together.ts';

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

const given = givenRows('given', { id: 'uuid', mark: 'int', givenAt: 'timestamptz' });

const store = prepared((on) =>
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
    .returning()
    .prepare('marks'),
);

/** Stores marks, and keeps of whom each statement was. */
function marking() {
  const statements: string[][] = [];
  const mark = together((on: Db, rows: Mark[]) => {
    statements.push(rows.map(({ id }) => id));
    return store(on).execute(given.values(rows));
  });
  return { statements, mark: (id: string, points: number) => mark(db, { id, mark: points, givenAt: NOW }) };
}

test('what many ask for at once goes in a few statements, and each is answered with their own', async () => {
  const { statements, mark } = marking();
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

test('two about the same row are never in one statement, and come in their order', async () => {
  const { statements, mark } = marking();
  const [mina, other] = [newId(), newId()];
  const answers = await Promise.all([mark(mina, 1), mark(other, 1), mark(mina, 2), mark(mina, 3)]);
  assert.deepEqual(
    answers.map((answer) => answer?.mark),
    [1, 1, 2, 3],
  );
  assert.deepEqual(statements, [[mina, other], [mina], [mina]]);
});

test('who asks for what cannot be is refused alone', async () => {
  const { statements, mark } = marking();
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

test('a failure that is nobody’s own is told to all, and nothing is asked again', async () => {
  let asked = 0;
  const failing = together(async () => {
    asked += 1;
    throw new Error('the database is away');
  });
  const answers = await Promise.allSettled([1, 2, 3].map(() => failing(db, { id: newId() })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(asked, 1);
});

test('a second statement goes beside the first when as many ask as are under way, and not for fewer', async () => {
  const groups: string[] = [];
  const ends: (() => void)[] = [];
  const ask = together((_on: Db, rows: { id: string }[]) => {
    groups.push(rows.map(({ id }) => id).join(''));
    return new Promise<typeof rows>((resolve) => ends.push(() => resolve(rows)));
  });
  const asked: Promise<unknown>[] = [];
  const askFor = async (ids: string) => {
    asked.push(...[...ids].map((id) => ask(db, { id })));
    await setImmediate();
  };
  const end = async (statement: number) => {
    ends[statement]?.();
    await setImmediate();
  };
  await askFor('abc');
  await askFor('d');
  assert.deepEqual(groups, ['abc']);
  await askFor('ef');
  assert.deepEqual(groups, ['abc', 'def']);
  await askFor('ghij');
  assert.deepEqual(groups, ['abc', 'def'], 'two at once are enough');
  await end(0);
  assert.deepEqual(groups, ['abc', 'def', 'ghij']);
  await askFor('k');
  await end(1);
  assert.deepEqual(groups, ['abc', 'def', 'ghij']);
  await end(2);
  assert.deepEqual(groups, ['abc', 'def', 'ghij', 'k']);
  await end(3);
  await Promise.all(asked);
});

test('where there is no row there is no answer', async () => {
  const nothing = together(async () => []);
  assert.equal(await nothing(db, { id: newId() }), undefined);
});

test('any text is given as it is', async () => {
  const words = givenRows('words', { word: 'text' });
  const read = prepared((on) =>
    on
      .select({ word: sql<string>`${words.field.word}` })
      .from(words.from)
      .prepare('words'),
  );
  const given = [{ word: 'ଓଡ଼ିଆ' }, { word: '"a", \\b' }, { word: '{}' }, { word: '' }, { word: 'null' }];
  assert.deepEqual(await read(db).execute(words.values(given)), given);
});
