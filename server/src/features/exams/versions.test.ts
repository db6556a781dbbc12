import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { audit } from '../../database/tables/audit.ts';
import { examQuestions } from '../../database/tables/exams.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { db, clock } = here;
const admin = await createExamAdmin(here);

const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

const EXAMS = '/api/admin/exams';

test('searches exams by the words of their title in both languages', async () => {
  const odia = { title: 'ଓଡ଼ିଶା ଇତିହାସ', instructions: '' };
  const { _id } = await admin.create({ ...EXAM, title: 'Railway Mock Seven', odia });
  await admin.create({ ...EXAM, title: 'Something else' });
  const find = async (search: string) => {
    const query = new URLSearchParams({ search });
    const { exams, pagination } = (await admin.send('GET', `${EXAMS}?${query}`)).json();
    assert.equal(pagination.totalExams, exams.length);
    return exams.map((exam: { _id: string }) => exam._id);
  };
  assert.deepEqual(await find('mock railway'), [_id]);
  assert.deepEqual(await find('ଇତିହାସ'), [_id]);
  assert.deepEqual(await find('railway nothing'), []);
});

test('a copy is a draft without times, and its questions know their origin', async () => {
  const opensAt = new Date(clock.now.getTime() + 60_000).toISOString();
  const exam = await admin.create({ ...EXAM, title: 'Copied', opensAt, lateEntryMinutes: 5 });
  const response = await admin.send('POST', `${EXAMS}/${exam._id}/duplicate`);
  assert.equal(response.statusCode, 201, response.body);
  const copy = response.json().exam;
  assert.deepEqual(
    [copy.state, copy.title, copy.opensAt, copy.lateEntryMinutes],
    ['draft', 'Copied (2)', null, null],
  );
  const [original, copied] = [exam, copy].map(({ sections }) => sections[0].questions[0]);
  assert.equal(copied.originId, original._id);
  assert.notEqual(copied._id, original._id);
  const again = (await admin.send('POST', `${EXAMS}/${copy._id}/duplicate`)).json().exam;
  assert.equal(again.sections[0].questions[0].originId, original._id, 'the origin is the first question');
});

test('a version is restored as a draft, and students keep the published one', async () => {
  const exam = await admin.create({ ...EXAM, title: 'First title' });
  wait(1);
  await admin.send('PUT', `${EXAMS}/${exam._id}`, { ...EXAM, title: 'Second title' });
  const { versions } = (await admin.send('GET', `${EXAMS}/${exam._id}/versions`)).json();
  assert.deepEqual(
    versions.map(
      ({ number, title, totalQuestions }: { number: number; title: string; totalQuestions: number }) => [
        number,
        title,
        totalQuestions,
      ],
    ),
    [
      [2, 'Second title', 8],
      [1, 'First title', 8],
    ],
  );
  wait(1);
  const restored = (await admin.send('POST', `${EXAMS}/${exam._id}/versions/1/restore`)).json().exam;
  assert.deepEqual([restored.title, restored.hasUnpublishedChanges], ['First title', true]);
  const { exams } = (await admin.send('GET', `${EXAMS}?search=Second`)).json();
  assert.equal(exams[0].title, 'Second title', 'the list shows what students see');
  const missing = await admin.send('POST', `${EXAMS}/${exam._id}/versions/9/restore`);
  assert.equal(missing.statusCode, 404);
});

test('the bank has one row for each saved question', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Rows' });
  const readRows = () =>
    db
      .select()
      .from(examQuestions)
      .where(eq(examQuestions.examId, exam._id))
      .orderBy(asc(examQuestions.section), asc(examQuestions.position));
  const before = await readRows();
  assert.deepEqual(
    before.map(({ id }) => id),
    exam.sections.flatMap(({ questions }) => questions.map(({ _id }) => _id)),
  );
  const [first, second] = exam.sections;
  const sections = [
    { ...first!, questions: [{ ...first!.questions[1]!, question: 'Who built Konark?', tags: ['history'] }] },
    second!,
  ];
  const response = await admin.send('PUT', `${EXAMS}/${exam._id}`, { ...EXAM, sections, state: 'draft' });
  assert.equal(response.statusCode, 200, response.body);
  const [changed, ...others] = await readRows();
  assert.equal(others.length, 4);
  assert.deepEqual(
    [changed!.id, changed!.position, changed!.searchKey, changed!.tags],
    [before[1]!.id, 0, 'who built konark?', ['history']],
  );
});

test('saves of one person without a pause are recorded once', async () => {
  const exam = await admin.create({ ...EXAM, state: 'draft' });
  const save = async () => {
    wait(1);
    await admin.send('PUT', `${EXAMS}/${exam._id}`, { ...EXAM, state: 'draft' });
    const rows = await db.select().from(audit).where(eq(audit.subjectId, exam._id)).orderBy(asc(audit.id));
    return rows.map(({ action }) => action);
  };
  assert.deepEqual(await save(), ['create-exam']);
  wait(20);
  assert.deepEqual(await save(), ['create-exam', 'save-exam']);
  assert.deepEqual(await save(), ['create-exam', 'save-exam']);
});

test('a comparison names the questions and settings that differ', async () => {
  const exam = await admin.create({ ...EXAM, title: 'Compared' });
  wait(1);
  const [first, second] = exam.sections;
  const [moved, edited, ...kept] = first!.questions;
  const changed = {
    ...exam,
    minutes: 90,
    shufflesOptions: true,
    sections: [
      {
        ...first,
        marks: { ...first!.marks, wrong: '-1/2' },
        questions: [
          { ...edited, question: 'Edited?' },
          moved,
          ...kept,
          { ...kept[0], _id: null, question: 'New?' },
        ],
      },
      { ...second, questions: second!.questions.slice(1) },
    ],
  };
  const saved = await admin.send('PUT', `${EXAMS}/${exam._id}`, {
    ...changed,
    state: 'draft',
    updatedAt: null,
  });
  assert.equal(saved.statusCode, 200, saved.body);
  type Listed = { question: string }[];
  const compare = async (query: string) => {
    const response = await admin.send('GET', `${EXAMS}/${exam._id}/versions/1/differences${query}`);
    assert.equal(response.statusCode, 200, response.body);
    const { questions, fields } = response.json();
    const list = (listed: Listed) => listed.map(({ question }) => question);
    return [list(questions.added), list(questions.changed), list(questions.removed), fields];
  };
  const [added, , removed, fields] = await compare('');
  assert.deepEqual([added, removed], [['New?'], ['Exam question 4?']]);
  assert.deepEqual(fields, ['time', 'marks', 'shuffling']);
  const changedTexts = (await compare(''))[1];
  assert.ok(changedTexts.includes('Edited?') && changedTexts.includes('Exam question 0?'));
  assert.ok(!changedTexts.includes('Exam question 3?'));
  await admin.send('POST', `${EXAMS}/${exam._id}/publish`);
  assert.deepEqual(await compare('?to=2'), await compare(''));
  assert.deepEqual(await compare('?to=1'), [[], [], [], []]);
  const missing = await admin.send('GET', `${EXAMS}/${exam._id}/versions/9/differences`);
  assert.equal(missing.statusCode, 404);
});
