import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../testing/test-database.ts';
import { refuseLargePool } from './check-server.ts';
import { openClient } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const { db, address } = await testDatabase();

test('processes that start together fill an empty database once, one after the other', async () => {
  const name = `${address.database}_empty`;
  const owner = openClient({ ...address, database: 'postgres' }, { max: 1 });
  await owner`create database ${owner(name)} template template0`;
  let inside = 0;
  let most = 0;
  try {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        migrateDatabase({ ...address, database: name }, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 30));
          inside -= 1;
        }),
      ),
    );
    assert.equal(most, 1);
  } finally {
    await owner`drop database ${owner(name)} with (force)`;
    await owner.end();
  }
});

test('a database in which Odia cannot be searched is refused with the remedy', async () => {
  const name = `${address.database}_c`;
  const owner = openClient({ ...address, database: 'postgres' }, { max: 1 });
  await owner.unsafe(`create database "${name}" template template0 locale_provider libc locale 'C'`);
  try {
    await assert.rejects(
      migrateDatabase({ ...address, database: name }, async () => {}),
      /locale C, under which Odia cannot be searched; create it with/,
    );
  } finally {
    await owner`drop database ${owner(name)} with (force)`;
    await owner.end();
  }
});

test('a pool that is larger than PostgreSQL allows is refused', async () => {
  await refuseLargePool(db, 1);
  await assert.rejects(
    refuseLargePool(db, 100),
    /DATABASE_POOL is 100, but this PostgreSQL has room for \d+/,
  );
});
