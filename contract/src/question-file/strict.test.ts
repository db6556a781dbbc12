import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuestionFile } from './strict.ts';

const OPTIONS = ['A. one', 'Correct', 'B. two', 'C. three', 'D. four'];
const block = (...lines: string[]) => lines.join('\n');
const whole = block('Question 1', 'Which?', ...OPTIONS);
const PARSED = {
  question: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  explanation: '',
  line: 1,
};

test('a block is a header, a text, four options, one of them marked, and perhaps an explanation', () => {
  const file = block(
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

test('an empty file has no questions and no faults', () => {
  for (const text of ['', '\n \r\n\t\n', '\ufeff', '-----\n=====\n'])
    assert.deepEqual(parseQuestionFile(text), { questions: [], rejected: [] });
});

const SAME_AS_WHOLE: Record<string, string> = {
  'a byte-order mark': `\ufeff${whole}`,
  'Windows line ends': whole.replaceAll('\n', '\r\n'),
  'old Mac line ends': whole.replaceAll('\n', '\r'),
  'spaces and tabs before labels': whole.replaceAll('\n', '\n \t '),
  'spaces after everything': whole.replaceAll('\n', '  \n'),
  'no-break spaces': whole.replaceAll('\n', '\u00a0\n\u00a0').replaceAll('. ', '.\u00a0'),
  'zero-width characters': whole.replace(/\n(?=[A-D]\.|Correct)/g, '\u200b\n\u200b\u200e'),
  'a joiner after Correct': whole.replace('Correct', 'Correct\u200c'),
  'no space after the letter': whole.replaceAll('. ', '.'),
  'Odia digits in the header': whole.replace('Question 1', 'Question ୧'),
  'a header without number': whole.replace('Question 1', 'Question'),
  'a header with a remark': whole.replace('Question 1', 'Question 1 (OPSC 2019)'),
  'drawn lines': whole.replaceAll('\n', '\n-----\n* * *\n').replace(/[\s\S]*Question 1/, 'Question 1'),
};

for (const [name, text] of Object.entries(SAME_AS_WHOLE))
  test(`real files have ${name}`, () => {
    assert.deepEqual(parseQuestionFile(text), { questions: [PARSED], rejected: [] });
  });

test('blank lines are ignored, and lines are counted with them', () => {
  const spaced = `\n\n${whole.replaceAll('\n', '\n\n')}\n\n\n${whole}`;
  assert.deepEqual(
    parseQuestionFile(spaced).questions.map((question) => question.line),
    [3, 18],
  );
});

test('text is stored as NFC, joiners kept', () => {
  const [question] = parseQuestionFile(whole.replace('Which?', 'ଓ\u0b5c\u200bିଶା  ର\u200d୍ୟ')).questions;
  assert.equal(question?.question, 'ଓଡ଼ିଶା ର\u200d୍ୟ');
});

test('what a zero-width space kept apart is composed', () => {
  const [question] = parseQuestionFile(whole.replace('Which?', 'e\u200b\u0301')).questions;
  assert.equal(question?.question, '\u00e9');
});

const TEXTS: Record<string, string[]> = {
  'may run over several lines': ['Read this:', 'All men are mortal.', 'Who?'],
  'may begin like an option': ['A. O. Hume founded which party?'],
  'may begin like another option': ['C. V. Raman was born where?'],
  'may begin like an option and run on': ['B. R. Ambedkar', 'was born where?'],
  "may begin with the word 'Question'": ['Question tags end a sentence. Which one fits?'],
  "may read 'Correct' or 'Explanation'": ['Correct'],
  "may hold 'correct' in a line of its own": ['Which word is spelt right?', 'correct', 'E. nothing'],
};

for (const [name, lines] of Object.entries(TEXTS))
  test(`the text ${name}`, () => {
    assert.deepEqual(parseQuestionFile(block('Question 1', ...lines, ...OPTIONS)), {
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
  test(`explanation: ${JSON.stringify(lines)}`, () => {
    assert.deepEqual(parseQuestionFile(block(whole, ...lines)), {
      questions: [{ ...PARSED, explanation }],
      rejected: [],
    });
  });

test('any of the four may be the right one', () => {
  for (const [index, letter] of ['A', 'B', 'C', 'D'].entries()) {
    const file = block(
      'Question',
      'Which?',
      ...['A', 'B', 'C', 'D'].flatMap((each) => [`${each}. x`, ...(each === letter ? ['Correct'] : [])]),
    );
    assert.equal(parseQuestionFile(file).questions[0]?.correctAnswer, index);
  }
});

test('a faulty block costs only itself', () => {
  const file = block('Odisha quiz', 'for 2026', whole, block('Question 2', 'Half', 'A. one'), whole);
  const { questions, rejected } = parseQuestionFile(file);
  assert.deepEqual(
    questions.map((question) => question.line),
    [3, 13],
  );
  assert.deepEqual(rejected, [
    {
      line: 1,
      reason: "This text belongs to no question: a question begins with a line that begins with 'Question'.",
      text: 'Odisha quiz',
    },
    { line: 10, reason: 'Option B is missing.', text: 'Question 2' },
  ]);
});

test('a text of the length that a course may hold is accepted', () => {
  const long = 'ଓ'.repeat(20_000);
  const file = block('Question', long, ...OPTIONS, `Explanation: ${long}`).replace('two', 'x'.repeat(2_000));
  assert.equal(parseQuestionFile(file).questions[0]?.question, long);
});
