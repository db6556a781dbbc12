import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { courseInput } from '../authoring.ts';
import { translateToEnglish } from '../language/texts.ts';
import { tidyLines } from '../text.ts';
import { hasVisibleCharacter } from '../visible-text.ts';
import { findQuestionError, listQuestionWarnings } from './checks.ts';
import { printQuestionFile } from './print.ts';
import { readQuestions } from './read.ts';
import { type FileQuestion, parseQuestionFile } from './strict.ts';

const MAIN = ['Question 1', 'Which?', 'A. one', 'Correct', 'B. two', 'C. three', 'D. four'];
const ODIA = ['Odia', 'କେଉଁଟି?', 'A. ଏକ', 'B. ଦୁଇ', 'C. ତିନି', 'D. ଚାରି'];
const QUESTION = {
  question: 'Which?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  explanation: '',
  line: 1,
};
const ODIA_VERSION = { question: 'କେଉଁଟି?', options: ['ଏକ', 'ଦୁଇ', 'ତିନି', 'ଚାରି'], explanation: '' };

const parseLines = (...lines: string[]) => parseQuestionFile(lines.join('\n'));
const accepted = (question: object) => ({ questions: [{ ...QUESTION, ...question }], rejected: [] });

const ACCEPTED: [name: string, lines: string[], question: object][] = [
  ['after the options', [...MAIN, ...ODIA], { odia: ODIA_VERSION }],
  [
    'after the explanation, with its own',
    [...MAIN, 'Explanation: because', 'of this', ...ODIA, 'Explanation: କାରଣ', 'ଏହା'],
    { explanation: 'because\nof this', odia: { ...ODIA_VERSION, explanation: 'କାରଣ\nଏହା' } },
  ],
  ['with a colon', [...MAIN, 'Odia:', ...ODIA.slice(1)], { odia: ODIA_VERSION }],
  ['with invisible characters', [...MAIN, '\u200b Odia\u200c ', ...ODIA.slice(1)], { odia: ODIA_VERSION }],
  ['with blank lines', [...MAIN, '', ...ODIA.flatMap((line) => ['', line])], { odia: ODIA_VERSION }],
  [
    'with a text of several lines',
    [...MAIN, 'Odia', 'ପଢ଼ନ୍ତୁ:', 'Odia', 'କେଉଁଟି?', ...ODIA.slice(2)],
    { odia: { ...ODIA_VERSION, question: 'ପଢ଼ନ୍ତୁ:\nOdia\nକେଉଁଟି?' } },
  ],
  ['that marks the same option', [...MAIN, ...ODIA.toSpliced(3, 0, 'Correct')], { odia: ODIA_VERSION }],
  [
    'in Latin letters',
    [...MAIN, 'Odia', 'Kenti?', 'A. eka', 'B. dui', 'C. tini', 'D. chari'],
    { odia: { question: 'Kenti?', options: ['eka', 'dui', 'tini', 'chari'], explanation: '' } },
  ],
];

for (const [name, lines, question] of ACCEPTED)
  test(`reads an Odia version ${name}`, () => assert.deepEqual(parseLines(...lines), accepted(question)));

const WITHOUT: [name: string, lines: string[], question: object][] = [
  ['in the text', ['Question 1', 'Which?', 'Odia', ...MAIN.slice(2)], { question: 'Which?\nOdia' }],
  ['as an option', [...MAIN.slice(0, 6), 'D. Odia'], { options: ['one', 'two', 'three', 'Odia'] }],
  [
    'at the end of an explanation',
    [...MAIN, 'Explanation: The language is', 'Odia'],
    { explanation: 'The language is\nOdia' },
  ],
  [
    'in an explanation in English',
    [...MAIN, 'Explanation: Languages:', 'Odia', 'Hindi'],
    { explanation: 'Languages:\nOdia\nHindi' },
  ],
];

for (const [name, lines, question] of WITHOUT)
  test(`reads the line 'Odia' as text ${name}`, () =>
    assert.deepEqual(parseLines(...lines), accepted(question)));

const ERRORS: [name: string, lines: string[], line: number, reason: string][] = [
  ['no text', [...MAIN, 'Odia', ...ODIA.slice(2)], 8, 'Odia version: The question has no text.'],
  ['no options', [...MAIN, 'Odia', 'କେଉଁଟି?'], 8, 'Odia version: Option A is missing.'],
  ['three options', [...MAIN, ...ODIA.slice(0, 5)], 8, 'Odia version: Option D is missing.'],
  [
    'an option in the wrong order',
    [...MAIN, ...ODIA.slice(0, 3), 'C. ତିନି', 'B. ଦୁଇ', 'D. ଚାରି'],
    11,
    'Odia version: The options are not in the order A, B, C, D.',
  ],
  [
    'a mistyped option',
    [...MAIN, ...ODIA.slice(0, 3), 'ଖ. ଦୁଇ', ...ODIA.slice(4)],
    11,
    "Odia version: Option B must begin with 'B.'.",
  ],
  ['an empty option', [...MAIN, ...ODIA.slice(0, 5), 'D.'], 13, 'Odia version: Option D is empty.'],
  [
    'another option marked',
    [...MAIN, ...ODIA, 'Correct'],
    8,
    "Odia version: 'Correct' is after another option than in the question. In the Odia version it may be left out.",
  ],
  [
    'a long option',
    [...MAIN, ...ODIA.slice(0, 5), `D. ${'ଓ'.repeat(2001)}`],
    1,
    'Odia version: Option D is too long.',
  ],
  [
    'a mistyped label',
    [...MAIN, 'ODIA', ...ODIA.slice(1)],
    8,
    "The Odia version must begin with a line that reads exactly 'Odia'.",
  ],
];

for (const [name, lines, line, reason] of ERRORS)
  test(`rejects an Odia version with ${name}, and names its line`, () => {
    const { questions, rejected } = parseLines(...lines, ...MAIN);
    assert.equal(questions.length, 1, 'the next question is read');
    assert.deepEqual(
      rejected.map((block) => [block.line, translateToEnglish(block.reason)]),
      [[line, reason]],
    );
  });

test('an error of the question itself is reported before those of its Odia version', () => {
  const { rejected } = parseLines(...MAIN.filter((line) => line !== 'Correct'), 'Odia', 'A. ଏକ');
  assert.deepEqual(
    rejected.map(({ reason }) => translateToEnglish(reason)),
    ['No option is marked Correct.'],
  );
});

test('converting a file with other formats keeps its Odia versions', () => {
  const other = ['Q2. Half?', 'a) one', 'b) two', 'c) three', 'd) four', 'Ans: b'];
  const result = readQuestions(
    [...MAIN, 'Explanation: because', ...ODIA, 'Explanation: କାରଣ', ...other].join('\n'),
  );
  assert.ok('reading' in result && result.converted);
  const [bilingual, found] = result.converted.questions;
  assert.deepEqual([bilingual?.explanation, bilingual?.odia?.options], ['because', ODIA_VERSION.options]);
  assert.deepEqual([found?.question, found?.correctAnswer], ['Half?', 1]);
});

test('the checks of the preview look at both versions', () => {
  const { line: _, ...question } = QUESTION;
  const check = (odia: Partial<typeof ODIA_VERSION>) => {
    const error = findQuestionError({ ...question, odia: { ...ODIA_VERSION, ...odia } });
    return error && translateToEnglish(error);
  };
  assert.equal(check({}), undefined);
  assert.equal(check({ question: ' ' }), 'Odia version: The question has no text.');
  assert.equal(check({ options: ['ଏକ', '', 'ତିନି', 'ଚାରି'] }), 'Odia version: Option B is missing.');
  assert.equal(check({ explanation: 'ଓ'.repeat(20_001) }), 'Odia version: The explanation is too long.');
  const odia = { ...ODIA_VERSION, options: ['ଏକ', 'ଦୁଇ', 'ଏକ', 'ଚାରି'] };
  assert.deepEqual(
    listQuestionWarnings({ ...question, odia }).map(({ message }) => translateToEnglish(message)),
    ['Odia version: Options A and C are the same.'],
  );
});

test('accepts Odia texts of the same length as the course input', () => {
  const odia = (texts: number, options: number) => ({
    question: 'ଓ'.repeat(texts),
    options: Array.from({ length: 4 }, () => 'ଓ'.repeat(options)),
    explanation: 'ଓ'.repeat(texts),
  });
  const { line: _, ...question } = QUESTION;
  for (const [texts, options] of [
    [20_000, 2_000],
    [20_001, 2_000],
    [20_000, 2_001],
  ] as const) {
    const chapters = [
      { title: 'c', description: 'd', questions: [{ ...question, odia: odia(texts, options) }] },
    ];
    const course = { title: 't', description: 'd', subjects: [{ title: 's', description: 'd', chapters }] };
    assert.equal(
      findQuestionError({ ...question, odia: odia(texts, options) }) === undefined,
      courseInput.safeParse(course).success,
    );
  }
});

/** Lines that are easily misread in either version. */
const PIECES = [
  ...['Question', 'Question 7', 'QUESTION 2', 'ପ୍ରଶ୍ନ ୪', 'Correct', 'Odia', 'Odia:', 'odia', 'ଓଡ଼ିଆ'],
  ...['A. ', 'B.', 'D. four', 'a)', 'Explanation', 'Explanation: why', '---', ' ', '\u200b', '⏎', '\\⏎', 'କ'],
];
const anyLine = fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }).map((pieces) => pieces.join(''));
const storedText = (maxLength: number) =>
  fc.array(anyLine, { minLength: 1, maxLength }).map((lines) => tidyLines(tidyLines(lines.join('\n'))));
const visibleText = (maxLength: number) => storedText(maxLength).filter(hasVisibleCharacter);
const version = {
  question: visibleText(5),
  options: fc.array(visibleText(2), { minLength: 4, maxLength: 4 }),
  explanation: storedText(5),
};
const storedQuestion: fc.Arbitrary<FileQuestion> = fc
  .record(
    {
      ...version,
      correctAnswer: fc.integer({ min: 0, max: 3 }),
      odia: fc.option(fc.record(version, { noNullPrototype: true }), { nil: undefined }),
    },
    { noNullPrototype: true },
  )
  .map(({ odia, ...question }) => (odia ? { ...question, odia } : question));

const readBack = (questions: FileQuestion[]) => {
  const { questions: read, rejected } = parseQuestionFile(printQuestionFile(questions));
  return { questions: read.map(({ line: _, ...question }) => question), rejected };
};

test('prints any stored question with its Odia version so that both are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(storedQuestion, { maxLength: 4 }), (questions) => {
      assert.deepEqual(readBack(questions), { questions, rejected: [] });
    }),
    { numRuns: 2_000 },
  );
});

test('prints what it reads from any file so that it is read back unchanged', () => {
  const anyBlock = fc
    .array(fc.oneof(anyLine, fc.constantFrom(...ODIA)), { maxLength: 10 })
    .map((lines) => [...MAIN, ...lines].join('\n'));
  fc.assert(
    fc.property(fc.array(anyBlock), (blocks) => {
      const questions = parseQuestionFile(blocks.join('\n')).questions.map(({ line: _, ...rest }) => rest);
      assert.deepEqual(readBack(questions), { questions, rejected: [] });
    }),
    { numRuns: 1_000 },
  );
});

/** These tests do not measure time: an algorithm that is not linear would not finish. */
test('reads a file of 5,000 questions with Odia versions', () => {
  const { line: _, ...question } = QUESTION;
  const questions = Array.from({ length: 5_000 }, (_, index): FileQuestion => {
    return {
      ...question,
      question: `Which ${index}?`,
      odia: { ...ODIA_VERSION, question: `${index} କେଉଁଟି?` },
    };
  });
  assert.deepEqual(readBack(questions), { questions, rejected: [] });
});

test('reads 200,000 Odia labels in one block', () => {
  for (const line of ['Odia\n', 'Odia\nଓଡ଼ିଆ\n', 'Odia\nA. one\n']) {
    const { questions, rejected } = parseQuestionFile(`${MAIN.join('\n')}\n${line.repeat(200_000)}`);
    assert.equal(questions.length + rejected.length, 1);
  }
});
