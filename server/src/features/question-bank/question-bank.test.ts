import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BankQuestion } from '@sikhya/contract/question-bank.ts';
import { eq } from 'drizzle-orm';
import { exams as examTable } from '../../database/tables/exams.ts';
import { tests } from '../../database/tables/learning.ts';
import { countQuestionStatisticsJob } from '../../jobs/count-question-statistics.ts';
import { createMockTestCourse } from '../../testing/mock-test-helpers.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamQuestions, createExamStudent, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock } = here;
const admin = await createExamAdmin(here);
const course = await createMockTestCourse(db, [6, 3], 'Bank course');
const [first] = course.subjects[0]!.chapters;
const BANK = '/api/admin/question-bank';

type Filter = Record<string, string>;

async function list(filter: Filter = {}): Promise<{ questions: BankQuestion[]; next: string | null }> {
  const response = await admin.send('GET', `${BANK}?${new URLSearchParams(filter)}`);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

const texts = async (filter: Filter) => (await list(filter)).questions.map(({ question }) => question);

const toCopy = ({ question, options, correctAnswer, _id }: BankQuestion) => ({
  question,
  options,
  correctAnswer,
  originId: _id,
});

test('finds questions by words in both languages, course, chapter, exam and tag', async () => {
  const odia = { question: 'କୋଣାର୍କ କିଏ ଗଢ଼ିଥିଲେ?', options: ['କ', 'ଖ'], explanation: '' };
  const konark = {
    question: 'Who built Konark?',
    options: ['a', 'b'],
    correctAnswer: 0,
    odia,
    tags: ['history'],
  };
  const exam = await admin.create({ ...EXAM, sections: [{ ...EXAM.sections[0]!, questions: [konark] }] });
  assert.deepEqual(await texts({ search: 'konark BUILT' }), ['Who built Konark?']);
  assert.deepEqual(await texts({ search: 'କୋଣାର୍କ' }), ['Who built Konark?']);
  assert.deepEqual(await texts({ tag: 'history' }), ['Who built Konark?']);
  assert.deepEqual(await texts({ examId: exam._id }), ['Who built Konark?']);
  assert.deepEqual(await texts({ search: 'konark', courseId: course._id }), []);
  assert.equal((await list({ courseId: course._id })).questions.length, 9);
  const [question] = (await list({ chapterId: first!._id })).questions;
  assert.deepEqual(
    [question!.chapter?.courseTitle, question!.chapter?.chapterId, question!.exam],
    ['Bank course', first!._id, null],
  );
  assert.deepEqual(await texts({ courseId: 'no-id' }), []);
  const { tags, chapters } = (await admin.send('GET', `${BANK}/filters?courseId=${course._id}`)).json();
  assert.deepEqual(tags, ['history']);
  const all = course.subjects.flatMap((subject) => subject.chapters.map(({ _id }) => _id));
  assert.deepEqual(
    chapters.map(({ _id }: { _id: string }) => _id),
    all,
  );
});

test('offers every exam outside the bin to filter by, the newest first', async () => {
  const titled = (title: string, odiaTitle: string) => ({
    ...EXAM,
    title,
    odia: { title: odiaTitle, instructions: '' },
    state: 'draft',
  });
  const older = await admin.create(titled('Older', 'ପୁରୁଣା'));
  const binned = await admin.create(titled('In the bin', 'ବିନ'));
  assert.equal((await admin.send('DELETE', `/api/admin/exams/${binned._id}`)).statusCode, 204);
  const [row] = await db.select().from(examTable).where(eq(examTable.id, older._id));
  const createdAt = new Date(row!.createdAt.getTime() + 1000);
  const copies = Array.from({ length: 101 }, () => ({ ...row!, id: crypto.randomUUID(), createdAt }));
  await db.insert(tests).values(copies.map(({ id }) => ({ id, kind: 'exam' as const, createdAt })));
  await db.insert(examTable).values(copies);
  const { exams } = (await admin.send('GET', `${BANK}/exams`)).json();
  const ids = exams.map(({ _id }: { _id: string }) => _id);
  assert.ok(ids.includes(older._id) && !ids.includes(binned._id));
  assert.ok(ids.indexOf(older._id) > 100);
  assert.deepEqual(exams[ids.indexOf(older._id)], {
    _id: older._id,
    title: 'Older',
    odiaTitles: { title: 'ପୁରୁଣା' },
  });
});

test('pages hold every question once', async () => {
  const found: string[] = [];
  let after = '';
  do {
    const page = await list({ courseId: course._id, limit: '4', after });
    found.push(...page.questions.map(({ _id }) => _id));
    after = page.next ?? '';
  } while (after !== '');
  assert.equal(found.length, 9);
  assert.equal(new Set(found).size, 9);
});

test('a copy is listed with its exam only, and its origin is used', async () => {
  const [original] = (await list({ courseId: course._id, use: 'never' })).questions;
  const section = { ...EXAM.sections[0]!, questions: [toCopy(original!)] };
  const exam = await admin.create({ ...EXAM, title: 'With a copy', sections: [section] });
  const used = (await list({ courseId: course._id, use: 'used' })).questions;
  assert.deepEqual(
    used.map(({ _id, exams }) => [_id, exams]),
    [[original!._id, 1]],
  );
  assert.equal((await list({ courseId: course._id, use: 'never' })).questions.length, 8);
  assert.deepEqual(
    (await list({ examId: exam._id })).questions.map(({ originId }) => originId),
    [original!._id],
  );
  const all = (await list({ search: original!.question })).questions;
  assert.ok(all.every(({ exam: of }) => of?._id !== exam._id));
});

test('statistics come from real results, and a blueprint draws hard questions without duplicates', async () => {
  const exam = await admin.create({
    ...EXAM,
    title: 'Counted',
    sections: [{ ...EXAM.sections[0]!, questions: createExamQuestions(6, 100) }],
  });
  // the right answer of question n is option n % 4; the first two questions are answered wrongly by all
  for (let n = 0; n < 12; n += 1) {
    const student = await createExamStudent(here, `counted-${n}`);
    const good = n % 2 === 0;
    await student.takeExam(exam._id, { 0: 1, 1: 2, 2: good ? 2 : 0, 3: good ? 3 : 0, 4: 0, 5: 1 });
  }
  clock.now = new Date(clock.now.getTime() + 60_000);
  const job = countQuestionStatisticsJob(db, () => clock.now);
  await job.run(new AbortController().signal);
  const hard = (await list({ examId: exam._id, difficulty: 'hard' })).questions;
  assert.deepEqual(hard.map(({ question }) => question).toSorted(), [
    'Exam question 100?',
    'Exam question 101?',
  ]);
  const [medium] = (await list({ examId: exam._id, difficulty: 'medium' })).questions;
  assert.deepEqual([medium!.results, medium!.shareRight], [12, 0.5]);
  assert.ok(medium!.discrimination! > 0.9);
  assert.equal((await list({ examId: exam._id, difficulty: 'unknown' })).questions.length, 0);

  const taken = hard[0]!;
  const response = await admin.send('POST', `${BANK}/draw`, {
    rows: [
      { examId: exam._id, count: 3, hardPercent: 67 },
      { examId: exam._id, count: 9 },
    ],
    texts: [taken.question],
  });
  assert.equal(response.statusCode, 200, response.body);
  const { rows } = response.json();
  assert.deepEqual([rows[0].questions.length, rows[0].hard, rows[1].questions.length], [3, 1, 2]);
  const ids = rows.flatMap(({ questions }: { questions: BankQuestion[] }) => questions.map(({ _id }) => _id));
  assert.equal(new Set(ids).size, 5);
  assert.ok(!ids.includes(taken._id));
});

test('a blueprint needs a source for each row', async () => {
  const response = await admin.send('POST', `${BANK}/draw`, { rows: [{ count: 3 }] });
  assert.equal(response.statusCode, 422, response.body);
});

for (const role of ['author', 'support'] as const) {
  test(`the bank is closed to ${role}`, async () => {
    const { token } = await createTeamMember(here, role);
    for (const path of ['', '/exams', '/filters']) {
      const response = await app.inject({ url: BANK + path, headers: { authorization: `Bearer ${token}` } });
      assert.equal(response.statusCode, 403);
    }
  });
}
