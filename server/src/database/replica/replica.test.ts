import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '@sikhya/embedded-postgres/testing.ts';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { testReplica } from '../../testing/test-replica.ts';
import type { DatabaseAddress } from '../connection.ts';
import { connect, type Db } from '../database.ts';
import { DatabaseIsStandby, isDatabaseUnavailable } from '../errors.ts';
import { openReplica } from './replica.ts';

const cluster = await testReplica();
const { db, address, replicaAddress } = cluster;
const counter = pgTable('counter', { value: integer().notNull() });
await db.execute(sql`create table counter as select 0 as value`);

/** Opens a replica; `log` collects what it logs. */
function open(to: DatabaseAddress, { on = db, log = [] as string[] } = {}) {
  const logger = {
    info: (message: string) => log.push(message),
    warn: (details: object, message: string) => log.push(`${message} ${JSON.stringify(details)}`),
  };
  const replica = openReplica({ db: on, address: to, pool: 2, log: logger });
  after(() => replica.close());
  return replica;
}

const log: string[] = [];
const replica = open(replicaAddress, { log });
const isUsed = async () => replica.state().problem === null;
/** Without a limit, because a replica takes long to recover on a busy machine. */
const untilUsed = async () => {
  while (!(await isUsed())) await sleep(20);
};
const readCounter = (from: Db) => from.select().from(counter);
const setCounter = (value: number) => db.update(counter).set({ value });
const other = connect(replicaAddress, 1, { acceptsStandby: true });
after(() => other.close());
await untilUsed();

test('the database itself must not be a standby', async () => {
  const { db: wrong, close } = connect(replicaAddress, 1);
  after(() => close(0));
  await assert.rejects(readCounter(wrong), (error: Error) => {
    assert.ok(error.cause instanceof DatabaseIsStandby);
    return isDatabaseUnavailable(error);
  });
  const readOnly = other.db.update(counter).set({ value: 1 });
  await assert.rejects(readOnly, isDatabaseUnavailable, 'a server that only reads is unavailable for writes');
});

test('every read sees what was committed before it, while others write', async () => {
  let isDone = false;
  await db.execute(sql`create table noise (value text)`);
  const writing = (async () => {
    while (!isDone)
      await db.execute(sql`insert into noise select repeat('x', 500) from generate_series(1, 50)`);
  })();
  for (let value = 1; value <= 60; value += 1) {
    await setCounter(value);
    assert.deepEqual(await replica.read(readCounter), [{ value }]);
  }
  isDone = true;
  await writing;
});

test('the replica serves reads', async () => {
  const before = replica.state().reads.replica;
  await waitUntil(async () => {
    await replica.read(readCounter);
    return replica.state().reads.replica > before;
  });
});

test('reads at the same moment see what each of them was preceded by', async () => {
  await untilUsed();
  const before = replica.state().reads;
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await db.execute(sql`insert into counter values (${1000 + n})`);
      const rows = await replica.read(readCounter);
      assert.ok(rows.some(({ value }) => value === 1000 + n));
    }),
  );
  const { reads } = replica.state();
  assert.equal(reads.replica + reads.database, before.replica + before.database + 20);
  await db.execute(sql`delete from counter where value >= 1000`);
});

test('a replica that lags shows nothing old, and is used again when it has caught up', async () => {
  await untilUsed();
  await cluster.pause();
  await setCounter(-1);
  assert.deepEqual(await replica.read(readCounter), [{ value: -1 }]);
  assert.notDeepEqual(await readCounter(other.db), [{ value: -1 }]);
  await waitUntil(async () => replica.state().problem === 'behind');
  assert.ok(replica.state().bytesBehind! > 0);
  assert.match(log.join('\n'), /The replica is not used: .*"problem":"behind"/);
  const { reads } = replica.state();
  assert.deepEqual(await replica.read(readCounter), [{ value: -1 }]);
  assert.equal(replica.state().reads.database, reads.database + 1);

  await cluster.resume();
  await untilUsed();
  assert.ok(log.includes('The replica is used'));
  assert.deepEqual(await replica.read(readCounter), [{ value: -1 }]);
});

test('a read that fails only on the replica is repeated on the database', async () => {
  await untilUsed();
  const { reads } = replica.state();
  // a replica refuses to write
  const value = await replica.read(async (on) => (await on.update(counter).set({ value: 5 }).returning())[0]);
  assert.deepEqual(value, { value: 5 });
  assert.equal(replica.state().reads.database, reads.database + 1);
});

test('an error that is not of the replica is thrown without a second try', async () => {
  await untilUsed();
  let calls = 0;
  const failing = replica.read(async () => {
    calls += 1;
    throw new Error('not found');
  });
  await assert.rejects(failing, /not found/);
  assert.equal(calls, 1);
});

test('no read fails when the replica is killed or stopped, and it is used again when it is back', async () => {
  await untilUsed();
  let value = 100;
  const readOwnWrite = async () => {
    value += 1;
    await setCounter(value);
    assert.deepEqual(await replica.read(readCounter), [{ value }]);
  };
  await cluster.kill();
  for (let n = 0; n < 50; n += 1) await readOwnWrite();
  await untilUsed();

  await cluster.stop();
  while (await isUsed()) await readOwnWrite();
  await readOwnWrite();
  await cluster.startAgain();
  await untilUsed();
  await readOwnWrite();
});

test('needs no rights but to read the tables', async () => {
  await db.execute(sql`create role plain login`);
  await db.execute(sql`grant select on courses, counter to plain`);
  const plain = connect({ ...address, username: 'plain' }, 2);
  after(() => plain.close());
  const ofPlain = open({ ...replicaAddress, username: 'plain' }, { on: plain.db });
  await waitUntil(async () => ofPlain.state().problem === null);
  await ofPlain.read(readCounter);
});

test('a user who cannot read the tables of the replica is a problem', async () => {
  await db.execute(sql`create role stranger login`);
  const findRole = () => other.db.execute(sql`select from pg_roles where rolname = 'stranger'`);
  await waitUntil(async () => (await findRole()).rows.length > 0);
  await expectProblem({ ...replicaAddress, username: 'stranger' }, 'unavailable', /permission denied/);
});

test('the database itself is not a replica', () => expectProblem(address, 'not-a-replica'));

test('another database of the same servers is not a replica', () =>
  expectProblem({ ...replicaAddress, database: 'postgres' }, 'other-database'));

test('an address that nobody listens on is a problem', () =>
  expectProblem('postgres://sikhya@127.0.0.1:1/sikhya', 'unavailable', /ECONNREFUSED/));

test('a server that accepts connections and never answers is a problem', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  after(() => silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  await expectProblem(`postgres://sikhya@127.0.0.1:${port}/sikhya`, 'unavailable');
});

test('a promoted replica is no longer used', async () => {
  await untilUsed();
  await cluster.promote();
  await setCounter(-2);
  assert.deepEqual(await replica.read(readCounter), [{ value: -2 }]);
  await waitUntil(async () => replica.state().problem === 'not-a-replica');
  assert.deepEqual(await replica.read(readCounter), [{ value: -2 }]);
});

async function expectProblem(to: DatabaseAddress, problem: string, reason = /./): Promise<void> {
  const log: string[] = [];
  const wrong = open(to, { log });
  await waitUntil(async () => log.length > 0);
  assert.equal(wrong.state().problem, problem);
  assert.match(log.join('\n'), reason);
  assert.deepEqual(await wrong.read(readCounter), await readCounter(db));
  assert.equal(wrong.state().reads.replica, 0);
}
