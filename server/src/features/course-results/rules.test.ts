import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultsOfQuestions } from './rules.ts';

const NOW = [
  { _id: 'q1', question: 'One?', options: ['a', 'b', 'c', 'd'], correctAnswer: 0 },
  { _id: 'q2', question: 'Two?', options: ['x', 'x', 'y', 'z'], correctAnswer: 1 },
];
const PAPERS = [
  { id: 'today', questions: NOW },
  {
    id: 'before',
    questions: [
      { _id: 'gone', options: ['1', '2', '3', '4'] },
      { _id: 'q1', options: ['b', 'a', 'old', 'd'] },
    ],
  },
];

test('choices on all papers count for the option of the same text', () => {
  const [one, two] = resultsOfQuestions(NOW, PAPERS, [
    { paperId: 'today', place: 0, option: 0, times: 3 },
    { paperId: 'today', place: 0, option: -1, times: 2 },
    { paperId: 'before', place: 1, option: 0, times: 4 },
    { paperId: 'before', place: 1, option: 2, times: 5 },
    { paperId: 'before', place: 0, option: 1, times: 9 },
    { paperId: 'today', place: 1, option: 1, times: 6 },
    { paperId: 'lost', place: 0, option: 0, times: 1 },
  ]);
  assert.deepEqual(one!.chosen, [3, 4, 0, 0]);
  assert.equal(one!.unanswered, 2);
  assert.equal(one!.otherwise, 5);
  assert.deepEqual(two!.chosen, [0, 6, 0, 0]);
});

const SUSPICIONS: [string, number[], boolean][] = [
  ['a wrong option that most chose', [1, 5, 0, 0], true],
  ['the right one that most chose', [5, 1, 0, 0], false],
  ['as many as chose the right one', [3, 3, 0, 0], false],
  ['too few tests to say', [0, 4, 0, 0], false],
];

for (const [name, times, wanted] of SUSPICIONS) {
  test(`${name} is ${wanted ? 'suspicious' : 'not suspicious'}`, () => {
    const choices = times.map((n, option) => ({ paperId: 'today', place: 0, option, times: n }));
    assert.equal(resultsOfQuestions(NOW, PAPERS, choices)[0]!.suspicious, wanted);
  });
}
