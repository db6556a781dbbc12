import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { noticeDeliveries, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { NEVER_ABORTED } from '../../testing/site-with-content.ts';
import { studentToken, testApp } from '../../testing/test-app.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { notify } from '../notices/service.ts';
import { eraseDueAccounts } from './service.ts';

const here = await testApp();
const { db, clock } = here;

async function createDueStudent(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await studentToken(here, { name, email });
  const [row] = await db
    .update(students)
    .set({ eraseAt: clock.now })
    .where(eq(students.email, email))
    .returning({ id: students.id });
  return row!.id;
}

// reaches people who have deleted the account too
const told = () => ({ kind: 'breach', data: {}, cause: 'race', at: clock.now }) as const;
const erase = () => eraseDueAccounts(here, clock.now, NEVER_ABORTED);

async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await setTimeout(10);
  }
}

test('38 a notice that is written during an erasure is erased too', async () => {
  await setChannels(db, [{ channel: 'email', perMinute: 1 }], clock.now);
  const studentId = await createDueStudent('asima');
  let erasure: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await notify(tx, { studentId }, told());
    erasure = erase();
    await waitForLock();
  });
  await erasure;
  assert.equal(await db.$count(students, eq(students.id, studentId)), 0);
  assert.equal(await db.$count(notices, eq(notices.studentId, studentId)), 0);
  assert.equal(await db.$count(noticeDeliveries, eq(noticeDeliveries.studentId, studentId)), 0);
});

test('38 a notice to somebody who was just erased is not written', async () => {
  const studentId = await createDueStudent('bimala');
  await erase();
  await db.transaction((tx) => notify(tx, { studentId }, told()));
  assert.equal(await db.$count(notices, eq(notices.studentId, studentId)), 0);
});
