import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '../language/texts.ts';
import { printQuestionFile } from './print.ts';
import { type FileQuestion, parseQuestionFile } from './strict.ts';

/** These tests do not measure time: an algorithm that is not linear would not finish, and recursion would throw. */

const UNITS = 20_000_000;
const OPTIONS = 'A. one\nCorrect\nB. two\nC. three\nD. four\n';

test('reads a file of 5,000 questions', () => {
  const questions = Array.from(
    { length: 5_000 },
    (_, index): FileQuestion => ({
      question: `ଓଡ଼ିଶାର ${index} ନମ୍ବର ପ୍ରଶ୍ନ କ'ଣ?\nChoose one.`,
      options: ['କଟକ', 'ପୁରୀ', `Angul ${index}`, 'ଗଞ୍ଜାମ'],
      correctAnswer: index % 4,
      explanation: 'କାରଣ ଏହା ଠିକ୍ ।',
    }),
  );
  const { questions: read, rejected } = parseQuestionFile(printQuestionFile(questions));
  assert.deepEqual(rejected, []);
  assert.deepEqual(
    read,
    questions.map((question, index) => ({ ...question, line: 1 + index * 10 })),
  );
});

const HOSTILE_LINES: Record<string, string> = {
  letters: 'x'.repeat(UNITS),
  'plain spaces': ' '.repeat(UNITS),
  'wide spaces': '\u2003'.repeat(UNITS),
  'zero-width joiners': '\u200d'.repeat(UNITS),
  'zero-width spaces': '\u200b'.repeat(UNITS),
  'combining marks out of order': `a${'\u0301\u0323'.repeat(UNITS / 2)}`,
  'halves of surrogate pairs': '\ud83d'.repeat(UNITS),
  pictures: '😀'.repeat(UNITS / 2),
  digits: '1'.repeat(UNITS),
  dashes: '-'.repeat(UNITS),
  'a label and its like': `Correct${' Correct'.repeat(UNITS / 8)}`,
};

for (const [name, line] of Object.entries(HOSTILE_LINES))
  test(`rejects only the block of a line with twenty million characters: ${name}`, () => {
    const { questions, rejected } = parseQuestionFile(
      `Question 1\n${line}\n${OPTIONS}Question 2\nWhich?\n${OPTIONS}`,
    );
    assert.equal(questions.length, 1);
    assert.deepEqual(
      rejected.map(({ line: number, reason }) => [number, translateToEnglish(reason)]),
      [[2, 'This line is too long to be part of a question.']],
    );
  });

test('shortens long runs of combining marks', () => {
  const pile = `a${'\u0301\u0323'.repeat(20_000)}`;
  const { questions, rejected } = parseQuestionFile(`Question\n${pile}\n${OPTIONS}`.repeat(200));
  assert.deepEqual([questions.length, rejected.length], [200, 0]);
  assert.equal(questions[0]?.question, `a${'\u0301\u0323'.repeat(15)}`.normalize('NFC'));
});

const LABELS: Record<string, [line: string, rejected: number]> = {
  headers: ['Question\n', 200_000],
  'options only': ['A.\n', 1],
  'marks only': ['Correct\r', 1],
  'explanations only': ['Explanation\r\n', 1],
  'one block with options without end': ['B. two\n', 1],
};

for (const [name, [line, expected]] of Object.entries(LABELS))
  test(`reads 200,000 lines of labels: ${name}`, () => {
    const { questions, rejected } = parseQuestionFile(line.repeat(200_000));
    assert.deepEqual([questions.length, rejected.length], [0, expected]);
  });

test('rejects an endless block once', () => {
  const lines = 'more\n'.repeat(200_000);
  assert.deepEqual(
    parseQuestionFile(`Question\n${lines}${OPTIONS}`).rejected.map(({ reason }) =>
      translateToEnglish(reason),
    ),
    ['The question is too long.'],
  );
  assert.deepEqual(
    parseQuestionFile(`Question\nWhich?\n${OPTIONS}Explanation\n${lines}`).rejected.map(({ reason }) =>
      translateToEnglish(reason),
    ),
    ['The explanation is too long.'],
  );
});
