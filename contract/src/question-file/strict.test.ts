import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translateToEnglish } from '../language/texts.ts';
import { parseQuestionFile, type RejectedBlock } from './strict.ts';

const OPTIONS = ['A. one', 'Correct', 'B. two', 'C. three', 'D. four'];
const joinLines = (...lines: string[]) => lines.join('\n');
const complete = joinLines('Question 1', 'Which?', ...OPTIONS);
const PARSED = {
  question: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  explanation: '',
  line: 1,
};

const toEnglish = ({ reason, ...block }: RejectedBlock) => ({ ...block, reason: translateToEnglish(reason) });

test('reads a block of a header, a text, four options with a mark, and an explanation', () => {
  const file = joinLines(
    'Question 1',
    'Capital of Odisha?',
    'A. Cuttack',
    'B. Bhubaneswar',
    'Correct',
    'C. Puri',
    'D. Angul',
    'Explanation: Since 1949.',
  );
  assert.deepEqual(parseQuestionFile(file), {
    questions: [
      {
        question: 'Capital of Odisha?',
        options: ['Cuttack', 'Bhubaneswar', 'Puri', 'Angul'],
        correctAnswer: 1,
        explanation: 'Since 1949.',
        line: 1,
      },
    ],
    rejected: [],
  });
});

test('reads an empty file without errors', () => {
  for (const text of ['', '\n \r\n\t\n', '\ufeff', '-----\n=====\n'])
    assert.deepEqual(parseQuestionFile(text), { questions: [], rejected: [] });
});

const VARIANTS: Record<string, string> = {
  'a byte-order mark': `\ufeff${complete}`,
  'Windows line ends': complete.replaceAll('\n', '\r\n'),
  'old Mac line ends': complete.replaceAll('\n', '\r'),
  'spaces and tabs before labels': complete.replaceAll('\n', '\n \t '),
  'spaces after everything': complete.replaceAll('\n', '  \n'),
  'no-break spaces': complete.replaceAll('\n', '\u00a0\n\u00a0').replaceAll('. ', '.\u00a0'),
  'zero-width characters': complete.replace(/\n(?=[A-D]\.|Correct)/g, '\u200b\n\u200b\u200e'),
  'a joiner after Correct': complete.replace('Correct', 'Correct\u200c'),
  'no space after the letter': complete.replaceAll('. ', '.'),
  'Odia digits in the header': complete.replace('Question 1', 'Question ୧'),
  'a header without number': complete.replace('Question 1', 'Question'),
  'a header with a remark': complete.replace('Question 1', 'Question 1 (OPSC 2019)'),
  'separator lines': complete.replaceAll('\n', '\n-----\n* * *\n').replace(/[\s\S]*Question 1/, 'Question 1'),
};

for (const [name, text] of Object.entries(VARIANTS))
  test(`accepts ${name}`, () => {
    assert.deepEqual(parseQuestionFile(text), { questions: [PARSED], rejected: [] });
  });

test('ignores blank lines, but counts them', () => {
  const spaced = `\n\n${complete.replaceAll('\n', '\n\n')}\n\n\n${complete}`;
  assert.deepEqual(
    parseQuestionFile(spaced).questions.map((question) => question.line),
    [3, 18],
  );
});

test('returns text in NFC and keeps joiners', () => {
  const [question] = parseQuestionFile(complete.replace('Which?', 'ଓ\u0b5c\u200bିଶା  ର\u200d୍ୟ')).questions;
  assert.equal(question?.question, 'ଓଡ଼ିଶା ର\u200d୍ୟ');
});

test('composes characters that a zero-width space separated', () => {
  const [question] = parseQuestionFile(complete.replace('Which?', 'e\u200b\u0301')).questions;
  assert.equal(question?.question, '\u00e9');
});

const TEXTS: Record<string, string[]> = {
  'may have several lines': ['Read this:', 'All men are mortal.', 'Who?'],
  'may begin like an option': ['A. O. Hume founded which party?'],
  'may begin like another option': ['C. V. Raman was born where?'],
  'may begin like an option and continue': ['B. R. Ambedkar', 'was born where?'],
  "may begin with the word 'Question'": ['Question tags end a sentence. Which one fits?'],
  "may read 'Correct' or 'Explanation'": ['Correct'],
  "may contain 'correct' on its own line": ['Which word is spelt right?', 'correct', 'E. nothing'],
};

for (const [name, lines] of Object.entries(TEXTS))
  test(`the text of a question ${name}`, () => {
    assert.deepEqual(parseQuestionFile(joinLines('Question 1', ...lines, ...OPTIONS)), {
      questions: [{ ...PARSED, question: lines.join('\n') }],
      rejected: [],
    });
  });

const EXPLANATIONS: [lines: string[], explanation: string][] = [
  [['Explanation'], ''],
  [['Explanation:'], ''],
  [['Explanation: because'], 'because'],
  [['Explanation because'], 'because'],
  [['Explanation : because'], 'because'],
  [['Explanation:- because'], 'because'],
  [['Explanation - because'], 'because'],
  [['Explanation: -5 is less'], '-5 is less'],
  [['Explanation:', 'because'], 'because'],
  [['Explanation: first', '', 'second', 'A. P. J. Abdul Kalam'], 'first\nsecond\nA. P. J. Abdul Kalam'],
  [['Explanation: ଏହା ଠିକ୍ ।'], 'ଏହା ଠିକ୍ ।'],
];

for (const [lines, explanation] of EXPLANATIONS)
  test(`reads an explanation: ${JSON.stringify(lines)}`, () => {
    assert.deepEqual(parseQuestionFile(joinLines(complete, ...lines)), {
      questions: [{ ...PARSED, explanation }],
      rejected: [],
    });
  });

test('accepts any option as the correct one', () => {
  for (const [index, letter] of ['A', 'B', 'C', 'D'].entries()) {
    const file = joinLines(
      'Question',
      'Which?',
      ...['A', 'B', 'C', 'D'].flatMap((each) => [`${each}. x`, ...(each === letter ? ['Correct'] : [])]),
    );
    assert.equal(parseQuestionFile(file).questions[0]?.correctAnswer, index);
  }
});

test('rejects only the block with the error', () => {
  const file = joinLines(
    'Odisha quiz',
    'for 2026',
    complete,
    joinLines('Question 2', 'Half', 'A. one'),
    complete,
  );
  const { questions, rejected } = parseQuestionFile(file);
  assert.deepEqual(
    questions.map((question) => question.line),
    [3, 13],
  );
  assert.deepEqual(rejected.map(toEnglish), [
    {
      line: 1,
      reason: "This text belongs to no question: a question starts with a line that begins with 'Question'.",
      text: 'Odisha quiz',
    },
    { line: 10, reason: 'Option B is missing.', text: 'Question 2' },
  ]);
});

test('accepts texts of the maximum length', () => {
  const long = 'ଓ'.repeat(20_000);
  const file = joinLines('Question', long, ...OPTIONS, `Explanation: ${long}`).replace(
    'two',
    'x'.repeat(2_000),
  );
  assert.equal(parseQuestionFile(file).questions[0]?.question, long);
});
