import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeQuestionFile } from './question-file/decode-file.ts';
import { printQuestionFile } from './question-file/print.ts';
import { parseQuestionFile } from './question-file/strict.ts';
import { SAMPLE_FILE_NAME, SAMPLE_QUESTIONS } from './sample-questions.ts';

test('the sample has four valid questions with explanations, two of them in Odia', () => {
  const { questions, rejected } = parseQuestionFile(SAMPLE_QUESTIONS);
  assert.equal(SAMPLE_FILE_NAME, 'sample_questions_bilingual.txt');
  assert.deepEqual(rejected, []);
  assert.deepEqual(
    questions.map(({ question, correctAnswer, explanation }) => [
      /[\u0b00-\u0b7f]/.test(question),
      correctAnswer,
      explanation !== '',
    ]),
    [
      [true, 1, true],
      [true, 2, true],
      [false, 3, true],
      [false, 0, true],
    ],
  );
});

test('the sample is printed, decoded and read back unchanged, and is in NFC', () => {
  assert.equal(printQuestionFile(parseQuestionFile(SAMPLE_QUESTIONS).questions), SAMPLE_QUESTIONS);
  assert.equal(SAMPLE_QUESTIONS, SAMPLE_QUESTIONS.normalize('NFC'));
  assert.deepEqual(decodeQuestionFile(new TextEncoder().encode(SAMPLE_QUESTIONS)), {
    text: SAMPLE_QUESTIONS,
  });
});
