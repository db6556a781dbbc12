import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import fc from 'fast-check';
import {
  believableSeconds,
  deadlineOf,
  gradeAttempt,
  isPassed,
  layOver,
  NONE,
  type PaperQuestion,
  takesAnswers,
  timeOf,
} from './rules.ts';

const option = fc.integer({ min: 0, max: 3 });
const answer = fc.oneof(fc.constant(NONE), option);

/** A paper and an answer to each of its questions; options often read alike. */
const taken = fc
  .array(fc.tuple(option, answer, fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 4 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((rows) => ({
    questions: rows.map(
      ([correctAnswer, , options], n): PaperQuestion => ({
        _id: `q${n}`,
        question: '?',
        imageId: null,
        options,
        correctAnswer,
        explanation: '',
      }),
    ),
    answers: rows.map(([, chosen]) => chosen),
  }));

test('the grade counts what is right, whatever else was chosen', () => {
  fc.assert(
    fc.property(taken, ({ questions, answers }) => {
      const grade = gradeAttempt(questions, answers);
      const right = questions.filter((question, n) => question.correctAnswer === answers[n]).length;
      assert.deepEqual(grade, {
        correctAnswers: right,
        totalQuestions: questions.length,
        score: Math.round((right / questions.length) * 100),
      });
      assert.equal(isPassed(grade.score), grade.score >= 60);
    }),
  );
});

test('all right is 100, nothing answered is 0, and one more right answer never lowers the score', () => {
  fc.assert(
    fc.property(taken, fc.nat(), ({ questions, answers }, seed) => {
      const key = questions.map(({ correctAnswer }) => correctAnswer);
      assert.equal(gradeAttempt(questions, key).score, 100);
      assert.equal(
        gradeAttempt(
          questions,
          questions.map(() => NONE),
        ).score,
        0,
      );
      const better = answers.with(seed % answers.length, key[seed % answers.length]!);
      assert.ok(gradeAttempt(questions, better).score >= gradeAttempt(questions, answers).score);
    }),
  );
});

const GRADES: [number, number, number, boolean][] = [
  [3, 5, 60, true],
  [59, 100, 59, false],
  [119, 200, 60, true],
  [1, 3, 33, false],
  [2, 3, 67, true],
];

for (const [right, total, score, passed] of GRADES) {
  test(`${right} of ${total} are ${score} percent, ${passed ? 'passed' : 'not passed'}`, () => {
    const questions = Array.from({ length: total }, () => ({ correctAnswer: 0 }) as PaperQuestion);
    const grade = gradeAttempt(questions, [...Array(right).fill(0), ...Array(total - right).fill(1)]);
    assert.deepEqual([grade.score, isPassed(grade.score)], [score, passed]);
  });
}

test('what is sent by index lies over what was saved, and what is not chosen leaves it', () => {
  fc.assert(
    fc.property(taken, fc.array(answer, { maxLength: 80 }), ({ questions, answers: savedOnes }, sent) => {
      const laid = layOver(
        savedOnes,
        questions,
        sent.map((chosen, n) => ({ questionId: `q${n}`, selectedIndex: chosen === NONE ? null : chosen })),
      );
      assert.equal(laid.length, questions.length);
      for (const [n, chosen] of laid.entries()) {
        const wanted = sent[n] === undefined || sent[n] === NONE ? savedOnes[n] : sent[n];
        assert.equal(chosen, wanted);
      }
    }),
  );
});

test('what is sent by text is an option that reads so, also where two read alike', () => {
  fc.assert(
    fc.property(taken, option, ({ questions }, chosen) => {
      const sent = questions.map(({ _id, options }) => ({
        questionId: _id,
        selectedAnswer: options[chosen]!,
      }));
      const laid = layOver(
        questions.map(() => NONE),
        questions,
        sent,
      );
      for (const [n, place] of laid.entries()) {
        assert.equal(questions[n]!.options[place], questions[n]!.options[chosen]);
      }
    }),
  );
});

test('a test takes answers up to the end of the grace, and ends between its start and its deadline', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 1e9 }),
      (startedAt, total, ms) => {
        const deadline = deadlineOf(startedAt, total);
        assert.equal(deadline.getTime() - startedAt.getTime(), total * 120_000);
        const now = new Date(startedAt.getTime() + ms);
        assert.equal(takesAnswers(deadline, now), ms <= total * 120_000 + MOCK_TEST.graceSeconds * 1000);
        const { completedAt, timeSpentSeconds } = timeOf({ startedAt, deadline }, now);
        assert.ok(completedAt <= deadline && completedAt <= now && completedAt >= startedAt);
        assert.ok(timeSpentSeconds >= 0 && timeSpentSeconds <= total * 120);
      },
    ),
  );
});

test('a clock set back in the middle of a test makes no negative time', () => {
  const startedAt = new Date(1e12);
  const { timeSpentSeconds } = timeOf({ startedAt, deadline: new Date(1e12 + 1000) }, new Date(1e12 - 5000));
  assert.equal(timeSpentSeconds, 0);
});

for (const [claimed, believed] of [
  [30.4, 30],
  [-1, 0],
  [1e308, 240],
  [null, 0],
  [undefined, 0],
] as const) {
  test(`${claimed} seconds claimed for two questions are ${believed}`, () => {
    assert.equal(believableSeconds(claimed, 2, { lastAt: null, now: new Date(1e12) }), believed);
  });
}

test('no more seconds are believed than passed since the last test of the chapter', () => {
  const now = new Date(1e12);
  assert.equal(believableSeconds(200, 2, { lastAt: new Date(1e12 - 7000), now }), 7);
  assert.equal(believableSeconds(200, 2, { lastAt: new Date(1e12 - 300_000), now }), 200);
  assert.equal(believableSeconds(200, 2, { lastAt: new Date(1e12 + 7000), now }), 0);
});
