import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { eq } from 'drizzle-orm';
import { attempts, results } from '../../database/tables/learning.ts';
import {
  createMockTestCourse,
  createStudent,
  handInAttempt,
  type Student,
  saveAttempt,
  startAttempt,
} from '../../testing/mock-test-helpers.ts';
import { testApp } from '../../testing/test-app.ts';
import { attemptCache } from '../attempts/attempt-store/attempt-cache.ts';
import { createCourse } from '../authoring/service.ts';

const QUESTIONS = 12;

const here = await testApp();
const { db, clock } = here;
const course = await createMockTestCourse(db, [QUESTIONS]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const advanceClock = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

type Attempt = Awaited<ReturnType<typeof startAttempt>>;

async function startRetake(who: Student): Promise<Attempt> {
  await handInAttempt(who, (await startAttempt(who, course)).handInBody);
  advanceClock(10);
  return startAttempt(who, course);
}

/** The positions of the right options on the screen; their text ends with 'right'. */
const findRightOptions = ({ questions }: Attempt) =>
  questions.map(({ options }) => options.findIndex((text) => text.endsWith('right')));
/** The positions of the questions in the paper, in the order on the screen. */
const getPaperPositions = ({ questions }: Attempt) => questions.map(({ _id }) => ids.indexOf(_id));

test('the first attempt has the order of the chapter, and a retake has the same questions in another order', async () => {
  const mina = await createStudent(here, 'first', [course]);
  const first = await startAttempt(mina, course);
  assert.deepEqual(getPaperPositions(first), [...ids.keys()]);
  assert.deepEqual(
    first.questions.map(({ options }) => options),
    chapter!.questions.map(({ options }) => options),
  );
  await handInAttempt(mina, first.handInBody);
  const retake = await startAttempt(mina, course);
  assert.notDeepEqual(getPaperPositions(retake), [...ids.keys()]);
  assert.deepEqual(
    getPaperPositions(retake).toSorted((a, b) => a - b),
    [...ids.keys()],
  );
  const shuffled = retake.questions.filter(({ _id, options }) => {
    const original = chapter!.questions[ids.indexOf(_id)]!.options;
    assert.deepEqual(options.toSorted(), original.toSorted());
    return options.join() !== original.join();
  });
  assert.ok(shuffled.length > 0);
});

test('each retake has its own order, and resuming keeps it', async () => {
  const mina = await createStudent(here, 'orders', [course]);
  const one = await startRetake(mina);
  assert.deepEqual((await startAttempt(mina, course)).questions, one.questions);
  await handInAttempt(mina, one.handInBody);
  assert.notDeepEqual((await startAttempt(mina, course)).questions, one.questions);
});

for (const process of ['this-process', 'another-process']) {
  test(`answers are saved, graded and reviewed by screen position when started in ${process}`, async () => {
    const mina = await createStudent(here, `saved-in-${process}`, [course]);
    const retake = await startRetake(mina);
    if (process === 'another-process') attemptCache.take(retake.attemptId);
    const right = findRightOptions(retake);
    // on the screen, the first answer is wrong, the last is missing, and all others are right
    const wrong = (right[0]! + 1) % 4;
    const answers = Object.fromEntries(
      right.map((option, at) => [at, at === 0 ? wrong : option]).slice(0, -1),
    );
    assert.equal(
      (await saveAttempt(mina, retake.attemptId, 1, { ...answers, [QUESTIONS - 1]: 2 })).saved,
      true,
    );
    assert.equal((await saveAttempt(mina, retake.attemptId, 2, { [QUESTIONS - 1]: null })).saved, true);
    const shown = [...right.keys()].map((at) => answers[at] ?? null);
    assert.deepEqual((await startAttempt(mina, course)).answers, shown);
    // an outdated save returns the same answers
    const outdated = await saveAttempt(mina, retake.attemptId, 1, { 0: 0 });
    assert.deepEqual([outdated.saved, outdated.answers], [false, shown]);

    const { result, review } = await handInAttempt(mina, retake.handInBody);
    assert.equal(result.correctAnswers, QUESTIONS - 2);
    assert.deepEqual(
      review.map(({ _id, options }) => ({ _id, options })),
      retake.questions.map(({ _id, options }) => ({ _id, options })),
    );
    assert.deepEqual(
      review.map(({ correctAnswer }) => correctAnswer),
      right,
    );
    assert.deepEqual(
      review.map(({ selectedIndex }) => selectedIndex),
      shown,
    );
    assert.equal(review[0]!.selectedAnswer, retake.questions[0]!.options[wrong]);
    assert.deepEqual((await mina.get(`/api/student/test/results/${result._id}`)).json(), {
      result,
      review,
      scoreChanges: [],
    });

    // stored by position in the paper, so that results of all students can be compared
    const [row] = await db.select().from(results).where(eq(results.id, result._id));
    const order = getPaperPositions(retake);
    assert.equal(row!.answers[order[1]!], order[1]! % 4);
    assert.equal(row!.answers[order.at(-1)!], -1);
  });
}

test('a hand-in by index means the position on the screen, and by text the option with that text', async () => {
  for (const by of ['index', 'text']) {
    const mina = await createStudent(here, `hand-in-${by}`, [course]);
    const retake = await startRetake(mina);
    const right = findRightOptions(retake);
    const answers = retake.questions.map(({ _id, options }, at) => ({
      questionId: _id,
      ...(by === 'index' ? { selectedIndex: right[at] } : { selectedAnswer: options[right[at]!] }),
    }));
    const { attemptId, ...place } = retake.handInBody;
    const { result } = await handInAttempt(mina, {
      ...(by === 'index' ? { attemptId } : {}),
      ...place,
      answers,
    });
    assert.deepEqual([result.attemptId, result.score], [attemptId, 100]);
    // the client did not receive the response and repeats the request
    assert.equal((await handInAttempt(mina, { ...place, answers }, 200)).result._id, result._id);
  }
});

test('an attempt without a stored order, from the first release, has the order of the paper', async () => {
  const mina = await createStudent(here, 'old', [course]);
  const retake = await startRetake(mina);
  await db
    .update(attempts)
    .set({ questionOrder: null, optionOrders: null })
    .where(eq(attempts.id, retake.attemptId));
  attemptCache.take(retake.attemptId);
  await saveAttempt(mina, retake.attemptId, 1, { 5: 1 });
  const { result, review } = await handInAttempt(mina, retake.handInBody);
  assert.deepEqual(
    review.map(({ _id }) => _id),
    ids,
  );
  assert.deepEqual([result.correctAnswers, review[5]!.selectedIndex], [1, 1]);
});

test('options that refer to other options are not shuffled', async () => {
  const options = ['Cuttack', 'Puri', 'Both A and B', 'None of the above'];
  const questions = Array.from({ length: 8 }, (_, n) => ({
    question: `Which ${n}?`,
    options,
    correctAnswer: 2,
  }));
  const chapters = [{ title: 'c', description: 'd', questions }];
  const draft = {
    title: 't',
    description: 'd',
    isFree: true,
    subjects: [{ title: 's', description: 'd', chapters }],
  };
  const other = await createCourse(db, courseInput.parse(draft), clock.now);
  const mina = await createStudent(here, 'fixed', [other]);
  await handInAttempt(mina, (await startAttempt(mina, other)).handInBody);
  const retake = await startAttempt(mina, other);
  for (const question of retake.questions) assert.deepEqual(question.options, options);
});
