import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type FileQuestion, parseQuestionFile, printQuestionFile } from './question-file.ts';
import { tidyLine } from './text.ts';

const withoutLine = ({ line: _, ...question }: FileQuestion & { line: number }): FileQuestion => question;
const readBack = (questions: FileQuestion[]) => {
  const { questions: read, rejected } = parseQuestionFile(printQuestionFile(questions));
  return { questions: read.map(withoutLine), rejected };
};

/** What files are made of, the treacherous parts above all. */
const PIECES = [
  ...['Question', 'Question 7', 'Question tags', 'QUESTION 2', 'Q3', 'ପ୍ରଶ୍ନ ୪', 'Correct', 'correct.'],
  ...['A. ', 'B.', 'C. x', 'D. four', 'E. five', 'a)', 'Explanation', 'Explanation: why', 'Explanation:-'],
  ...['ଓଡ଼ିଶା', '\u0b5c', 'ର\u200d୍ୟ', '\u200b', '\ufeff', '\u00a0', ' ', '\t', '---', ':', '-', '୧', '\u0301'],
  ...['\ud83d', '\u0000', '😀', 'Which?', 'one', '\u200d'],
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

test('whatever a file holds, it is read without a throw, and each question of it is whole', () => {
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
        assert.match(reason, /^['A-Z].*[.?]$/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('what was accepted is printed and read back unchanged', () => {
  fc.assert(
    fc.property(anyFile, (text) => {
      const questions = parseQuestionFile(text).questions.map(withoutLine);
      assert.deepEqual(readBack(questions), { questions, rejected: [] });
    }),
    { numRuns: 2_000 },
  );
});

const tidied = (text: string) => tidyLine(tidyLine(text));
const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
const isDrawn = (text: string) => /^[-_=*~–—\s\p{Default_Ignorable_Code_Point}]+$/u.test(text);
const beginsLikeHeader = (text: string) =>
  /^[\s\p{Default_Ignorable_Code_Point}]*Question(?: ?No| ?[^\p{L}\p{M} ]|$)/u.test(text);

const storableLine = anyLine.map((text) => tidied(text.replaceAll('\0', '')).toWellFormed());
/** The texts that printQuestionFile promises to bring back: visible, and no numbered header at the start. */
const printableText = fc
  .array(storableLine, { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join('\n').trim())
  .filter((text) => {
    const first = text.split('\n').find((line) => isVisible(line) && !isDrawn(line));
    return first !== undefined && !beginsLikeHeader(first);
  });
const printable: fc.Arbitrary<FileQuestion> = fc.record({
  question: printableText,
  options: fc.array(storableLine.filter(isVisible), { minLength: 4, maxLength: 4 }),
  correctAnswer: fc.integer({ min: 0, max: 3 }),
  explanation: fc.array(storableLine, { maxLength: 5 }).map((lines) => lines.join('\n').trim()),
});

/** A text without breaks, and without what drawn and empty lines are made of. */
const letters = (text: string) => text.replace(/[-_=*~–—\s\p{Default_Ignorable_Code_Point}]/gu, '');

test('a question that no file gave loses line breaks at most', () => {
  fc.assert(
    fc.property(fc.array(printable, { maxLength: 4 }), (questions) => {
      const read = readBack(questions);
      assert.deepEqual(read.rejected, []);
      assert.equal(read.questions.length, questions.length);
      for (const [index, { question, options, correctAnswer, explanation }] of read.questions.entries()) {
        const original = questions[index];
        assert.deepEqual([options, correctAnswer], [original?.options, original?.correctAnswer]);
        assert.equal(letters(question), letters(original?.question ?? ''));
        assert.equal(letters(explanation), letters(original?.explanation ?? ''));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a line that would be read as a label is joined to the line above it', () => {
  const question = {
    question: 'Who said it?\nA. P. J. Abdul Kalam,\nCorrect\nor another?',
    options: ['one', 'two\nlines', 'three', 'four'],
    correctAnswer: 1,
    explanation: 'In 1998.\n\nQuestion 7 tells more.\n1998\nCorrect',
  };
  assert.equal(
    printQuestionFile([question]),
    [
      'Question 1',
      'Who said it? A. P. J. Abdul Kalam, Correct',
      'or another?',
      'A. one',
      'B. two lines',
      'Correct',
      'C. three',
      'D. four',
      'Explanation: In 1998. Question 7 tells more. 1998 Correct',
      '',
    ].join('\n'),
  );
});

test('a question whose text begins like a numbered header is not read back', () => {
  const question = {
    question: 'Question 7 asks what?',
    options: ['1', '2', '3', '4'],
    correctAnswer: 0,
    explanation: '',
  };
  assert.equal(readBack([question]).rejected.length, 2);
});
