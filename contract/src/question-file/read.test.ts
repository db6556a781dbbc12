import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { translateToEnglish } from '../language/texts.ts';
import { SAMPLE_QUESTIONS } from '../sample-questions.ts';
import { readQuestions } from './read.ts';
import { parseQuestionFile } from './strict.ts';

const read = (text: string) => {
  const result = readQuestions(text);
  assert.ok('reading' in result);
  return result;
};

const OTHER_FORMAT = '1) Which?\n(a) one\n(b) two\n(c) three\n(d) four\nAns: b\n';

test('reads a strict text by the strict rules only', () => {
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

test('offers to convert the parts of a strict text in another format', () => {
  for (const text of [`${SAMPLE_QUESTIONS}\n${OTHER_FORMAT}`, `${OTHER_FORMAT}\n${SAMPLE_QUESTIONS}`]) {
    const { reading, converted } = read(text);
    assert.equal(reading.questions.length, 4);
    assert.equal(converted?.questions.length, 5);
  }
  assert.equal(read(SAMPLE_QUESTIONS).converted, undefined);
});

test('returns the strict errors for a text without questions', () => {
  const { reading } = read('Dear students\n');
  assert.deepEqual([reading.format, reading.questions.length, reading.rejected.length], ['strict', 0, 1]);
  assert.deepEqual(read('').reading, { format: 'strict', questions: [], rejected: [], unused: [] });
});

const DOUBTS: [name: string, text: string, answer: number, doubt: RegExp | undefined][] = [
  [
    'an answer that is not an option',
    OTHER_FORMAT.replace('Ans: b', 'Ans: seven'),
    -1,
    /not one of the options/,
  ],
  ['two answers', OTHER_FORMAT.replace('Ans: b', 'Ans: a and c'), -1, /More than one answer/],
  [
    'two marks',
    OTHER_FORMAT.replace('one', 'one*').replace('two', 'two*').replace('Ans: b\n', ''),
    -1,
    /More than one option/,
  ],
  ['a letter and another text', OTHER_FORMAT.replace('Ans: b', 'Ans: (b) three'), 1, /different options/],
  [
    'a mark and another answer',
    OTHER_FORMAT.replace('one', 'one (correct)'),
    1,
    /marked option and the answer differ/,
  ],
  ['no answer', OTHER_FORMAT.replace('Ans: b\n', ''), -1, undefined],
];

for (const [name, text, answer, doubt] of DOUBTS)
  test(`reports a doubt: ${name}`, () => {
    const [question] = read(text).reading.questions;
    assert.equal(question?.correctAnswer, answer);
    if (doubt) assert.match(question?.doubts.map(translateToEnglish).join(' ') ?? '', doubt);
    else assert.deepEqual(question?.doubts, []);
  });

test('reads an answer before the options', () => {
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

test('keeps too few and too many options', () => {
  const readOptions = (text: string) => read(text).reading.questions[0]?.options;
  assert.deepEqual(readOptions(OTHER_FORMAT.replace('(d) four\n', '')), ['one', 'two', 'three']);
  assert.deepEqual(readOptions(OTHER_FORMAT.replace('(c) three\n', '')), ['one', 'two', '', 'four']);
  assert.equal(readOptions(OTHER_FORMAT.replace('Ans', '(e) five\nAns'))?.length, 5);
});

test('lists lines that belong to no question', () => {
  const { reading } = read(
    `Model test\n\n${OTHER_FORMAT}\nPART B\n2) Who?\n(a) p\n(b) q\n(c) r\n(d) s\nAns: a\n`,
  );
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

test('reads the answer below its heading', () => {
  const options = '(a) Mahanadi\n(b) Brahmani\n(c) Baitarani\n(d) Tel';
  for (const heading of ['Answer', 'Correct answer', 'Ans:', 'ଉତ୍ତର'])
    for (const letter of ['B', '(b)', 'b)', 'ଖ'])
      for (const isNumbered of [true, false]) {
        const block = (number: string) =>
          `${isNumbered ? `${number}. ` : ''}Which river?\n${options}\n${heading}\n${letter}\n\n`;
        const { reading } = read(block('1') + block('2'));
        assert.deepEqual(
          reading.questions.map(({ options: read, correctAnswer }) => [read.at(-1), correctAnswer]),
          [
            ['Tel', 1],
            ['Tel', 1],
          ],
          `${heading} ${letter} ${isNumbered}`,
        );
      }
  const marked = (number: number) => `${number}.\nWhich river?\n${options}\nCorrect\n`;
  assert.deepEqual(
    read(marked(1) + marked(2)).reading.questions.map(({ correctAnswer }) => correctAnswer),
    [3, 3],
  );
});

test('reads a letter with words around it as the answer', () => {
  for (const answer of [
    'b is correct',
    'B is the correct answer.',
    'The correct answer is B',
    'Ans: (b)',
    'Option-B',
    'option_b',
    'B ✓',
    'ଖ ଠିକ୍',
    'B = two',
    '2nd',
    'second option',
    '୨ୟ ବିକଳ୍ପ',
  ]) {
    const tableText = `Question\tA\tB\tC\tD\tAnswer\nWhich?\tone\ttwo\tthree\tfour\t${answer}\n`;
    for (const text of [tableText, OTHER_FORMAT.replace('Ans: b', `Ans: ${answer}`)]) {
      const [question] = read(text).reading.questions;
      assert.deepEqual([question?.correctAnswer, question?.explanation, question?.doubts], [1, '', []], text);
    }
  }
});

test('prefers the text of an option to a letter with words around it', () => {
  const options = '(a) One is correct\n(b) A is correct\n(c) Both are correct\n(d) None is correct\n';
  const [question] = read(`1. Which?\n${options}Ans: A is correct\n`).reading.questions;
  assert.deepEqual([question?.correctAnswer, question?.doubts], [1, []]);
});

test('prefers the text of an option to a letter before an equals sign and to an ordinal number', () => {
  const options = '(a) b = 2\n(b) 2nd law\n(c) a = 2\n(d) a = 3\n';
  const resolve = (answer: string) =>
    read(`1. Which?\n${options}Ans: ${answer}\n`).reading.questions[0]?.correctAnswer;
  assert.deepEqual(['a = 2', 'b = 2', '2nd', '3rd'].map(resolve), [2, 0, -1, 2]);
});

test('does not take one of several answers', () => {
  const [question] = read(OTHER_FORMAT.replace('Ans: b', 'Ans: a and b are correct')).reading.questions;
  assert.equal(question?.correctAnswer, -1);
  assert.equal(question?.doubts.length, 1);
});

test('reads an Odia sentence that names the answer', () => {
  const block = (n: string) =>
    `${n}. କେଉଁ ନଦୀ?\n(କ) ମହାନଦୀ\n(ଖ) ବ୍ରାହ୍ମଣୀ\n(ଗ) ବୈତରଣୀ\n(ଘ) ତେଲ\nସଠିକ ଉତ୍ତର ହେଉଛି (ଖ)\n\n`;
  assert.deepEqual(
    read(block('୧') + block('୨')).reading.questions.map(({ options, correctAnswer }) => [
      options[3],
      correctAnswer,
    ]),
    [
      ['ତେଲ', 1],
      ['ତେଲ', 1],
    ],
  );
});

const BILINGUAL = ['Which?', 'କେଉଁଟି?', 'one', 'ଏକ', 'two', 'ଦୁଇ', 'three', 'ତିନି', 'four', 'ଚାରି', 'B'];
const ODIA_VERSION = { question: 'କେଉଁଟି?', options: ['ଏକ', 'ଦୁଇ', 'ତିନି', 'ଚାରି'], explanation: '' };

const readTable = (...rows: string[][]) => read(rows.map((cells) => cells.join('\t')).join('\n')).reading;

for (const [question, ofA, ofB, ofC, ofD] of [
  ['Question (Odia)', 'Option A (Odia)', 'Option B (Odia)', 'Option C (Odia)', 'Option D (Odia)'],
  ['Odia Question', 'Odia Option 1', 'Odia Option 2', 'Odia Option 3', 'Odia Option 4'],
  ['question_or', 'option_a_or', 'option_b_or', 'option_c_or', 'option_d_or'],
  ['ପ୍ରଶ୍ନ (ଓଡ଼ିଆ)', 'କ (ଓଡ଼ିଆ)', 'ଖ (ଓଡ଼ିଆ)', 'ଗ (ଓଡ଼ିଆ)', 'ଘ (ଓଡ଼ିଆ)'],
] as const)
  test(`reads the Odia version from columns such as ${question}`, () => {
    const header = [
      'Question',
      question,
      'A',
      ofA,
      'B',
      ofB,
      'C (English)',
      ofC,
      'option_d_en',
      ofD,
      'Answer',
    ];
    const [found] = readTable(header, BILINGUAL).questions;
    assert.deepEqual(
      [found?.question, found?.options, found?.correctAnswer, found?.odia],
      ['Which?', ['one', 'two', 'three', 'four'], 1, ODIA_VERSION],
    );
  });

test('reads a table whose columns all name one language as a table without versions', () => {
  for (const language of ['Odia', 'English']) {
    const header = ['Question', 'A', 'B', 'C', 'D', 'Answer'].map((name) => `${name} (${language})`);
    for (const names of [
      header,
      ['Question', 'A', 'B', 'C', 'D', header[5]!],
      [header[0]!, ...'ABCD', 'Key'],
    ]) {
      const [found] = readTable(names, ['କେଉଁଟି?', 'ଏକ', 'ଦୁଇ', 'ତିନି', 'ଚାରି', 'B']).questions;
      assert.deepEqual(
        [found?.question, found?.options.length, found?.correctAnswer, found?.odia],
        ['କେଉଁଟି?', 4, 1, undefined],
      );
    }
  }
});

test('shares options without letters between the versions, and leaves missing Odia for the admin to complete', () => {
  const header = ['Question', 'Question (Odia)', 'A', 'A (Odia)', 'B', 'B (Odia)', 'C', 'D', 'Answer'];
  const readOdia = (...cells: string[]) => readTable(header, cells).questions[0]?.odia;
  const shared = readTable(
    ['Question', 'Question (Odia)', 'A', 'B', 'C', 'D', 'Answer'],
    ['How many?', 'କେତେ?', '1', '2', '3', '4', 'B'],
    ['How many?', '', '1', '2', '3', '4', 'B'],
  );
  assert.deepEqual(
    shared.questions.map(({ odia }) => odia),
    [{ question: 'କେତେ?', options: ['1', '2', '3', '4'], explanation: '' }, undefined],
  );
  assert.deepEqual(readOdia('How?', 'କିପରି?', 'so', '', '12 %', '', 'c', '4', 'A')?.options, [
    '',
    '12 %',
    '',
    '4',
  ]);
  assert.deepEqual(readOdia('How?', '', 'so', 'ଏପରି', '2', '', 'c', 'd', 'A')?.question, '');
});

for (const [name, cells] of [
  ['letters', ['A. one B. two C. three D. four', '(a) 1 (b) 2 (c) 3 (d) 4']],
  ['lines', ['"A) one\nB) two\nC) three\nD) four"', '"1\n2\n3\n4"']],
  ['commas', ['"one, two, three, four"', '"1, 2, 3, 4"']],
] as const)
  test(`reads all options from one column, divided by ${name}`, () => {
    const { reading } = read(`Question,Options,Answer\nWhich?,${cells[0]},B\nHow many?,${cells[1]},d\n`);
    assert.deepEqual(
      reading.questions.map(({ question, options, correctAnswer }) => [question, options, correctAnswer]),
      [
        ['Which?', ['one', 'two', 'three', 'four'], 1],
        ['How many?', ['1', '2', '3', '4'], 3],
      ],
    );
    assert.deepEqual(reading.unused, []);
  });

test('leaves a column with more than four options in a cell to the admin', () => {
  const rows = ['a) 1 b) 2 c) 3 d) 4', 'a) 1 b) 2 c) 3 d) 4 e) 5', 'a) 5 b) 6 c) 7 d) 8'];
  const { reading } = read(
    `Question\tOptions\tAnswer\n${rows.map((cell) => `Which?\t${cell}\ta\n`).join('')}`,
  );
  assert.deepEqual(
    reading.questions.map(({ options }) => options.filter((option) => option !== '').length),
    [4, 1, 4],
  );
});

test('names the columns of a table that are not read', () => {
  const { unused } = readTable(
    ['Sl', 'Question', 'A', 'B', 'C', 'D', 'Answer', 'Marks', 'Topic', 'Checked by'],
    ['1', 'Which?', 'one', 'two', 'three', 'four', 'B', '2', 'History', ''],
  );
  assert.deepEqual(
    unused.map(({ line, text }) => [line, typeof text === 'string' ? text : translateToEnglish(text)]),
    [[1, 'These columns were not read: Marks, Topic']],
  );
});

test('takes no question for the header of a table', () => {
  const { reading } = read('Which statement is right?,1,2,3,4,C\nWhich is wrong?,1,2,3,4,D\n');
  assert.deepEqual(
    reading.questions.map(({ question, correctAnswer }) => [question, correctAnswer]),
    [
      ['Which statement is right?', 2],
      ['Which is wrong?', 3],
    ],
  );
});

test('reports what is above the header of a table, and doubts rows with more cells than it', () => {
  const { reading } = read(
    'Weekly test,,,,,\nQuestion,A,B,C,D,Answer\nIn 1947, how many?,1,2,3,4,2\nWhich?,x,y,z,w,B\nWho?,x,y,z,w,C\nWhen?,x,y,z,w,C\n',
  );
  assert.deepEqual(reading.unused, [{ line: 1, text: 'Weekly test' }]);
  assert.deepEqual(
    reading.questions.map(({ line, doubts }) => [line, doubts.map(translateToEnglish)]),
    [
      [
        3,
        [
          'This row has more cells than the heading. A comma inside a cell needs quotation marks around the cell.',
        ],
      ],
      [4, []],
      [5, []],
      [6, []],
    ],
  );
});

test('shows the rows of a table that has no complete question', () => {
  const { reading } = read('Question,A,B,C,D,Answer\nWhich?,x,y,z,w,\nWho?,x,y,z,w,\n');
  assert.deepEqual(
    [reading.format, ...reading.questions.map(({ question, options }) => [question, options.length])],
    ['converted', ['Which?', 4], ['Who?', 4]],
  );
});

test('says that a table with a row for each option is not read', () => {
  const letters =
    'No,Question,Option,Text,Right\n1,Which?,A,x,\n,,B,y,Yes\n,,C,z,\n,,D,w,\n2,Who?,A,x,Yes\n,,B,y,\n,,C,z,\n,,D,w,\n';
  const repeated = ['Puri', 'Cuttack', 'Konark', 'Angul'].map(
    (option) => `Which is the capital?\t${option}\t${option === 'Cuttack'}`,
  );
  for (const text of [letters, repeated.join('\n')]) {
    const result = readQuestions(text);
    assert.match(
      'problem' in result ? translateToEnglish(result.problem) : '',
      /each option has its own row/,
    );
  }
});

test('takes a row with only a title for no question', () => {
  const { reading } = read(
    'Sl,Question,A,B,C,D,Answer\n,Part II: History,,,,,\n1,Which?,x,y,z,w,B\n2,Who wrote it?,,,,,\n,Who is it?,,,,,\n',
  );
  assert.deepEqual(reading.unused, [{ line: 2, text: 'Part II: History' }]);
  assert.deepEqual(
    reading.questions.map(({ question }) => question),
    ['Which?', 'Who wrote it?', 'Who is it?'],
  );
});

test('joins a letter with the mark behind a sign of Markdown', () => {
  const { reading } = read('1.Answers**\u0301\n(a) x\n(b) y\n(c) z\n(d) w');
  assert.equal(reading.questions[0]?.question, 'Answer\u015b');
});

test('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const result = readQuestions(pieces.join(''));
      for (const { question, options, correctAnswer, line } of 'reading' in result
        ? result.reading.questions
        : []) {
        assert.ok(line >= 1 && correctAnswer < Math.max(options.length, 4));
        assert.equal(question, question.normalize('NFC'));
      }
    }),
    { numRuns: 2_000 },
  );
});

/** These tests do not measure time: an algorithm that is not linear would not finish. */
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

test('reads long hostile lines in every part of a question', () => {
  for (const unit of HOSTILE_LINES) {
    const line = unit.repeat(60_000 / unit.length);
    const block = `2. ${line}\na) ${line}\nb) y ${line}x\nc) ${line}\nd) w\nAns: ${line}x\nExplanation: ${line}\n`;
    assert.ok(read(`${OTHER_FORMAT}${block}Answers\n${line}\n${line}x\n`).reading.questions.length > 0);
  }
});

const REPEATED_LINES = [
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

test('reads tens of thousands of lines of one kind', () => {
  for (const line of REPEATED_LINES)
    assert.ok(read(OTHER_FORMAT + line.repeat(30_000)).reading.questions.length > 0, line);
  assert.ok(read('"a\n",'.repeat(60_000)).reading);
  assert.ok(read('a\tb\tc\td\te\tf\n'.repeat(30_000)).reading);
});

test('explains why a text is too long to convert', () => {
  const result = readQuestions(`${OTHER_FORMAT}${'x'.repeat(60_000)}\n`.repeat(200));
  assert.match(
    'problem' in result ? translateToEnglish(result.problem) : '',
    /^This text is too long to be converted\./,
  );
});
