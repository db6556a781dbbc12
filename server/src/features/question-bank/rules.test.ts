import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseQuestions } from './rules.ts';

const QUESTIONS = Array.from({ length: 5 }, (_, n) => ({
  _id: `question-${n}`,
  options: ['a', 'b', 'c'],
  rightOptions: [0],
}));

const analyse = (...results: number[][]) =>
  analyseQuestions(results.map((answers) => ({ questions: QUESTIONS, answers, seconds: null })));

test('counts right answers, chosen options and empty answers', () => {
  const [first, second] = analyse([0, 1, 2, 0], [0, -1, 0, 0], [2, 1, 0, 0], [0, 0, 0, 0]);
  assert.deepEqual([first?.shareRight, first?.chosen, first?.unanswered], [0.75, [3, 0, 1], 0]);
  assert.deepEqual([second?.shareRight, second?.chosen, second?.unanswered], [0.25, [1, 2, 0], 1]);
  assert.equal(first?.discrimination, null, 'four results are too few');
});

test('counts an option that the question does not have as an empty answer', () => {
  const [first] = analyse([5, 0, 0, 0], [0, 0, 0, 0]);
  assert.deepEqual([first?.chosen, first?.unanswered], [[1, 0, 0], 1]);
});

test('a question that only good students answer has a high discrimination, a wrong key a negative one', () => {
  const good = [0, 0, 0, 0, 1];
  const bad = [1, 1, 1, 0, 0];
  const results = Array.from({ length: 40 }, (_, n) => (n % 2 ? good : bad));
  const [known, , , same, wrongKey] = analyse(...results);
  assert.ok((known?.discrimination ?? 0) > 0.9, String(known?.discrimination));
  assert.equal(same?.discrimination, null, 'all answered alike');
  assert.ok((wrongKey?.discrimination ?? 0) < -0.9, String(wrongKey?.discrimination));
});

test('results of several papers count together by the id of the question', () => {
  const [first] = analyseQuestions([
    { questions: QUESTIONS.slice(0, 2), answers: [0, 0], seconds: [10, 0] },
    { questions: QUESTIONS.slice(0, 2).toReversed(), answers: [0, 1], seconds: [30, 20] },
  ]);
  assert.deepEqual([first?._id, first?.results, first?.shareRight], ['question-0', 2, 0.5]);
});

test('the median counts the students who saw the question, and is null if no time was measured', () => {
  const getMedian = (...times: (number | null)[]) =>
    analyseQuestions(
      times.map((time) => ({
        questions: QUESTIONS.slice(0, 1),
        answers: [0],
        seconds: time === null ? null : [time],
      })),
    )[0]!.medianSeconds;
  assert.equal(getMedian(50, 0, 10, null, 30), 30);
  assert.equal(getMedian(10, 25), 18);
  assert.equal(getMedian(null, 0), null);
});

test('the option that most of the best quarter chose is found, also if it is not the key', () => {
  const best = [0, 0, 0, 0, 2];
  const others = [1, 1, 1, 1, 0];
  const results = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? best : others));
  const analysed = analyse(...results);
  assert.deepEqual([analysed[0]?.bestOption, analysed[4]?.bestOption], [0, 2]);
  assert.equal(analyse(best)[0]?.bestOption, null, 'one result is too few');
});

test('every option that counts as right after a correction is right', () => {
  const questions = QUESTIONS.slice(0, 1).map((question) => ({ ...question, rightOptions: [1, 2] }));
  const results = [0, 1, 2, -1].map((answer) => ({ questions, answers: [answer], seconds: null }));
  assert.equal(analyseQuestions(results)[0]!.shareRight, 0.5);
});
