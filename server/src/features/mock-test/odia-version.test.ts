import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type CourseTree, courseInput } from '@sikhya/contract/authoring.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { eq, sql } from 'drizzle-orm';
import { papers } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  type Student,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { adminToken, testApp } from '../../testing/test-app.ts';
import { attemptCache } from '../attempts/attempt-store/attempt-cache.ts';
import { gradeAbandoned } from '../attempts/service.ts';
import { createCourse, updateCourse } from '../authoring/service.ts';

const here = await testApp();
const { app, db, clock } = here;
const LETTERS = ['କ', 'ଖ', 'ଗ', 'ଘ'];

/** Question n has option n % 4 as its right one; odd questions have no Odia version. */
const createQuestions = (total: number) =>
  Array.from({ length: total }, (_, n) => ({
    question: `Question ${n}?`,
    options: LETTERS.map((_, option) => `${n} option ${option}`),
    correctAnswer: n % 4,
    explanation: `Because ${n}`,
    odia:
      n % 2 === 0
        ? {
            question: `ପ୍ରଶ୍ନ ${n}?`,
            options: LETTERS.map((_, option) => `${n} ବିକଳ୍ପ ${option}`),
            explanation: `କାରଣ ${n}`,
          }
        : null,
  }));

async function createBilingualCourse(total = 4): Promise<CourseTree> {
  const odia = (title: string) => ({ title, description: '' });
  const chapter = {
    title: 'Chapter',
    description: 'd',
    odia: odia('ଅଧ୍ୟାୟ'),
    questions: createQuestions(total),
  };
  const input = courseInput.parse({
    title: 'Course',
    description: 'd',
    odia: odia('ପାଠ୍ୟକ୍ରମ'),
    isFree: true,
    subjects: [{ title: 'Subject', description: 'd', odia: odia('ବିଷୟ'), chapters: [chapter] }],
  });
  return createCourse(db, input, clock.now);
}

const TITLES = { courseTitle: 'ପାଠ୍ୟକ୍ରମ', chapterTitle: 'ଅଧ୍ୟାୟ' };

type Change = { question: number; option?: number | null; language?: ShownLanguage | string };

async function save(student: Student, attemptId: string, saveNumber: number, changes: Change[]) {
  return app.inject({
    method: 'PUT',
    url: `/api/student/test/attempts/${attemptId}/answers`,
    headers: student.headers,
    payload: { saveNumber, changes },
  });
}

const getLanguages = (review: { shownLanguage: ShownLanguage | null }[]) =>
  review.map(({ shownLanguage }) => shownLanguage);

test('an attempt has both versions of its questions, without their explanations', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'both', [course]);
  const attempt = await startAttempt(mina, course);
  assert.deepEqual(attempt.odiaTitles, TITLES);
  assert.deepEqual(
    attempt.questions.map(({ odia }) => odia),
    createQuestions(4).map(({ odia }) => odia && { question: odia.question, options: odia.options }),
  );
  const { test: intro } = (await mina.get(`/api/student/course/${course._id}/chapter/0/test`)).json();
  assert.deepEqual(intro.odiaTitles, { ...TITLES, subjectTitle: 'ବିଷୟ' });
  const { tests } = (await mina.get('/api/student/test/attempts')).json();
  assert.deepEqual(tests[0].odiaTitles, TITLES);
});

test('an attempt keeps the Odia version it started with, and its result the new titles', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'kept', [course]);
  const attempt = await startAttempt(mina, course);
  const changed = structuredClone(course);
  changed.subjects[0]!.chapters[0]!.questions[0]!.odia!.question = 'ଅନ୍ୟ ପ୍ରଶ୍ନ?';
  changed.subjects[0]!.chapters[0]!.odia!.title = 'ନୂଆ ଅଧ୍ୟାୟ';
  await updateCourse(db, course._id, courseInput.parse(changed), clock.now);
  assert.deepEqual((await startAttempt(mina, course)).questions, attempt.questions);
  const { result, review } = await handInAttempt(mina, attempt.handInBody);
  assert.equal(review[0]!.odia!.question, 'ପ୍ରଶ୍ନ 0?');
  assert.deepEqual(result.odiaTitles, { ...TITLES, chapterTitle: 'ନୂଆ ଅଧ୍ୟାୟ' });
  const retake = await startAttempt(mina, course);
  assert.ok(retake.questions.some(({ odia }) => odia?.question === 'ଅନ୍ୟ ପ୍ରଶ୍ନ?'));
});

test('a paper of questions without an Odia version has the hash that it had before there were any', async () => {
  const course = await createMockTestCourse(db, [2], 'Old');
  const mina = await createStudent(here, 'old', [course]);
  await startAttempt(mina, course);
  const [chapter] = course.subjects[0]!.chapters;
  const [paper] = await db
    .select({ hash: papers.contentHash, text: sql<string>`${papers.questions}::text` })
    .from(papers)
    .where(eq(papers.testId, chapter!._id));
  // the text of the first release: PostgreSQL orders the keys of jsonb by length
  const text = chapter!.questions
    .map(({ _id, question, options, correctAnswer, explanation }) =>
      [
        `{"_id": ${JSON.stringify(_id)}`,
        `"imageId": null`,
        `"options": [${options.map((option) => JSON.stringify(option)).join(', ')}]`,
        `"question": ${JSON.stringify(question)}`,
        `"explanation": ${JSON.stringify(explanation)}`,
        `"correctAnswer": ${correctAnswer}}`,
      ].join(', '),
    )
    .join(', ');
  assert.equal(paper!.text, `[${text}]`);
  assert.equal(paper!.hash, createHash('sha256').update(`[${text}]`).digest('hex'));
});

test('the review has both versions in the same option order, also in a retake', async () => {
  const course = await createBilingualCourse(8);
  const mina = await createStudent(here, 'order', [course]);
  await handInAttempt(mina, (await startAttempt(mina, course)).handInBody);
  const retake = await startAttempt(mina, course);
  const { review } = await handInAttempt(mina, retake.handInBody);
  for (const [position, { question, options, odia, correctAnswer }] of review.entries()) {
    const shown = retake.questions[position]!;
    assert.deepEqual([shown.question, shown.options], [question, options]);
    const number = Number(/\d+/.exec(question)![0]);
    assert.equal(options[correctAnswer], `${number} option ${number % 4}`);
    if (number % 2 === 1) {
      assert.equal(odia, null);
      continue;
    }
    assert.deepEqual(
      odia!.options,
      options.map((option) => option.replace('option', 'ବିକଳ୍ପ')),
    );
    assert.deepEqual(shown.odia, { question: odia!.question, options: odia!.options });
    assert.equal(odia!.explanation, `କାରଣ ${number}`);
  }
});

test('options that refer to each other in the Odia version only are not shuffled', async () => {
  const [question] = createQuestions(1);
  const odia = { ...question!.odia!, options: ['ନଦୀ', 'ହ୍ରଦ', 'ସାଗର', 'ଉପରୋକ୍ତ ସମସ୍ତ'] };
  const input = courseInput.parse({
    title: 'Fixed',
    description: 'd',
    isFree: true,
    subjects: [
      {
        title: 's',
        description: 'd',
        chapters: [
          {
            title: 'c',
            description: 'd',
            questions: Array.from({ length: 12 }, () => ({ ...question, odia })),
          },
        ],
      },
    ],
  });
  const course = await createCourse(db, input, clock.now);
  const mina = await createStudent(here, 'fixed', [course]);
  await handInAttempt(mina, (await startAttempt(mina, course)).handInBody);
  for (const shown of (await startAttempt(mina, course)).questions)
    assert.deepEqual(shown.odia!.options, odia.options);
});

test('the text of an Odia option is accepted as an answer', async () => {
  const course = await createBilingualCourse();
  const ids = course.subjects[0]!.chapters[0]!.questions.map(({ _id }) => _id);
  const mina = await createStudent(here, 'text', [course]);
  const { review } = await handInAttempt(mina, {
    ...(await startAttempt(mina, course)).handInBody,
    answers: [
      { questionId: ids[0], selectedAnswer: '0 ବିକଳ୍ପ 3' },
      { questionId: ids[2], selectedAnswer: ' 2 ବିକଳ୍ପ  2' },
      { questionId: ids[3], selectedAnswer: '3 ବିକଳ୍ପ 3' },
    ],
  });
  assert.deepEqual(
    review.map(({ selectedIndex }) => selectedIndex),
    [3, null, 2, null],
  );
});

test('saves and the hand-in store the language in which each question was last shown', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'languages', [course]);
  const attempt = await startAttempt(mina, course);
  const first = await save(mina, attempt.attemptId, 1, [
    { question: 0, option: 1, language: 'or' },
    { question: 1, language: 'both' },
  ]);
  assert.equal(first.json().saved, true, first.body);
  const second = await save(mina, attempt.attemptId, 2, [
    { question: 0, language: 'en' },
    { question: 2, option: 2 },
    { question: 2, language: 'or' },
  ]);
  assert.equal(second.json().saved, true);
  const { review, result } = await handInAttempt(mina, {
    ...attempt.handInBody,
    answers: [
      { questionId: attempt.questions[1]!._id, language: 'or' },
      { questionId: attempt.questions[2]!._id, selectedIndex: 3, language: null },
    ],
  });
  assert.deepEqual(getLanguages(review), ['en', 'or', 'or', null]);
  assert.deepEqual(
    review.map(({ selectedIndex }) => selectedIndex),
    [1, null, 3, null],
  );
  const stored = (await mina.get(`/api/student/test/results/${result._id}`)).json();
  assert.deepEqual(stored.review, review);
});

test('languages of a retake belong to the questions at their positions on the screen', async () => {
  const course = await createBilingualCourse(8);
  const mina = await createStudent(here, 'retake', [course]);
  await handInAttempt(mina, (await startAttempt(mina, course)).handInBody);
  const retake = await startAttempt(mina, course);
  await save(mina, retake.attemptId, 1, [
    { question: 5, language: 'or' },
    { question: 0, option: 2, language: 'both' },
  ]);
  const { review } = await handInAttempt(mina, retake.handInBody);
  assert.deepEqual(getLanguages(review), ['both', null, null, null, null, 'or', null, null]);
  assert.equal(review[0]!.selectedIndex, 2);
});

test('languages are read from the database when another process has saved them', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'process', [course]);
  const attempt = await startAttempt(mina, course);
  await save(mina, attempt.attemptId, 1, [{ question: 3, option: 3, language: 'or' }]);
  attemptCache.take(attempt.attemptId);
  const { review } = await handInAttempt(mina, attempt.handInBody);
  assert.deepEqual(getLanguages(review), [null, null, null, 'or']);
});

test('an abandoned attempt keeps its saved languages', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'abandoned', [course]);
  const attempt = await startAttempt(mina, course);
  await save(mina, attempt.attemptId, 1, [{ question: 0, option: 0, language: 'both' }]);
  await gradeAbandoned(db, new Date(clock.now.getTime() + 3600_000), new AbortController().signal);
  const { review } = await handInAttempt(mina, attempt.handInBody, 200);
  assert.deepEqual(getLanguages(review), ['both', null, null, null]);
});

for (const [name, changes, status] of [
  ['an unknown language', [{ question: 0, option: 1, language: 'hi' }], 422],
  ['a change of nothing', [{ question: 0 }], 422],
  ['a change of null', [{ question: 0, option: 1, language: null }], 400],
] as [string, Change[], number][]) {
  test(`a save with ${name} is refused and changes nothing`, async () => {
    const course = await createBilingualCourse();
    const mina = await createStudent(here, `refused-${crypto.randomUUID()}`, [course]);
    const attempt = await startAttempt(mina, course);
    assert.equal((await save(mina, attempt.attemptId, 1, changes)).statusCode, status);
    assert.equal((await startAttempt(mina, course)).saveNumber, 0);
  });
}

test('statistics and lists name course, chapter and questions in both languages', async () => {
  const course = await createBilingualCourse();
  const mina = await createStudent(here, 'statistics', [course]);
  await handInAttempt(mina, (await startAttempt(mina, course)).handInBody);
  const analytics = (await mina.get('/api/student/analytics')).json();
  assert.deepEqual(analytics.coursePerformance[0].odiaTitles, { courseName: 'ପାଠ୍ୟକ୍ରମ' });
  assert.deepEqual(analytics.scores[0].odiaTitles, TITLES);
  assert.deepEqual(analytics.weakestChapters[0].odiaTitles, TITLES);

  const headers = { authorization: `Bearer ${await adminToken(here)}` };
  const get = async (url: string) => (await app.inject({ url, headers })).json();
  const { student } = await get(`/api/admin/students/${mina.studentId}`);
  assert.deepEqual(student.enrolledCourses[0].courseId.odiaTitles, { title: 'ପାଠ୍ୟକ୍ରମ' });
  assert.deepEqual(student.testResults[0].odiaTitles, TITLES);
  const results = await get(`/api/admin/courses/${course._id}/results`);
  assert.deepEqual(results.course.odiaTitles, { title: 'ପାଠ୍ୟକ୍ରମ' });
  assert.deepEqual(results.chapters[0].odiaTitles, { title: 'ଅଧ୍ୟାୟ', subjectTitle: 'ବିଷୟ' });
  const { questions } = await get(
    `/api/admin/courses/${course._id}/chapters/${results.chapters[0].chapterId}/results`,
  );
  assert.equal(questions[0].odia.options[1], '0 ବିକଳ୍ପ 1');
  assert.equal(questions[1].odia, null);
});
