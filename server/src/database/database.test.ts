import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction, type Tx } from './database.ts';
import { postgresCode } from './errors.ts';
import { newId } from './new-id.ts';
import { admins, sessions } from './tables/people.ts';

const { db } = await testDatabase(8);

async function addAdmin(username: string): Promise<string> {
  const [row] = await db.insert(admins).values({ username, passwordHash: 'x' }).returning({ id: admins.id });
  return row!.id;
}

test('two transactions that block each other are both carried out in the end', async () => {
  const [first, second] = [await addAdmin('first'), await addAdmin('second')];
  let [tries, holding] = [0, 0];
  const bothHoldOne = Promise.withResolvers<void>();
  const append = (tx: Tx, id: string) =>
    tx
      .update(admins)
      .set({ passwordHash: sql`${admins.passwordHash} || 'y'` })
      .where(eq(admins.id, id));
  const touch = (one: string, other: string) =>
    inTransaction(db, async (tx) => {
      tries += 1;
      await append(tx, one);
      holding += 1;
      if (holding === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await append(tx, other);
    });
  await Promise.all([touch(first, second), touch(second, first)]);
  const rows = await db.select().from(admins).where(sql`${admins.id} in (${first}, ${second})`);
  assert.deepEqual(
    rows.map((row) => row.passwordHash),
    ['xyy', 'xyy'],
  );
  assert.ok(tries > 2, 'one of them was made to try again');
});

test('a serialization failure is tried again, any other error is not', async () => {
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
  await assert.rejects(failing, (error) => postgresCode(error) === '22012');
  assert.equal(tries, 1);
});

test('a transaction that fails leaves nothing behind', async () => {
  await assert.rejects(
    inTransaction(db, async (tx) => {
      await tx.insert(admins).values({ username: 'ghost', passwordHash: 'x' });
      throw new Error('changed my mind');
    }),
  );
  assert.equal(await db.$count(admins, eq(admins.username, 'ghost')), 0);
});

const REFUSED: [string, () => Promise<unknown>, string][] = [
  [
    'two admins of one name, however it is spelt',
    async () => {
      await addAdmin('Asha');
      await addAdmin('ASHA');
    },
    '23505',
  ],
  ['a session of nobody', () => db.insert(sessions).values({ expiresAt: new Date() }), '23514'],
  [
    'a paid course below a rupee',
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

for (const [what, work, code] of REFUSED) {
  test(`the database itself refuses ${what}`, async () => {
    await assert.rejects(work, (error) => postgresCode(error) === code);
  });
}

test('ids sort by the time they were made', () => {
  const ids = [1, 2, 3, 4].map((n) => newId(Date.UTC(2026, 0, n)));
  assert.deepEqual(ids.toSorted(), ids);
  assert.match(ids[0]!, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
