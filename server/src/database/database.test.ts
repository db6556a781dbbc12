import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction, type Tx } from './database.ts';
import { getSqlState } from './errors.ts';
import { newId } from './new-id.ts';
import { admins, sessions } from './tables/people.ts';

const { db } = await testDatabase(8);

async function addAdmin(username: string): Promise<string> {
  const [row] = await db
    .insert(admins)
    .values({ username, passwordHash: 'x', role: 'owner' })
    .returning({ id: admins.id });
  return row!.id;
}

test('retries a transaction after a deadlock until both have committed', async () => {
  const [first, second] = [await addAdmin('first'), await addAdmin('second')];
  let [tries, locked] = [0, 0];
  const bothLockedOne = Promise.withResolvers<void>();
  const append = (tx: Tx, id: string) =>
    tx
      .update(admins)
      .set({ passwordHash: sql`${admins.passwordHash} || 'y'` })
      .where(eq(admins.id, id));
  const appendToBoth = (one: string, other: string) =>
    inTransaction(db, async (tx) => {
      tries += 1;
      await append(tx, one);
      locked += 1;
      if (locked === 2) bothLockedOne.resolve();
      await bothLockedOne.promise;
      await append(tx, other);
    });
  await Promise.all([appendToBoth(first, second), appendToBoth(second, first)]);
  const rows = await db.select().from(admins).where(sql`${admins.id} in (${first}, ${second})`);
  assert.deepEqual(
    rows.map((row) => row.passwordHash),
    ['xyy', 'xyy'],
  );
  assert.ok(tries > 2, 'one transaction was repeated');
});

test('retries after a serialization failure, but not after other errors', async () => {
  let tries = 0;
  const done = await inTransaction(db, async (tx) => {
    tries += 1;
    if (tries < 3) await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    return 'done';
  });
  assert.deepEqual([done, tries], ['done', 3]);

  tries = 0;
  const failing = inTransaction(db, async (tx) => {
    tries += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await assert.rejects(failing, (error) => getSqlState(error) === '22012');
  assert.equal(tries, 1);
});

test('rolls back a transaction that fails', async () => {
  await assert.rejects(
    inTransaction(db, async (tx) => {
      await tx.insert(admins).values({ username: 'ghost', passwordHash: 'x', role: 'owner' });
      throw new Error('changed my mind');
    }),
  );
  assert.equal(await db.$count(admins, eq(admins.username, 'ghost')), 0);
});

const INVALID_ROWS: [string, () => Promise<unknown>, string][] = [
  [
    'two admins whose usernames differ only in case',
    async () => {
      await addAdmin('Asha');
      await addAdmin('ASHA');
    },
    '23505',
  ],
  [
    'a session without an admin or a student',
    () => db.insert(sessions).values({ expiresAt: new Date() }),
    '23514',
  ],
  [
    'a paid course that costs less than a rupee',
    () =>
      db.execute(sql`insert into courses (id, title, description, title_key, search_key, price_paise, is_free)
      values (${newId()}, 't', 'd', 't', 't', 99, false)`),
    '23514',
  ],
  [
    'a free course with a price',
    () =>
      db.execute(sql`insert into courses (id, title, description, title_key, search_key, price_paise, is_free)
      values (${newId()}, 't', 'd', 't', 't', 100, true)`),
    '23514',
  ],
];

for (const [what, work, code] of INVALID_ROWS) {
  test(`the database refuses ${what}`, async () => {
    await assert.rejects(work, (error) => getSqlState(error) === code);
  });
}

test('newId creates ids that sort by time', () => {
  const ids = [1, 2, 3, 4].map((n) => newId(Date.UTC(2026, 0, n)));
  assert.deepEqual(ids.toSorted(), ids);
  assert.match(ids[0]!, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
