import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countQuestionResults } from './rules.ts';

const CURRENT_QUESTIONS = [
  { _id: 'q1', question: 'One?', options: ['a', 'b', 'c', 'd'], odia: null, correctAnswer: 0 },
  { _id: 'q2', question: 'Two?', options: ['x', 'x', 'y', 'z'], odia: null, correctAnswer: 1 },
];
const PAPERS = [
  { id: 'current', questions: CURRENT_QUESTIONS },
  {
    id: 'old',
    questions: [
      { _id: 'deleted', options: ['1', '2', '3', '4'] },
      { _id: 'q1', options: ['b', 'a', 'edited', 'd'] },
    ],
  },
];

test('answers of all papers count for the option with the same text', () => {
  const [one, two] = countQuestionResults(CURRENT_QUESTIONS, PAPERS, [
    { paperId: 'current', position: 0, option: 0, count: 3 },
    { paperId: 'current', position: 0, option: -1, count: 2 },
    { paperId: 'old', position: 1, option: 0, count: 4 },
    { paperId: 'old', position: 1, option: 2, count: 5 },
    { paperId: 'old', position: 0, option: 1, count: 9 },
    { paperId: 'current', position: 1, option: 1, count: 6 },
    { paperId: 'lost', position: 0, option: 0, count: 1 },
  ]);
  assert.deepEqual(one!.chosen, [3, 4, 0, 0]);
  assert.equal(one!.unanswered, 2);
  assert.equal(one!.otherwise, 5);
  assert.deepEqual(two!.chosen, [0, 6, 0, 0]);
});

const SUSPICIONS: [string, number[], boolean][] = [
  ['a question with a wrong option chosen most often', [1, 5, 0, 0], true],
  ['a question with the right option chosen most often', [5, 1, 0, 0], false],
  ['a question with a wrong option chosen as often as the right one', [3, 3, 0, 0], false],
  ['a question with too few answers', [0, 4, 0, 0], false],
];

for (const [name, chosen, expected] of SUSPICIONS) {
  test(`${name} is ${expected ? 'suspicious' : 'not suspicious'}`, () => {
    const counts = chosen.map((count, option) => ({ paperId: 'current', position: 0, option, count }));
    assert.equal(countQuestionResults(CURRENT_QUESTIONS, PAPERS, counts)[0]!.suspicious, expected);
  });
}
