import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseInput } from '../authoring.ts';
import { translateToEnglish } from '../language/texts.ts';
import { parseQuestionFile } from './strict.ts';

const HEAD = ['Question 1', 'Which?'];
const OPTIONS = ['A. one', 'Correct', 'B. two', 'C. three', 'D. four'];

const parseLines = (lines: string[]) => parseQuestionFile(lines.join('\n'));

const ERRORS: [lines: string[], line: number, reason: string][] = [
  // The text
  [['Question 1'], 1, 'The question has no text.'],
  [['Question 1', ...OPTIONS], 1, 'The question has no text.'],
  [['Question 1', 'A. one', 'B. two', 'Correct', 'C. three', 'D. four'], 1, 'The question has no text.'],
  [['Question No. 1', ...OPTIONS], 1, 'The question has no text.'],
  [
    ['Question 1: Which?', ...OPTIONS],
    1,
    "The question's text must be on its own line, below the 'Question' line.",
  ],

  // Options
  [HEAD, 1, 'Option A is missing.'],
  [[...HEAD, 'A. one', 'Correct', 'B. two'], 1, 'Option C is missing.'],
  [[...HEAD, 'A. one', 'Correct', 'B. two', 'D. four'], 6, 'Option C is missing.'],
  [[...HEAD, 'A. one', 'Correct', 'B. two', 'C. three', 'Explanation: x'], 1, 'Option D is missing.'],
  [[...HEAD, 'Explanation: x', ...OPTIONS], 1, 'Option A is missing.'],
  [[...HEAD, 'B. two', 'C. three', 'D. four', 'Correct'], 3, 'Option A is missing.'],
  [
    [...HEAD, 'A. one', 'Correct', 'C. three', 'B. two', 'D. four'],
    5,
    'The options are not in the order A, B, C, D.',
  ],
  [
    [...HEAD, 'B. two', 'A. one', 'Correct', 'C. three', 'D. four'],
    3,
    'The options are not in the order A, B, C, D.',
  ],
  [[...HEAD, 'A. one', 'Correct', 'A. uno', 'B. two', 'C. three', 'D. four'], 5, 'Option A is given twice.'],
  [[...HEAD, ...OPTIONS, 'E. five'], 8, 'There is a fifth option; a question has exactly four.'],
  [[...HEAD, ...OPTIONS, 'A. one'], 8, 'Option A is given twice.'],
  [[...HEAD, 'A. one', 'Correct', 'B. ', 'C. three', 'D. four'], 5, 'Option B is empty.'],
  [[...HEAD, 'A. one', 'Correct', 'B. \u200d', 'C. three', 'D. four'], 5, 'Option B is empty.'],
  [
    [...HEAD, 'A. one', 'and a half', 'Correct', 'B. two', 'C. three', 'D. four'],
    4,
    'This line is not recognised: option B is expected here, and an option is one line.',
  ],
  [
    [...HEAD, ...OPTIONS, 'Page 2'],
    8,
    "This line is not recognised: only 'Explanation' or the next 'Question' may follow the options.",
  ],

  // Options in other clothes
  [[...HEAD, 'A) one', 'Correct', 'B) two', 'C) three', 'D) four'], 3, "Option A must begin with 'A.'."],
  [[...HEAD, '(a) one', '(b) two', '(c) three', '(d) four'], 3, "Option A must begin with 'A.'."],
  [[...HEAD, 'କ. ଏକ', 'ଖ. ଦୁଇ'], 3, "Option A must begin with 'A.'."],
  [[...HEAD, 'A. one', 'b. two'], 4, "Option B must begin with 'B.'."],
  [[...HEAD, 'A. one', 'Correct', 'B. two', '(ଗ) ତିନି'], 6, "Option C must begin with 'C.'."],

  // The mark
  [[...HEAD, 'A. one', 'B. two', 'C. three', 'D. four'], 1, 'No option is marked Correct.'],
  [
    [...HEAD, 'A. one', 'Correct', 'B. two', 'Correct', 'C. three', 'D. four'],
    6,
    'Two options are marked Correct.',
  ],
  [
    [...HEAD, 'A. one', 'Correct', 'Correct', 'B. two', 'C. three', 'D. four'],
    5,
    'Option A is marked Correct twice.',
  ],
  [
    [...HEAD, 'Correct', 'A. one', 'B. two', 'C. three', 'D. four'],
    3,
    "'Correct' is before option A; it must be on the line after an option.",
  ],
  ...['correct', 'CORRECT', 'Correct.', '(Correct)', '✓ Correct', 'Correct answer'].map(
    (mark): [string[], number, string] => [
      [...HEAD, 'A. one', mark, 'B. two', 'C. three', 'D. four'],
      4,
      "The line that marks the right option must read exactly 'Correct'.",
    ],
  ),
  ...['Ans. B', 'Answer: B', 'ଉତ୍ତର: B'].map((mark): [string[], number, string] => [
    [...HEAD, 'A. one', 'B. two', 'C. three', 'D. four', mark],
    7,
    "Mark the right option with a line 'Correct' right after it.",
  ]),

  // Explanation and header
  [
    [...HEAD, ...OPTIONS, 'EXPLANATION: x'],
    8,
    "The line with the explanation must begin with 'Explanation', spelt exactly like this.",
  ],
  [
    [...HEAD, ...OPTIONS, 'Explanation: x', 'Next one?', ...OPTIONS],
    11,
    "'Correct' is in the explanation; it must be on the line after an option. Is a 'Question' line missing above?",
  ],
  ...['QUESTION 1', 'question', 'Q1.', 'Q. 1)', 'ପ୍ରଶ୍ନ ୧:'].map((head): [string[], number, string] => [
    [head, 'Which?', ...OPTIONS],
    1,
    "A question starts with a line that begins with 'Question', spelt exactly like this.",
  ]),
  [
    ['Quiz', ...OPTIONS],
    1,
    "This text belongs to no question: a question starts with a line that begins with 'Question'.",
  ],

  // exceeds the limits of the course input
  [['Question', 'ଓ'.repeat(20_001), ...OPTIONS], 1, 'The question is too long.'],
  [[...HEAD, ...OPTIONS, `Explanation: ${'ଓ'.repeat(20_001)}`], 1, 'The explanation is too long.'],
  [
    [...HEAD, 'A. one', 'Correct', 'B. two', `C. ${'x'.repeat(2_001)}`, 'D. four'],
    1,
    'Option C is too long.',
  ],
  [['Question', 'a\u0000b', ...OPTIONS], 1, 'The question holds characters that cannot be stored.'],
  [
    [...HEAD, 'A. half \ud83d pair', 'Correct', 'B. two', 'C. three', 'D. four'],
    1,
    'Option A holds characters that cannot be stored.',
  ],
  [['Question', ' '.repeat(100_001), ...OPTIONS], 2, 'This line is too long to be part of a question.'],
];

for (const [lines, line, reason] of ERRORS) {
  const name = lines.map((each) => (each.length > 40 ? `${each.slice(0, 20)}…` : each)).join(' / ');
  test(`rejects: ${name}`, () => {
    const { questions, rejected } = parseLines(lines);
    assert.deepEqual([questions.length, rejected.length], [0, 1]);
    assert.deepEqual(
      rejected.map((block) => [block.line, translateToEnglish(block.reason)]),
      [[line, reason]],
    );
  });
}

test('starts a new block at a header right after a header', () => {
  for (const second of ['Question 2', 'Question:', 'Question No. 2', 'Question ୨', 'Question 2: Which?']) {
    const { questions, rejected } = parseLines(['Question 1', second, 'Which?', ...OPTIONS]);
    assert.deepEqual(
      questions.map((question) => question.line),
      [2],
    );
    assert.deepEqual(
      rejected.map((block) => [block.line, translateToEnglish(block.reason), block.text]),
      [[1, 'The question has no text.', 'Question 1']],
    );
  }
});

test('does not add a mistyped header to the explanation before it', () => {
  const first = [...HEAD, ...OPTIONS, 'Explanation: x'];
  const { questions, rejected } = parseLines([...first, 'QUESTION 2', 'Which?', ...OPTIONS]);
  assert.equal(questions[0]?.explanation, 'x');
  assert.deepEqual([rejected[0]?.line, rejected[0]?.text], [9, 'QUESTION 2']);
});

test('shortens a long line without splitting a character', () => {
  const { rejected } = parseLines([`${'x'.repeat(159)}${'😀'.repeat(100)}`]);
  assert.equal(rejected[0]?.text, `${'x'.repeat(159)}…`);
});

test('has the same limits as the course input', () => {
  const accepts = (question: string, option: string, explanation: string) => {
    const text = { title: 't', description: 'd' };
    const questions = [{ question, options: [option, 'b', 'c', 'd'], correctAnswer: 0, explanation }];
    return courseInput.safeParse({ ...text, subjects: [{ ...text, chapters: [{ ...text, questions }] }] })
      .success;
  };
  const [maxText, maxOption] = ['x'.repeat(20_000), 'x'.repeat(2_000)];
  assert.equal(accepts(maxText, maxOption, maxText), true);
  assert.equal(accepts(`${maxText}x`, maxOption, maxText), false);
  assert.equal(accepts(maxText, `${maxOption}x`, maxText), false);
  assert.equal(accepts(maxText, maxOption, `${maxText}x`), false);
});
