import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { sessions, students } from '../../database/tables/people.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createLiveSessions } from './live-sessions.ts';
import { endSession, openSession, rememberStudent } from './queries.ts';

const { db } = await testDatabase();
const clock = { now: new Date('2026-11-15T08:00:00Z') };
const live = createLiveSessions(db, () => clock.now);
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

let people = 0;
async function signedIn() {
  people += 1;
  const providerSub = `person ${people}`;
  const words = { name: 'Mina', email: 'm@example.com', nameKey: 'mina', searchKey: 'mina' };
  const student = await rememberStudent(db, { providerSub, ...words });
  const expiresAt = new Date(clock.now.getTime() + 3600_000);
  const sessionId = await openSession(db, { studentId: student.id, expiresAt });
  assert.equal((await live.find(sessionId))?.personId, student.id);
  return { studentId: student.id, sessionId };
}

test('whoever was looked up ahead of time is known without a query, and not for longer than is promised', async () => {
  const { sessionId, studentId } = await signedIn();
  later(20);
  await live.lookAgain();
  await endSession(db, sessionId, clock.now);
  later(20);
  assert.equal((await live.find(sessionId))?.personId, studentId, 'nobody has asked again');
  later(6);
  assert.equal(await live.find(sessionId), null);
});

test('one look finds all that were ended elsewhere, blocked or deleted, and keeps the others', async () => {
  const [stays, ended, blocked, deleted] = [
    await signedIn(),
    await signedIn(),
    await signedIn(),
    await signedIn(),
  ];
  await endSession(db, ended.sessionId, clock.now);
  await db.update(students).set({ blockedAt: clock.now }).where(eq(students.id, blocked.studentId));
  await db.delete(students).where(eq(students.id, deleted.studentId));
  later(20);
  await live.lookAgain();
  for (const { sessionId } of [ended, blocked, deleted]) assert.equal(await live.find(sessionId), null);
  assert.ok(await live.find(stays.sessionId));
});

test('a session that expires while it is in use ends with the next look', async () => {
  const { sessionId } = await signedIn();
  await db
    .update(sessions)
    .set({ expiresAt: new Date(clock.now.getTime() + 10_000) })
    .where(eq(sessions.id, sessionId));
  later(20);
  await live.lookAgain();
  assert.equal(await live.find(sessionId), null);
});

test('who was signed out here is not brought back by a look that was under way', async () => {
  const { sessionId } = await signedIn();
  later(20);
  const looking = live.lookAgain();
  await endSession(db, sessionId, clock.now);
  live.forget(sessionId);
  await looking;
  assert.equal(await live.find(sessionId), null);
});

test('who has done nothing for long is asked about at the next call', async () => {
  const { sessionId } = await signedIn();
  later(301);
  await live.lookAgain();
  await endSession(db, sessionId, clock.now);
  assert.equal(await live.find(sessionId), null);
});

test('a session that was ended elsewhere is not believed for longer when the clock is set back', async () => {
  const { sessionId } = await signedIn();
  await endSession(db, sessionId, clock.now);
  later(-3600);
  assert.equal(await live.find(sessionId), null);
  later(3600);
});

test('who goes on showing the token of an ended session is not looked up each time', async () => {
  const { sessionId } = await signedIn();
  await endSession(db, sessionId, clock.now);
  live.forget(sessionId);
  assert.equal(await live.find(sessionId), null);
  await db.update(sessions).set({ endedAt: null }).where(eq(sessions.id, sessionId));
  assert.equal(await live.find(sessionId), null, 'from memory');
  later(6);
  assert.ok(await live.find(sessionId), 'asked again');
});
