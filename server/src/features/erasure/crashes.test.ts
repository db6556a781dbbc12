import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../database/new-id.ts';
import { audit } from '../../database/tables/audit.ts';
import { dataExports } from '../../database/tables/data-exports.ts';
import { papers, results, studyTime, tests } from '../../database/tables/learning.ts';
import { orders } from '../../database/tables/orders.ts';
import { sessions, students } from '../../database/tables/people.ts';
import { STORAGES } from '../../storage/storage-for-test.ts';
import { crashTransactions } from '../../testing/crash-transactions.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { NEVER_ABORTED } from '../../testing/site-with-content.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { eraseDueAccounts } from './service.ts';

const { db } = await testDatabase();
const { storage } = await STORAGES.disk!({ after });
const { arm } = crashTransactions(db);
const now = new Date('2026-11-17T04:00:00.000Z');
const testId = newId();
await db.insert(tests).values({ id: testId, kind: 'chapter' });
const [paper] = await db
  .insert(papers)
  .values({ testId, chapterTitle: 'a', courseTitle: 'b', contentHash: 'c', questions: [] })
  .returning();

/** A student with a result, an order, a session, a note of an admin and more rows than one batch deletes. */
async function createStudent(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const keys = { nameKey: name, searchKey: `${name} ${email}` };
  const [student] = await db
    .insert(students)
    .values({ providerSub: name, name, email, ...keys, eraseAt: now })
    .returning();
  const studentId = student!.id;
  await db.execute(sql`insert into study_time (student_id, chapter_id, course_id, day, minutes)
    select ${studentId}, ${testId}, ${testId}, date '2020-01-01' + n, 1 from generate_series(1, 2100) n`);
  await db.insert(results).values({
    studentId,
    paperId: paper!.id,
    testId,
    score: 50,
    correctAnswers: 1,
    totalQuestions: 2,
    timeSpentSeconds: 9,
    answers: [0, 1],
    completedAt: now,
  });
  await db.insert(orders).values({
    number: `O-${name}`,
    studentId,
    buyerName: name,
    buyerEmail: email,
    searchKey: `${name} o-${name}`,
    kind: 'course',
    itemId: newId(),
    title: 't',
    pricePaise: 100,
    amountPaise: 100,
    status: 'lapsed',
    provider: 'local',
  });
  await db.insert(sessions).values({ studentId, expiresAt: now });
  await db
    .insert(audit)
    .values({ actor: 'asha', action: 'block', subjectId: studentId, details: { note: `for ${email}` } });
  return studentId;
}

test('38 an erasure that is killed at any statement is completed by the next run, once', async () => {
  let hasCrashed = true;
  for (let statement = 1; hasCrashed; statement += 1) {
    const name = `student-number-${statement}-x`;
    const studentId = await createStudent(name);
    arm({ statement, afterStatement: statement % 2 === 0 });
    hasCrashed = await eraseDueAccounts({ db, storage }, now, NEVER_ABORTED).then(
      () => false,
      () => true,
    );
    arm(null);
    await eraseDueAccounts({ db, storage }, now, NEVER_ABORTED);
    const found = await findInDatabase(db, `${name}@`);
    assert.deepEqual(found, {}, `killed at statement ${statement}`);
    const isErasure = and(eq(audit.subjectId, studentId), eq(audit.action, 'erase-account'));
    assert.equal(await db.$count(audit, isErasure), 1, `killed at statement ${statement}`);
    assert.equal(await db.$count(results, isNull(results.studentId)), statement);
    assert.equal(await db.$count(orders, isNull(orders.studentId)), statement);
    if (!hasCrashed) assert.ok(statement > 40, `only ${statement} statements`);
  }
});

test('an account whose files cannot be deleted does not hold up the others, and is erased later', async () => {
  const stuckId = await createStudent('stuck');
  const nextId = await createStudent('next');
  const longAgo = new Date(now.getTime() - 1000);
  await db.update(students).set({ eraseAt: longAgo }).where(eq(students.id, stuckId));
  const values = { studentId: stuckId, state: 'ready', createdAt: longAgo } as const;
  const [file] = await db.insert(dataExports).values(values).returning({ id: dataExports.id });
  const full = new Error('The disk does not respond');
  const remove = (key: string) => (key.startsWith(file!.id) ? Promise.reject(full) : storage.remove(key));
  const failing = { db, storage: { ...storage, remove } };
  await assert.rejects(eraseDueAccounts(failing, now, NEVER_ABORTED), full);
  const countLeft = (id: string) => db.$count(students, eq(students.id, id));
  assert.deepEqual([await countLeft(stuckId), await countLeft(nextId)], [1, 0]);
  await eraseDueAccounts({ db, storage }, now, NEVER_ABORTED);
  assert.equal(await countLeft(stuckId), 0);
});

test('an account that is not due keeps its rows', async () => {
  const studentId = await createStudent('restored');
  const later = new Date(now.getTime() + 1);
  await db.update(students).set({ eraseAt: later }).where(eq(students.id, studentId));
  await eraseDueAccounts({ db, storage }, now, NEVER_ABORTED);
  assert.equal(await db.$count(students, eq(students.id, studentId)), 1);
  assert.equal(await db.$count(studyTime, eq(studyTime.studentId, studentId)), 2100);
});
