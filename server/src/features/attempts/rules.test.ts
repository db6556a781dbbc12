import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { ExamRules } from '@sikhya/contract/exam-rules.ts';
import fc from 'fast-check';
import { clampTimeSpent, getDeadline, isPassed } from '../mock-test/rules.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';
import { getCompletion, gradeAnswers as gradePaper, isAcceptingAnswers, mergeAnswers } from './rules.ts';

/** Grades a mock test of a chapter. */
const gradeAnswers = (questions: PaperQuestion[], answers: number[]) =>
  gradePaper({ questions, rules: null }, answers);

const option = fc.integer({ min: 0, max: 3 });
const answer = fc.oneof(fc.constant(NO_ANSWER), option);

/** Questions and an answer to each; options often have the same text. */
const answeredPaper = fc
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

test('the grade counts the right answers', () => {
  fc.assert(
    fc.property(answeredPaper, ({ questions, answers }) => {
      const grade = gradeAnswers(questions, answers);
      const right = questions.filter((question, n) => question.correctAnswer === answers[n]).length;
      assert.deepEqual(grade, {
        correctAnswers: right,
        totalQuestions: questions.length,
        score: Math.round((right / questions.length) * 100),
        marks: null,
        sectionMarks: null,
      });
      assert.equal(isPassed(grade.score), grade.score >= 60);
    }),
  );
});

test('all right scores 100, no answers score 0, and one more right answer never lowers the score', () => {
  fc.assert(
    fc.property(answeredPaper, fc.nat(), ({ questions, answers }, seed) => {
      const key = questions.map(({ correctAnswer }) => correctAnswer);
      assert.equal(gradeAnswers(questions, key).score, 100);
      assert.equal(
        gradeAnswers(
          questions,
          questions.map(() => NO_ANSWER),
        ).score,
        0,
      );
      const better = answers.with(seed % answers.length, key[seed % answers.length]!);
      assert.ok(gradeAnswers(questions, better).score >= gradeAnswers(questions, answers).score);
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
    const grade = gradeAnswers(questions, [...Array(right).fill(0), ...Array(total - right).fill(1)]);
    assert.deepEqual([grade.score, isPassed(grade.score)], [score, passed]);
  });
}

test('an exam whose right answers give no marks is graded with 0 percent', () => {
  const question = { options: ['a', 'b'], correctAnswer: 0 } as PaperQuestion;
  const grade = (marks: { right: number; wrong: number; empty: number }, answer: number) => {
    const section = { totalQuestions: 1, minutes: null, maxAnswers: null, title: '', odiaTitle: null, marks };
    const rules = { sections: [section] } as unknown as ExamRules;
    const { score, marks: total } = gradePaper({ questions: [question], rules }, [answer]);
    return [score, total];
  };
  assert.deepEqual(grade({ right: 0, wrong: 0, empty: 0 }, 0), [0, 0]);
  assert.deepEqual(grade({ right: 0, wrong: -3, empty: 0 }, 1), [0, -3]);
  assert.deepEqual(grade({ right: 0, wrong: 0, empty: 12 }, NO_ANSWER), [0, 12]);
  assert.deepEqual(grade({ right: -12, wrong: -12, empty: 0 }, 1), [0, -12]);
});

test('answers sent by index replace saved ones, and missing answers keep them', () => {
  fc.assert(
    fc.property(answeredPaper, fc.array(answer, { maxLength: 80 }), ({ questions, answers: saved }, sent) => {
      const merged = mergeAnswers(
        saved,
        questions,
        sent.map((chosen, n) => ({
          questionId: `q${n}`,
          selectedIndex: chosen === NO_ANSWER ? null : chosen,
        })),
      );
      assert.equal(merged.length, questions.length);
      for (const [n, chosen] of merged.entries()) {
        const expected = sent[n] === undefined || sent[n] === NO_ANSWER ? saved[n] : sent[n];
        assert.equal(chosen, expected);
      }
    }),
  );
});

test('answers sent by text match an option with that text, even if two options have it', () => {
  fc.assert(
    fc.property(answeredPaper, option, ({ questions }, chosen) => {
      const sent = questions.map(({ _id, options }) => ({
        questionId: _id,
        selectedAnswer: options[chosen]!,
      }));
      const merged = mergeAnswers(
        questions.map(() => NO_ANSWER),
        questions,
        sent,
      );
      for (const [n, position] of merged.entries()) {
        assert.equal(questions[n]!.options[position], questions[n]!.options[chosen]);
      }
    }),
  );
});

test('an attempt accepts answers until the end of the grace period and completes between start and deadline', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 1e9 }),
      (startedAt, total, ms) => {
        const deadline = getDeadline(startedAt, total);
        assert.equal(deadline.getTime() - startedAt.getTime(), total * 120_000);
        const now = new Date(startedAt.getTime() + ms);
        assert.equal(
          isAcceptingAnswers(deadline, now),
          ms <= total * 120_000 + MOCK_TEST.graceSeconds * 1000,
        );
        const { completedAt, timeSpentSeconds } = getCompletion({ startedAt, deadline }, now);
        assert.ok(completedAt <= deadline && completedAt <= now && completedAt >= startedAt);
        assert.ok(timeSpentSeconds >= 0 && timeSpentSeconds <= total * 120);
      },
    ),
  );
});

test('a clock that is set back during a test does not cause a negative time', () => {
  const startedAt = new Date(1e12);
  const { timeSpentSeconds } = getCompletion(
    { startedAt, deadline: new Date(1e12 + 1000) },
    new Date(1e12 - 5000),
  );
  assert.equal(timeSpentSeconds, 0);
});

for (const [claimed, clamped] of [
  [30.4, 30],
  [-1, 0],
  [1e308, 240],
  [null, 0],
  [undefined, 0],
] as const) {
  test(`${claimed} seconds claimed for two questions are clamped to ${clamped}`, () => {
    assert.equal(clampTimeSpent(claimed, 2, { lastResultAt: null, now: new Date(1e12) }), clamped);
  });
}

test('the time spent is limited to the time since the last result of the chapter', () => {
  const now = new Date(1e12);
  assert.equal(clampTimeSpent(200, 2, { lastResultAt: new Date(1e12 - 7000), now }), 7);
  assert.equal(clampTimeSpent(200, 2, { lastResultAt: new Date(1e12 - 300_000), now }), 200);
  assert.equal(clampTimeSpent(200, 2, { lastResultAt: new Date(1e12 + 7000), now }), 0);
});
