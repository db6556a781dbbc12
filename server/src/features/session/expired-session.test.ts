import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { students } from '../../database/tables/people.ts';
import { createStudent } from '../../testing/mock-test-helpers.ts';
import { adminToken, testApp, testAppOn } from '../../testing/test-app.ts';

const here = await testApp();
const { app, db, clock } = here;
const admin = await adminToken(here);
const start = clock.now;
const DAY_MS = 24 * 3600_000;

/** The responses to a device that comes back after some days. */
async function askAfter(days: number, headers: { authorization: string }, target = here) {
  target.clock.now = new Date(start.getTime() + days * DAY_MS);
  const response = await target.app.inject({ url: '/api/auth/session', headers });
  target.clock.now = start;
  const { code, expired } = response.json();
  return [response.statusCode, code, expired];
}

const ENDED = [401, 'not-signed-in', undefined];

test('42 a session that has expired by its time says so until no lease can be left', async () => {
  const { headers } = await createStudent(here, 'expired', []);
  assert.equal((await askAfter(6.9, headers))[0], 200);
  assert.deepEqual(await askAfter(7.1, headers), [401, 'not-signed-in', true]);
  assert.deepEqual(await askAfter(20.9, headers), [401, 'not-signed-in', true]);
  assert.deepEqual(await askAfter(21.1, headers), ENDED);
});

test('42 a session that was ended before it expired does not count as expired', async () => {
  const leaving = await createStudent(here, 'leaving', []);
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: leaving.headers });
  assert.deepEqual(await askAfter(0, leaving.headers), ENDED);
  assert.deepEqual(await askAfter(8, leaving.headers), ENDED);
});

test('42 the session of a student who is blocked or has deleted the account does not count as expired', async () => {
  for (const [name, change] of [
    ['blocked', { blockedAt: start }],
    ['deleted', { eraseAt: new Date(start.getTime() + 30 * DAY_MS) }],
  ] as const) {
    const student = await createStudent(here, name, []);
    await db.update(students).set(change).where(eq(students.id, student.studentId));
    assert.deepEqual(await askAfter(8, student.headers), ENDED, name);
  }
});

test('42 forged tokens, tokens of another secret and sessions of admins do not count as expired', async () => {
  const { headers } = await createStudent(here, 'forged', []);
  const [head, claims] = headers.authorization.split('.');
  assert.deepEqual(await askAfter(8, { authorization: `${head}.${claims}.x` }), ENDED);
  const foreign = await testAppOn(db, { SESSION_SECRET: 'n'.repeat(48) });
  assert.deepEqual(await askAfter(8, headers, foreign), ENDED);
  assert.deepEqual(await askAfter(8, { authorization: `Bearer ${admin}` }), ENDED);
});
