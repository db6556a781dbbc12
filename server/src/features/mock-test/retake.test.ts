import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '@sikhya/contract/authoring.ts';
import { eq } from 'drizzle-orm';
import { attempts, results } from '../../database/tables/learning.ts';
import { handedIn, type Student, saved, started, student, testCourse } from '../../testing/taking-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { createCourse } from '../authoring/service.ts';
import { attemptsInMind } from './attempts-in-mind.ts';

const QUESTIONS = 12;

const here = await testApp();
const { db, clock } = here;
const course = await testCourse(db, [QUESTIONS]);
const [chapter] = course.subjects[0]!.chapters;
const ids = chapter!.questions.map(({ _id }) => _id);
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

type Attempt = Awaited<ReturnType<typeof started>>;

async function retaken(who: Student): Promise<Attempt> {
  await handedIn(who, (await started(who, course)).handIn);
  later(10);
  return started(who, course);
}

/** On the screen the right options have the word in their text. */
const rightOf = ({ questions }: Attempt) =>
  questions.map(({ options }) => options.findIndex((text) => text.endsWith('right')));
const inPaper = ({ questions }: Attempt) => questions.map(({ _id }) => ids.indexOf(_id));

test('the first attempt has the order of the chapter, a retake another one with the same questions', async () => {
  const mina = await student(here, 'first', [course]);
  const first = await started(mina, course);
  assert.deepEqual(inPaper(first), [...ids.keys()]);
  assert.deepEqual(
    first.questions.map(({ options }) => options),
    chapter!.questions.map(({ options }) => options),
  );
  await handedIn(mina, first.handIn);
  const retake = await started(mina, course);
  assert.notDeepEqual(inPaper(retake), [...ids.keys()]);
  assert.deepEqual(
    inPaper(retake).toSorted((a, b) => a - b),
    [...ids.keys()],
  );
  const moved = retake.questions.filter(({ _id, options }) => {
    const written = chapter!.questions[ids.indexOf(_id)]!.options;
    assert.deepEqual(options.toSorted(), written.toSorted());
    return options.join() !== written.join();
  });
  assert.ok(moved.length > 0);
});

test('the order of one retake says nothing about the next, and resuming keeps it', async () => {
  const mina = await student(here, 'orders', [course]);
  const one = await retaken(mina);
  assert.deepEqual((await started(mina, course)).questions, one.questions);
  await handedIn(mina, one.handIn);
  assert.notDeepEqual((await started(mina, course)).questions, one.questions);
});

for (const process of ['this-process', 'another-process']) {
  test(`answers saved by position on the screen are graded and reviewed so, started in ${process}`, async () => {
    const mina = await student(here, `saved-in-${process}`, [course]);
    const retake = await retaken(mina);
    if (process === 'another-process') attemptsInMind.takeOut(mina.studentId, retake.attemptId);
    const right = rightOf(retake);
    // all right but the first on the screen, which is wrong, and the last, which is open
    const wrong = (right[0]! + 1) % 4;
    const answers = Object.fromEntries(
      right.map((option, at) => [at, at === 0 ? wrong : option]).slice(0, -1),
    );
    assert.equal((await saved(mina, retake.attemptId, 1, { ...answers, [QUESTIONS - 1]: 2 })).saved, true);
    assert.equal((await saved(mina, retake.attemptId, 2, { [QUESTIONS - 1]: null })).saved, true);
    const shown = [...right.keys()].map((at) => answers[at] ?? null);
    assert.deepEqual((await started(mina, course)).answers, shown);
    // a device that is behind is told the same
    const behind = await saved(mina, retake.attemptId, 1, { 0: 0 });
    assert.deepEqual([behind.saved, behind.answers], [false, shown]);

    const { result, review } = await handedIn(mina, retake.handIn);
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
    assert.deepEqual((await mina.get(`/api/student/test/results/${result._id}`)).json(), { result, review });

    // stored as the paper has it, for figures about all students
    const [row] = await db.select().from(results).where(eq(results.id, result._id));
    const order = inPaper(retake);
    assert.equal(row!.answers[order[1]!], order[1]! % 4);
    assert.equal(row!.answers[order.at(-1)!], -1);
  });
}

test('a hand-in by index means the option on the screen, by text the one that reads so', async () => {
  for (const by of ['index', 'text']) {
    const mina = await student(here, `hand-in-${by}`, [course]);
    const retake = await retaken(mina);
    const right = rightOf(retake);
    const answers = retake.questions.map(({ _id, options }, at) => ({
      questionId: _id,
      ...(by === 'index' ? { selectedIndex: right[at] } : { selectedAnswer: options[right[at]!] }),
    }));
    const { attemptId, ...place } = retake.handIn;
    const { result } = await handedIn(mina, { ...(by === 'index' ? { attemptId } : {}), ...place, answers });
    assert.deepEqual([result.attemptId, result.score], [attemptId, 100]);
    // the same call again, of a client that did not hear the answer
    assert.equal((await handedIn(mina, { ...place, answers }, 200)).result._id, result._id);
  }
});

test('an attempt without a stored order, as the first release made them, keeps that of the paper', async () => {
  const mina = await student(here, 'old', [course]);
  const retake = await retaken(mina);
  await db
    .update(attempts)
    .set({ questionOrder: null, optionOrders: null })
    .where(eq(attempts.id, retake.attemptId));
  attemptsInMind.takeOut(mina.studentId, retake.attemptId);
  await saved(mina, retake.attemptId, 1, { 5: 1 });
  const { result, review } = await handedIn(mina, retake.handIn);
  assert.deepEqual(
    review.map(({ _id }) => _id),
    ids,
  );
  assert.deepEqual([result.correctAnswers, review[5]!.selectedIndex], [1, 1]);
});

test('options that speak of the others stay where they are', async () => {
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
  const mina = await student(here, 'kept', [other]);
  await handedIn(mina, (await started(mina, other)).handIn);
  const retake = await started(mina, other);
  for (const question of retake.questions) assert.deepEqual(question.options, options);
});
