import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { translateToEnglish } from '../language/texts.ts';
import { tidyLines } from '../text.ts';
import { hasVisibleCharacter } from '../visible-text.ts';
import { printQuestionFile } from './print.ts';
import { type FileQuestion, parseQuestionFile } from './strict.ts';

const withoutLine = ({ line: _, ...question }: FileQuestion & { line: number }): FileQuestion => question;
const readBack = (questions: FileQuestion[]) => {
  const { questions: read, rejected } = parseQuestionFile(printQuestionFile(questions));
  return { questions: read.map(withoutLine), rejected };
};

/** Parts of files, especially those that are easily misread. */
const PIECES = [
  ...['Question', 'Question 7', 'Question tags', 'QUESTION 2', 'Q3', 'ପ୍ରଶ୍ନ ୪', 'Correct', 'correct.'],
  ...['A. ', 'B.', 'C. x', 'D. four', 'E. five', 'a)', 'Explanation', 'Explanation: why', 'Explanation:-'],
  ...['ଓଡ଼ିଶା', '\u0b5c', 'ର\u200d୍ୟ', '\u200b', '\ufeff', '\u00a0', ' ', '\t', '---', ':', '-', '୧', '\u0301'],
  ...['\ud83d', '\u0000', '😀', 'Which?', 'one', '\u200d', '⏎', '\\', '\\⏎'],
];
const LINE_ENDS = ['\n', '\r\n', '\r', '\n\n'];

const anyLine = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const goodBlock = ['Question 1', 'Which?', 'A. one', 'B. two', 'Correct', 'C. three', 'D. four'];
const anyFile = fc
  .array(
    fc.tuple(
      fc.oneof(
        anyLine.map((each) => [each]),
        fc.constant(goodBlock),
      ),
      fc.constantFrom(...LINE_ENDS),
    ),
  )
  .map((parts) => parts.map(([lines, end]) => lines.join('\n') + end).join(''));

test('reads any file without throwing, and every question is complete', () => {
  fc.assert(
    fc.property(fc.oneof(anyFile, fc.string({ unit: 'binary' })), (text) => {
      const lineCount = text.split(/\r\n?|\n/).length;
      const { questions, rejected } = parseQuestionFile(text);
      for (const { question, options, correctAnswer, explanation, line } of questions) {
        assert.equal(options.length, 4);
        assert.ok(correctAnswer >= 0 && correctAnswer < 4 && line >= 1 && line <= lineCount);
        for (const part of [question, ...options]) assert.notEqual(part, '');
        for (const part of [question, ...options, explanation]) assert.equal(part, part.normalize('NFC'));
      }
      for (const { line, reason } of rejected) {
        assert.ok(line >= 1 && line <= lineCount);
        assert.match(translateToEnglish(reason), /^['A-Z].*[.?]$/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('prints accepted questions so that they are read back unchanged', () => {
  fc.assert(
    fc.property(anyFile, (text) => {
      const questions = parseQuestionFile(text).questions.map(withoutLine);
      assert.deepEqual(readBack(questions), { questions, rejected: [] });
    }),
    { numRuns: 2_000 },
  );
});

/** Any text of a course as it is stored, with lines that look like labels, separators and empty lines. */
const storedText = (maxLines: number) =>
  fc
    .array(
      anyLine.map((text) => text.replaceAll('\0', '').toWellFormed()),
      { minLength: 1, maxLength: maxLines },
    )
    .map((lines) => tidyLines(tidyLines(lines.join('\n'))));
const storedQuestion: fc.Arbitrary<FileQuestion> = fc.record(
  {
    question: storedText(6).filter(hasVisibleCharacter),
    options: fc.array(storedText(3).filter(hasVisibleCharacter), { minLength: 4, maxLength: 4 }),
    correctAnswer: fc.integer({ min: 0, max: 3 }),
    explanation: storedText(6),
  },
  { noNullPrototype: true },
);

test('prints any stored question so that it is read back unchanged, with its line breaks', () => {
  fc.assert(
    fc.property(fc.array(storedQuestion, { maxLength: 4 }), (questions) => {
      assert.deepEqual(readBack(questions), { questions, rejected: [] });
    }),
    { numRuns: 1_000 },
  );
});

test('prints a line break that would be misread as a sign', () => {
  const question = {
    question: 'Who said it?\nA. P. J. Abdul Kalam,\nCorrect\n\nor another?',
    options: ['one', 'two\nlines', 'the sign ⏎ itself', 'four'],
    correctAnswer: 1,
    explanation: 'In 1998.\n\nQuestion 7 tells more.\n1998\nCorrect',
  };
  assert.equal(
    printQuestionFile([question]),
    [
      'Question 1',
      'Who said it? ⏎ A. P. J. Abdul Kalam, ⏎ Correct ⏎',
      'or another?',
      'A. one',
      'B. two ⏎ lines',
      'Correct',
      'C. the sign \\⏎ itself',
      'D. four',
      'Explanation: In 1998. ⏎ ⏎ Question 7 tells more. ⏎ 1998 ⏎ Correct',
      '',
    ].join('\n'),
  );
  assert.deepEqual(readBack([question]).questions, [question]);
});

test('reads back a text that starts like a numbered header or with a separator', () => {
  for (const text of ['Question 7 asks what?', 'Question', '-----\nWhich?', '⏎', '\\⏎ \\\\⏎'])
    assert.equal(
      readBack([{ question: text, options: ['1', '2', '3', '4'], correctAnswer: 0, explanation: '' }])
        .questions[0]?.question,
      text,
    );
});
