import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempts, papers, results } from '../../database/tables/learning.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createExamAdmin, createExamQuestions, EXAM } from '../../testing/test-exams.ts';

const here = await testApp({ CALLS_A_MINUTE_PER_PERSON: '100000' });
const { app, db, clock } = here;
const admin = await createExamAdmin(here);

const preview = (examId: string, query = '') =>
  admin.send('GET', `/api/admin/exams/${examId}/preview${query}`);

test('a draft is shown without its answers and graded without being stored', async () => {
  const [first, second] = EXAM.sections;
  const tagged = first!.questions.map((question) => ({ ...question, tags: ['Odisha'] }));
  const sections = [
    { ...first, minutes: 25, questions: tagged },
    { title: 'Empty', minutes: 10, questions: [] },
    { ...second, minutes: 20 },
  ];
  const draft = await admin.create({ ...EXAM, state: 'draft', sections });
  const shown = await preview(draft._id);
  assert.equal(shown.statusCode, 200, shown.body);
  assert.doesNotMatch(shown.body, /correctAnswer|because/);
  const { exam, attempt } = shown.json();
  assert.deepEqual([exam.totalQuestions, exam.minutes, exam.rules.sections.length], [8, 45, 2]);
  assert.deepEqual(
    attempt.sectionEnds.map((end: string) => (Date.parse(end) - clock.now.getTime()) / 60_000),
    [25, 45],
  );
  const counts = () => Promise.all([attempts, results, papers].map((table) => db.$count(table)));
  const before = await counts();
  const answers = [0, 0, null, 3].map((selectedIndex, n) => ({
    questionId: attempt.questions[n]._id,
    selectedIndex,
    seconds: 10,
  }));
  const graded = await admin.send('POST', `/api/admin/exams/${draft._id}/preview/grade`, {
    answers,
    timeSpent: 90,
  });
  assert.equal(graded.statusCode, 200, graded.body);
  const { result, review } = graded.json();
  assert.deepEqual([result.score, result.right, result.wrong, result.empty], [1.75, 2, 1, 5]);
  assert.deepEqual([result.timeSpent, result.takers, result.rank, result.histogram], [90, 0, null, []]);
  assert.deepEqual(result.topics, [
    { topic: 'Odisha', score: 1.75, maximum: 4, right: 2, wrong: 1, empty: 1 },
  ]);
  assert.deepEqual([review.length, review[0].explanation, review[0].seconds], [8, 'because 0', 10]);
  assert.deepEqual(await counts(), before);
});

test('a shuffled exam is shown in the order of one student and graded in that order', async () => {
  const [first, second] = EXAM.sections;
  const sections = [{ ...first, questions: createExamQuestions(12) }, second];
  const draft = await admin.create({
    ...EXAM,
    state: 'draft',
    sections,
    shufflesQuestions: true,
    shufflesOptions: true,
  });
  type Shown = { question: string; options: string[]; _id: string };
  const readShown = async () => (await preview(draft._id)).json();
  const { attempt, seed } = await readShown();
  const shown: Shown[] = attempt.questions;
  const list = (questions: Shown[]) => questions.map(({ question }) => question);
  const inPaper = [...createExamQuestions(12), ...second!.questions];
  const texts = inPaper.map(({ question }) => question);
  assert.notDeepEqual(list(shown), texts);
  assert.deepEqual(new Set(list(shown.slice(0, 12))), new Set(texts.slice(0, 12)), 'sections stay together');
  assert.ok(shown.some(({ options }) => options.join() !== [...options].sort().join()));
  assert.notDeepEqual(
    list((await readShown()).attempt.questions),
    list(shown),
    'each preview has its own order',
  );
  const answers = shown.map(({ _id, question, options }) => {
    const { options: original, correctAnswer } = inPaper.find((other) => other.question === question)!;
    return { questionId: _id, selectedIndex: options.indexOf(original[correctAnswer]!) };
  });
  const graded = await admin.send('POST', `/api/admin/exams/${draft._id}/preview/grade`, { answers, seed });
  const { result, review } = graded.json();
  assert.deepEqual([result.right, result.wrong, result.empty], [16, 0, 0], graded.body);
  assert.deepEqual(list(review), list(shown), 'the review has the order of the exam');
  assert.deepEqual(review[0].options, shown[0]!.options);
});

test('an exam that is not shuffled is shown in the order of the paper', async () => {
  const exam = await admin.create(EXAM);
  const { attempt } = (await preview(exam._id)).json();
  const questions = EXAM.sections.flatMap((section) => section.questions);
  assert.deepEqual(
    attempt.questions.map(({ question, options }: { question: string; options: string[] }) => [
      question,
      options,
    ]),
    questions.map(({ question, options }) => [question, options]),
  );
});

test('an exam without questions has nothing to grade', async () => {
  const draft = await admin.create({ ...EXAM, state: 'draft', sections: [] });
  assert.equal((await preview(draft._id)).json().exam.totalQuestions, 0);
  const graded = await admin.send('POST', `/api/admin/exams/${draft._id}/preview/grade`, {});
  assert.equal(graded.statusCode, 422, graded.body);
});

test('unpublished changes are shown, and a version as it was published', async () => {
  const exam = await admin.create(EXAM);
  const changed = await admin.send('PUT', `/api/admin/exams/${exam._id}`, {
    ...exam,
    title: 'Changed',
    state: 'draft',
  });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal((await preview(exam._id)).json().exam.title, 'Changed');
  assert.equal((await preview(exam._id, '?version=1')).json().exam.title, EXAM.title);
  assert.equal((await preview(exam._id, '?version=2')).statusCode, 404);
  assert.equal((await preview(exam._id, '?version=x')).statusCode, 400);
  assert.equal((await preview('nowhere')).statusCode, 404);
});

for (const role of ['author', 'support'] as const) {
  test(`the preview is closed to ${role}`, async () => {
    const exam = await admin.create(EXAM);
    const { token } = await createTeamMember(here, role);
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/admin/exams/${exam._id}/preview`;
    assert.equal((await app.inject({ url, headers })).statusCode, 403);
    const graded = await app.inject({ method: 'POST', url: `${url}/grade`, headers, payload: {} });
    assert.equal(graded.statusCode, 403);
  });
}
