import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SAMPLE_QUESTIONS } from '../sample-questions.ts';
import { readQuestions } from './read.ts';
import { parseQuestionFile } from './strict.ts';

const read = (text: string) => {
  const found = readQuestions(text);
  assert.ok('reading' in found);
  return found;
};

const LOOSE = '1) Which?\n(a) one\n(b) two\n(c) three\n(d) four\nAns: b\n';

test('a strict text is read by the strict rules alone', () => {
  const broken = `${SAMPLE_QUESTIONS}\nQuestion 5\nWithout a mark?\nA. a\nB. b\nC. c\nD. d\n`;
  for (const text of [SAMPLE_QUESTIONS, broken]) {
    const { questions, rejected } = parseQuestionFile(text);
    const { reading } = read(text);
    assert.equal(reading.format, 'strict');
    assert.deepEqual(
      reading.questions,
      questions.map((question) => ({ ...question, doubts: [] })),
    );
    assert.deepEqual(reading.rejected, rejected);
  }
});

test('a strict text with questions of another format offers to convert them', () => {
  for (const text of [`${SAMPLE_QUESTIONS}\n${LOOSE}`, `${LOOSE}\n${SAMPLE_QUESTIONS}`]) {
    const { reading, converted } = read(text);
    assert.equal(reading.questions.length, 4);
    assert.equal(converted?.questions.length, 5);
  }
  assert.equal(read(SAMPLE_QUESTIONS).converted, undefined);
});

test('a text without any question gives the strict reasons', () => {
  const { reading } = read('Dear students\n');
  assert.deepEqual([reading.format, reading.questions.length, reading.rejected.length], ['strict', 0, 1]);
  assert.deepEqual(read('').reading, { format: 'strict', questions: [], rejected: [], unused: [] });
});

const DOUBTFUL: [name: string, text: string, answer: number, doubt: RegExp | undefined][] = [
  ['an answer that is no option', LOOSE.replace('Ans: b', 'Ans: seven'), -1, /none of the options/],
  ['two answers', LOOSE.replace('Ans: b', 'Ans: a and c'), -1, /More than one answer/],
  [
    'two marks',
    LOOSE.replace('one', 'one*').replace('two', 'two*').replace('Ans: b\n', ''),
    -1,
    /More than one option/,
  ],
  ['a letter and another text', LOOSE.replace('Ans: b', 'Ans: (b) three'), 1, /different options/],
  [
    'a mark and another answer',
    LOOSE.replace('one', 'one (correct)'),
    1,
    /marked option and the answer differ/,
  ],
  ['no answer', LOOSE.replace('Ans: b\n', ''), -1, undefined],
];

for (const [name, text, answer, doubt] of DOUBTFUL)
  test(`doubts are named: ${name}`, () => {
    const [question] = read(text).reading.questions;
    assert.equal(question?.correctAnswer, answer);
    if (doubt) assert.match(question?.doubts.join(' ') ?? '', doubt);
    else assert.deepEqual(question?.doubts, []);
  });

test('an answer may stand before the options', () => {
  for (const text of ['1. Which? [Ans: b]\n', '1. Which?\nAns: b\n']) {
    const { reading } = read(`${text}(a) one\n(b) two\n(c) three\n(d) four\n`);
    assert.deepEqual(
      reading.questions.map(({ question, options, correctAnswer }) => [
        question,
        options.length,
        correctAnswer,
      ]),
      [['Which?', 4, 1]],
    );
  }
});

test('too few and too many options are kept as they are, to be corrected', () => {
  const optionsOf = (text: string) => read(text).reading.questions[0]?.options;
  assert.deepEqual(optionsOf(LOOSE.replace('(d) four\n', '')), ['one', 'two', 'three']);
  assert.deepEqual(optionsOf(LOOSE.replace('(c) three\n', '')), ['one', 'two', '', 'four']);
  assert.equal(optionsOf(LOOSE.replace('Ans', '(e) five\nAns'))?.length, 5);
});

test('lines that belong to no question are named', () => {
  const { reading } = read(`Model test\n\n${LOOSE}\nPART B\n2) Who?\n(a) p\n(b) q\n(c) r\n(d) s\nAns: a\n`);
  assert.deepEqual(reading.unused, [
    { line: 1, text: 'Model test' },
    { line: 10, text: 'PART B' },
  ]);
  assert.deepEqual(
    reading.questions.map(({ line, explanation }) => [line, explanation]),
    [
      [3, ''],
      [11, ''],
    ],
  );
});

const PIECES = [
  ...[
    '1.',
    '2)',
    '(3)',
    'Q4.',
    '୫.',
    'ପ୍ରଶ୍ନ ୬:',
    'a)',
    '(b)',
    'C.',
    '[d]',
    '(କ)',
    'ଖ)',
    '(i)',
    '(iv)',
    '1-b',
    'A-2, B-1',
  ],
  ...[
    'Ans: b',
    'Answer - (c)',
    'ଉତ୍ତର: ଖ',
    'Answers',
    'Explanation:',
    'Correct',
    '*',
    '✓',
    'Which?',
    'ଓଡ଼ିଶା',
    'List I',
  ],
  ...[
    '\t',
    ',',
    '"',
    '|',
    ';',
    '\n',
    '\r\n',
    ' ',
    '\u00a0',
    '\u200b',
    '\u0301',
    '\ud83d',
    '\0',
    '**',
    '#',
    'Page 2',
  ],
];

test('any text is read without a throw, into texts that can be shown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const { reading } = read(pieces.join(''));
      for (const { question, options, correctAnswer, line } of reading.questions) {
        assert.ok(line >= 1 && correctAnswer < Math.max(options.length, 4));
        assert.equal(question, question.normalize('NFC'));
      }
    }),
    { numRuns: 2_000 },
  );
});

/** Nothing here measures time: what is not linear would not come to an end. */
const HOSTILE_LINES = [
  'a) ',
  'x a) ',
  '1-b ',
  '(',
  '*',
  '" ',
  "')",
  'A. B. ',
  'Ans: (',
  '(a) (b) ',
  'କ) ',
  '1) ',
  '\u0301',
  ') ',
];

test('long hostile lines in every place are read', () => {
  for (const unit of HOSTILE_LINES) {
    const line = unit.repeat(60_000 / unit.length);
    const block = `2. ${line}\na) ${line}\nb) y ${line}x\nc) ${line}\nd) w\nAns: ${line}x\nExplanation: ${line}\n`;
    assert.ok(read(`${LOOSE}${block}Answers\n${line}\n${line}x\n`).reading.questions.length > 0);
  }
});

const HOSTILE_LINE = [
  '1.\n',
  'a)\n',
  'Ans: b\n',
  '1-b\n',
  'a b c d\n',
  'Q1.\n',
  'more\n',
  'Correct\n',
  '2. more\n',
];

test('tens of thousands of lines of one kind are read', () => {
  for (const line of HOSTILE_LINE)
    assert.ok(read(LOOSE + line.repeat(30_000)).reading.questions.length > 0, line);
  assert.ok(read('"a\n",'.repeat(60_000)).reading);
  assert.ok(read('a\tb\tc\td\te\tf\n'.repeat(30_000)).reading);
});

test('a text too long to be converted is refused with a sentence', () => {
  const found = readQuestions(`${LOOSE}${'x'.repeat(60_000)}\n`.repeat(200));
  assert.match('problem' in found ? found.problem : '', /^This text is too long to be converted\./);
});
