import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admins, sessions, signInFailures } from '../database/tables/people.ts';
import { testDatabase } from '../testing/test-database.ts';
import { deleteOldSignInsJob } from './delete-old-sign-ins.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-16T08:00:00Z');
const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);
const KEPT = 14 * 24 * 60;
const job = deleteOldSignInsJob(db, () => NOW);
const never = new AbortController().signal;

test('deletes sessions two weeks after they expired, whether they were ended or not', async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'a', passwordHash: 'x', role: 'owner' })
    .returning();
  const session = { adminId: admin!.id };
  const expired = Array.from({ length: 12_000 }, () => ({ ...session, expiresAt: minutes(-KEPT - 1) }));
  for (let from = 0; from < expired.length; from += 3000)
    await db.insert(sessions).values(expired.slice(from, from + 3000));
  await db.insert(sessions).values([
    { ...session, expiresAt: minutes(-KEPT - 1), endedAt: minutes(-KEPT - 300) },
    { ...session, expiresAt: minutes(-KEPT + 1) },
    { ...session, expiresAt: minutes(60), endedAt: minutes(-1) },
    { ...session, expiresAt: minutes(60) },
  ]);
  await job.run(never);
  const left = await db.select({ expiresAt: sessions.expiresAt }).from(sessions);
  assert.deepEqual(
    left.map(({ expiresAt }) => expiresAt.getTime()).sort(),
    [minutes(-KEPT + 1), minutes(60), minutes(60)].map((at) => at.getTime()).sort(),
  );
});

test('deletes failed sign-ins that no longer count, and those with a time in the future', async () => {
  const failure = { accountHash: 'a', address: '10.0.0.1' };
  await db
    .insert(signInFailures)
    .values([minutes(-16), minutes(-14), minutes(0), minutes(120)].map((at) => ({ ...failure, at })));
  await job.run(never);
  const left = await db.select({ at: signInFailures.at }).from(signInFailures).orderBy(signInFailures.at);
  assert.deepEqual(
    left.map(({ at }) => at),
    [minutes(-14), minutes(0)],
  );
});

test('deletes nothing after it was aborted', async () => {
  const [admin] = await db.select().from(admins);
  await db.insert(sessions).values({ adminId: admin!.id, expiresAt: minutes(-2 * KEPT) });
  const before = await db.$count(sessions);
  await job.run(AbortSignal.abort());
  assert.equal(await db.$count(sessions), before);
});
