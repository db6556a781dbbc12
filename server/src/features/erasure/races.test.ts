import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { noticeDeliveries, notices } from '../../database/tables/notices.ts';
import { students } from '../../database/tables/people.ts';
import { NEVER_ABORTED } from '../../testing/site-with-content.ts';
import { studentToken, testApp } from '../../testing/test-app.ts';
import { waitForLocks } from '../../testing/wait-for-locks.ts';
import { setChannels } from '../notices/delivery-queries.ts';
import { notify, writeBroadcasts } from '../notices/service.ts';
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
const createNotice = () => ({ kind: 'breach', data: {}, cause: 'race', at: clock.now }) as const;
const erase = () => eraseDueAccounts(here, clock.now, NEVER_ABORTED);

test('38 a notice that is written during an erasure is erased too', async () => {
  await setChannels(db, [{ channel: 'email', perMinute: 1 }], clock.now);
  const studentId = await createDueStudent('asima');
  let erasure: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await notify(tx, { studentId }, createNotice());
    erasure = erase();
    await waitForLocks(db);
  });
  await erasure;
  assert.equal(await db.$count(students, eq(students.id, studentId)), 0);
  assert.equal(await db.$count(notices, eq(notices.studentId, studentId)), 0);
  assert.equal(await db.$count(noticeDeliveries, eq(noticeDeliveries.studentId, studentId)), 0);
});

/** Announces something to all students, which writes notices in batches. */
async function announce(cause: string): Promise<void> {
  const to = { audience: 'all-students', audienceId: newId() } as const;
  await db.transaction((tx) => notify(tx, to, { ...createNotice(), cause }));
}
const writeBatches = () => writeBroadcasts({ db, now: () => clock.now, protectsMinors: true }, NEVER_ABORTED);
const countNoticesOf = (studentId: string) => db.$count(notices, eq(notices.studentId, studentId));

test('38 notices to many students that are written during an erasure are erased too', async () => {
  const studentId = await createDueStudent('chandan');
  await studentToken(here, { name: 'dipti', email: 'dipti@example.com' });
  const [other] = await db.select().from(students).where(eq(students.email, 'dipti@example.com'));
  await announce('many');
  const running: Promise<void>[] = [];
  class Undo extends Error {}
  await db
    .transaction(async (tx) => {
      // the batch waits for the end of this transaction, because it has the same cause
      await notify(tx, { studentId: other!.id }, { ...createNotice(), cause: 'many' });
      running.push(writeBatches());
      await waitForLocks(db, 1);
      running.push(erase());
      await waitForLocks(db, 2);
      throw new Undo();
    })
    .catch((error) => assert.ok(error instanceof Undo, error));
  await Promise.all(running);
  assert.equal(await db.$count(students, eq(students.id, studentId)), 0);
  assert.equal(await countNoticesOf(studentId), 0);
  assert.equal(await db.$count(noticeDeliveries, eq(noticeDeliveries.studentId, studentId)), 0);
  assert.equal(await countNoticesOf(other!.id), 1);
});

test('38 notices to many students wait for an erasure and leave the student out', async () => {
  const studentId = await createDueStudent('ela');
  await announce('later');
  const running: Promise<void>[] = [];
  await db.transaction(async (tx) => {
    await tx.select().from(students).where(eq(students.id, studentId)).for('key share');
    running.push(erase());
    await waitForLocks(db, 1);
    running.push(writeBatches());
    await waitForLocks(db, 2);
  });
  await Promise.all(running);
  assert.equal(await countNoticesOf(studentId), 0);
  assert.ok((await db.$count(notices, eq(notices.cause, 'breach:later'))) > 0);
});

test('38 a notice to somebody who was just erased is not written', async () => {
  const studentId = await createDueStudent('bimala');
  await erase();
  await db.transaction((tx) => notify(tx, { studentId }, createNotice()));
  assert.equal(await db.$count(notices, eq(notices.studentId, studentId)), 0);
});
