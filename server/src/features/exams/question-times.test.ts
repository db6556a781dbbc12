import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { results } from '../../database/tables/learning.ts';
import { countQuestionStatisticsJob } from '../../jobs/count-question-statistics.ts';
import { createMockTestCourse, createStudent, startAttempt } from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamStudent, EXAM } from '../../testing/test-exams.ts';
import { gradeAbandoned } from '../attempts/service.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock } = here;
const admin = await createExamAdmin(here);

const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

type Change = { question: number; option?: number; seconds?: number };

const save = (student: { headers: object }, attemptId: string, saveNumber: number, changes: Change[]) =>
  app.inject({
    method: 'PUT',
    url: `/api/student/test/attempts/${attemptId}/answers`,
    headers: { ...student.headers },
    payload: { saveNumber, changes },
  });

const getTimes = ({ review }: { review: { seconds: number | null }[] }) =>
  review.map(({ seconds }) => seconds);

test('the highest time of a question counts, and a repeated save counts once', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'times');
  const { attemptId, seconds } = await mina.startExam(exam._id);
  assert.equal(seconds, null);
  const changes = [
    { question: 0, option: 0, seconds: 30 },
    { question: 5, seconds: 12 },
  ];
  assert.equal((await save(mina, attemptId, 1, changes)).json().saved, true);
  assert.equal((await save(mina, attemptId, 1, changes)).json().saved, false);
  await save(mina, attemptId, 2, [
    { question: 0, seconds: 20 },
    { question: 5, option: 1, seconds: 40 },
    { question: 7, option: 3 },
  ]);
  assert.deepEqual((await mina.startExam(exam._id)).seconds, [30, 0, 0, 0, 0, 40, 0, 0]);
  wait(300);
  const last = (await mina.startExam(exam._id)).questions[7]!._id;
  const handedIn = await mina.handIn({ attemptId, answers: [{ questionId: last, seconds: 9 }] });
  assert.deepEqual(getTimes(handedIn.json()), [30, 0, 0, 0, 0, 40, 0, 9]);
  assert.deepEqual(getTimes(await mina.result(exam._id)), [30, 0, 0, 0, 0, 40, 0, 9]);
});

test('a result without reported times has none', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'untimed');
  assert.deepEqual(getTimes(await mina.takeExam(exam._id, { 0: 0 })), Array(8).fill(null));
});

test('times belong to the questions of the paper, whatever order the student saw', async () => {
  const exam = await admin.create({ ...EXAM, shufflesQuestions: true, shufflesOptions: true });
  const mina = await createExamStudent(here, 'shuffled-times');
  const { attemptId, questions } = await mina.startExam(exam._id);
  const changes = questions.map((_, question) => ({ question, seconds: question + 1 }));
  await save(mina, attemptId, 1, changes);
  wait(60);
  const { review } = (await mina.handIn({ attemptId })).json();
  assert.deepEqual(getTimes({ review }), [1, 2, 3, 4, 5, 6, 7, 8]);
  const [row] = await db.select().from(results).where(eq(results.attemptId, attemptId));
  const paperOrder = exam.sections.flatMap((section) => section.questions.map(({ _id }) => _id));
  const expected = paperOrder.map((id) => questions.findIndex(({ _id }) => _id === id) + 1);
  assert.deepEqual(row!.questionSeconds, expected);
});

test('no question was on the screen for longer than the attempt lasted', async () => {
  const exam = await admin.create(EXAM);
  const mina = await createExamStudent(here, 'too-long');
  const { attemptId } = await mina.startExam(exam._id);
  await save(mina, attemptId, 1, [{ question: 0, seconds: 32_000 }]);
  wait(45);
  assert.equal(getTimes((await mina.handIn({ attemptId })).json())[0], 45);
});

for (const [seconds, status] of [
  [-1, 422],
  [1.5, 422],
  [32_001, 422],
  ['5', 400],
] as const) {
  test(`a save with ${seconds} seconds is refused`, async () => {
    const exam = await admin.create(EXAM);
    const mina = await createExamStudent(here, `refused-${crypto.randomUUID()}`);
    const { attemptId } = await mina.startExam(exam._id);
    const response = await save(mina, attemptId, 1, [{ question: 0, seconds: seconds as number }]);
    assert.equal(response.statusCode, status);
  });
}

test('mock tests store times too, also of attempts that nobody handed in', async () => {
  const course = await createMockTestCourse(db, [3], 'Timed course');
  const mina = await createStudent(here, 'timed-mock-test', [course]);
  const { attemptId } = await startAttempt(mina, course);
  await save(mina, attemptId, 1, [{ question: 1, option: 1, seconds: 25 }]);
  wait(3600);
  await gradeAbandoned(db, clock.now, new AbortController().signal);
  const [row] = await db.select().from(results).where(eq(results.attemptId, attemptId));
  assert.deepEqual(row!.questionSeconds, [0, 25, 0]);
});

test('the result has the median of each question and the marks of each topic, after the release', async () => {
  const tags = [['History'], ['History', 'Odisha'], [], ['Odisha']];
  const sections = EXAM.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question, n) => ({ ...question, tags: tags[n] })),
  }));
  const releaseAt = new Date(clock.now.getTime() + 3600_000);
  const exam = await admin.create({ ...EXAM, sections, releaseAt });
  const students = [];
  for (const seconds of [10, 20, 60, 90]) {
    const student = await createExamStudent(here, `median-${seconds}`);
    students.push(student);
    const { attemptId } = await student.startExam(exam._id);
    // right, wrong, empty, wrong; right, empty, empty, right
    const answers = { 0: 0, 1: 0, 3: 0, 4: 0, 7: 3 };
    const changes = Object.entries(answers).map(([question, option]) => ({
      question: Number(question),
      option,
    }));
    const timed = changes.map((change) => (change.question === 1 ? { ...change, seconds } : change));
    await save(student, attemptId, 1, timed);
    wait(100);
    const handedIn = await student.handIn({ attemptId });
    assert.deepEqual([handedIn.json().result, handedIn.json().review], [null, []]);
    assert.doesNotMatch(handedIn.body, /History|medianSeconds/);
  }
  await countQuestionStatisticsJob(db, () => clock.now).run(new AbortController().signal);
  assert.doesNotMatch(JSON.stringify(await students[0]!.result(exam._id)), /History|medianSeconds/);
  // other topics that are not published, and a question less
  const [first, ...others] = exam.sections;
  const retagged = first!.questions.slice(1).map((question) => ({ ...question, tags: ['Unpublished'] }));
  const draft = {
    ...EXAM,
    releaseAt,
    sections: [{ ...first, questions: retagged }, ...others],
    state: 'draft',
  };
  const saved = await admin.send('PUT', `/api/admin/exams/${exam._id}`, draft);
  assert.equal(saved.statusCode, 200, saved.body);
  wait(3600);
  const { result, review } = await students[0]!.result(exam._id);
  assert.deepEqual(
    review.map(({ medianSeconds }: { medianSeconds: number | null }) => medianSeconds),
    [null, 40, ...Array(6).fill(null)],
  );
  assert.deepEqual(result.topics, [
    { topic: 'History', score: 2.75, maximum: 6, right: 2, wrong: 1, empty: 1 },
    { topic: 'Odisha', score: 1.5, maximum: 6, right: 1, wrong: 2, empty: 1 },
  ]);
});

test('an answer above the limit of a section has no marks in the review', async () => {
  const [first] = EXAM.sections;
  const exam = await admin.create({ ...EXAM, sections: [{ ...first, maxAnswers: 2 }] });
  const mina = await createExamStudent(here, 'limit');
  const { result, review } = await mina.takeExam(exam._id, { 0: 0, 1: 0, 2: 2, 3: 0 });
  assert.deepEqual([result.score, result.lost], [0.75, 0.25]);
  assert.deepEqual(
    review.map(({ marks }: { marks: number }) => marks),
    [1, -0.25, 0, 0],
  );
});
