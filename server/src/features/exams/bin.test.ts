import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileUrl } from '@sikhya/contract/files.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { files } from '../../database/tables/files.ts';
import { papers, results, tests } from '../../database/tables/learning.ts';
import { emptyBin } from '../../jobs/empty-bin.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock, storage } = here;
const admin = await createExamAdmin(here);
const start = clock.now.getTime();
const DAY_MS = 24 * 3600 * 1000;

const emptyAt = async (milliseconds: number) => {
  clock.now = new Date(start + milliseconds);
  await emptyBin({ db, storage, now: () => clock.now }, app.log).run(new AbortController().signal);
};

const getState = async (examId: string) => {
  const response = await admin.send('GET', `/api/admin/exams/${examId}`);
  return response.statusCode === 404 ? 'gone' : response.json().exam.state;
};

const listActions = async (examId: string) =>
  (await db.select().from(audit).where(eq(audit.subjectId, examId)).orderBy(audit.at)).map(
    ({ action }) => action,
  );

test('after thirty days the bin is emptied of exams that nobody has taken', async () => {
  const [image] = await db
    .insert(files)
    .values({ kind: 'question-image', originalName: 'map.png', bytes: 1, sha256: 'map' })
    .returning();
  const [first, ...others] = EXAM.sections;
  const [question, ...questions] = first!.questions;
  const withPicture = { ...question, questionImage: fileUrl(image!.id, 'question-image') };
  const sections = [{ ...first, questions: [withPicture, ...questions] }, ...others];
  const [unused, draft, taken, open, restored] = [
    await admin.create({ ...EXAM, sections }),
    await admin.create({ ...EXAM, state: 'draft' }),
    await admin.create(EXAM),
    await admin.create(EXAM),
    await admin.create(EXAM),
  ];
  const mina = await createExamStudent(here, 'bin');
  await mina.takeExam(taken._id, { 0: 0 });
  await mina.startExam(open._id);
  for (const { _id } of [unused, draft, taken, open, restored])
    assert.equal((await admin.send('DELETE', `/api/admin/exams/${_id}`)).statusCode, 204);
  await admin.send('POST', `/api/admin/exams/${restored._id}/restore`);

  const ids = [unused, draft, taken, open, restored].map(({ _id }) => _id);
  await emptyAt(30 * DAY_MS - 60_000);
  assert.deepEqual(await Promise.all(ids.map(getState)), [...Array(4).fill('deleted'), 'published']);
  await emptyAt(30 * DAY_MS + 60_000);
  assert.deepEqual(await Promise.all(ids.map(getState)), [
    'gone',
    'gone',
    'archived',
    'archived',
    'published',
  ]);
  assert.equal(await db.$count(tests, eq(tests.id, unused._id)), 0);
  assert.equal(await db.$count(papers, eq(papers.testId, unused._id)), 0);
  assert.equal(await db.$count(files, eq(files.id, image!.id)), 0);
  assert.equal((await listActions(unused._id)).at(-1), 'remove-exam');
  assert.equal((await listActions(taken._id)).at(-1), 'archive-exam');
  assert.equal(await db.$count(results, eq(results.testId, taken._id)), 1);
});
