import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { admins, sessions, students } from '../../database/tables/people.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { endSession, openSession, upsertStudent } from './queries.ts';
import { createSessionCache } from './session-cache.ts';

const { db } = await testDatabase();
const clock = { now: new Date('2026-11-15T08:00:00Z') };
const cache = createSessionCache(db, () => clock.now);
const advance = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

let people = 0;
async function createSession() {
  people += 1;
  const providerSub = `person ${people}`;
  const words = { name: 'Mina', email: 'm@example.com', nameKey: 'mina', searchKey: 'mina' };
  const student = await upsertStudent(db, { providerSub, ...words });
  const expiresAt = new Date(clock.now.getTime() + 3600_000);
  const sessionId = await openSession(db, { studentId: student.id, expiresAt });
  assert.equal((await cache.find(sessionId))?.personId, student.id);
  return { studentId: student.id, sessionId };
}

test('a refreshed session needs no query, and expires in time', async () => {
  const { sessionId, studentId } = await createSession();
  advance(20);
  await cache.refresh();
  await endSession(db, sessionId, clock.now);
  advance(20);
  assert.equal((await cache.find(sessionId))?.personId, studentId, 'still cached');
  advance(6);
  assert.equal(await cache.find(sessionId), null);
});

test('a refresh removes ended sessions and those of blocked or deleted students', async () => {
  const [stays, ended, blocked, deleted] = [
    await createSession(),
    await createSession(),
    await createSession(),
    await createSession(),
  ];
  await endSession(db, ended.sessionId, clock.now);
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, blocked.studentId));
  await db.delete(students).where(eq(students.id, deleted.studentId));
  advance(20);
  await cache.refresh();
  for (const { sessionId } of [ended, blocked, deleted]) assert.equal(await cache.find(sessionId), null);
  assert.ok(await cache.find(stays.sessionId));
});

test('a refresh applies a new role of an admin, and removes the sessions of a blocked one', async () => {
  const [admin] = await db
    .insert(admins)
    .values({ username: 'asha', passwordHash: 'x', role: 'owner' })
    .returning();
  const expiresAt = new Date(clock.now.getTime() + 3600_000);
  const sessionId = await openSession(db, { adminId: admin!.id, expiresAt });
  assert.equal((await cache.find(sessionId))?.adminRole, 'owner');
  await db.update(admins).set({ role: 'support' });
  advance(20);
  await cache.refresh();
  assert.equal((await cache.find(sessionId))?.adminRole, 'support');
  await db.update(admins).set({ blockedAt: clock.now });
  advance(20);
  await cache.refresh();
  assert.equal(await cache.find(sessionId), null);
});

test('a refresh removes a session that expired while it was used', async () => {
  const { sessionId } = await createSession();
  await db
    .update(sessions)
    .set({ expiresAt: new Date(clock.now.getTime() + 10_000) })
    .where(eq(sessions.id, sessionId));
  advance(20);
  await cache.refresh();
  assert.equal(await cache.find(sessionId), null);
});

test('a running refresh does not restore a session that was ended meanwhile', async () => {
  const { sessionId } = await createSession();
  advance(20);
  const refreshing = cache.refresh();
  await endSession(db, sessionId, clock.now);
  cache.forget(sessionId);
  await refreshing;
  assert.equal(await cache.find(sessionId), null);
});

test('a running read does not cache a session that was ended meanwhile', async () => {
  const [one, other] = [await createSession(), await createSession()];
  advance(30);
  const reading = [one, other].map(({ sessionId }) => cache.find(sessionId));
  cache.forget(one.sessionId);
  cache.forgetSessionsOf(other.studentId);
  await Promise.all(reading);
  for (const { sessionId } of [one, other]) {
    await endSession(db, sessionId, clock.now);
    assert.equal(await cache.find(sessionId), null);
  }
});

test('an idle session is read from the database at its next request', async () => {
  const { sessionId } = await createSession();
  advance(301);
  await cache.refresh();
  await endSession(db, sessionId, clock.now);
  assert.equal(await cache.find(sessionId), null);
});

test('a session that another process ended is not accepted for longer when the clock is set back', async () => {
  const { sessionId } = await createSession();
  await endSession(db, sessionId, clock.now);
  advance(-3600);
  assert.equal(await cache.find(sessionId), null);
  advance(3600);
});

test('an ended session is cached for a few seconds', async () => {
  const { sessionId } = await createSession();
  await endSession(db, sessionId, clock.now);
  cache.forget(sessionId);
  assert.equal(await cache.find(sessionId), null);
  await db.update(sessions).set({ endedAt: null }).where(eq(sessions.id, sessionId));
  assert.equal(await cache.find(sessionId), null, 'cached');
  advance(6);
  assert.ok(await cache.find(sessionId), 'read again');
});
