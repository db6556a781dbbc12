import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckedCourse, findCourseFindings, toDuplicateKey } from './course-checks.ts';
import { measureCpu } from './testing/measure-cpu.ts';

type Question = CheckedCourse['subjects'][number]['chapters'][number]['questions'][number];

const question = (text: string, changes: Partial<Question> = {}): Question => ({
  question: text,
  questionImage: null,
  options: ['Cuttack', 'Puri', 'Sambalpur', 'Berhampur'],
  explanation: 'Because.',
  odia: null,
  ...changes,
});
const odia = (text: string, changes: Partial<NonNullable<Question['odia']>> = {}) => ({
  question: text,
  options: ['କଟକ', 'ପୁରୀ', 'ସମ୍ବଲପୁର', 'ବ୍ରହ୍ମପୁର'],
  explanation: 'କାରଣ',
  ...changes,
});
const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'];
const PDF = '/files/00000000-0000-4000-8000-000000000001/document.pdf';

type Chapter = CheckedCourse['subjects'][number]['chapters'][number];
const chapter = (questions: Question[], changes: Partial<Chapter> = {}): Chapter => ({
  title: 'Chapter',
  odia: null,
  pdf: PDF,
  questions,
  ...changes,
});
const check = (...chapters: Chapter[]) =>
  [
    ...findCourseFindings({
      title: 'Course',
      odia: null,
      subjects: [{ title: 'Subject', odia: null, chapters }],
    }),
  ].flat();
const chapterPath = ['subjects', 0, 'chapters', 0];
const at = (q: number, ...rest: (string | number)[]) => [...chapterPath, 'questions', q, ...rest];

test('finds nothing in a complete course', () => {
  assert.deepEqual(check(chapter(FIVE.map((text) => question(text)))), []);
});

test('finds a missing PDF, a chapter without questions and a test with fewer than five', () => {
  assert.deepEqual(check(chapter([], { pdf: null })), [
    { kind: 'no-pdf', path: [...chapterPath, 'pdf'] },
    { kind: 'no-questions', path: chapterPath },
  ]);
  assert.deepEqual(check(chapter([question('One')])), [
    { kind: 'few-questions', path: chapterPath, count: 1 },
  ]);
});

/** The findings of one question among five complete ones. */
const checkOne = (one: Question) => check(chapter([one, ...FIVE.map((text) => question(text))]));

test('finds equal options in either version', () => {
  assert.deepEqual(checkOne(question('Q', { options: ['a', 'b', ' A', 'd'] })), [
    { kind: 'same-options', path: at(0, 'options', 0), first: 'A', second: 'C' },
  ]);
  const both = FIVE.map((text) =>
    question(text, { odia: odia(`ଓ ${text}`, text === 'Two' ? { options: ['୧', '2', '3', '1'] } : {}) }),
  );
  assert.deepEqual(check(chapter(both)), [
    { kind: 'same-options', path: at(1, 'odia', 'options', 0), first: 'A', second: 'D' },
  ]);
});

test('finds duplicates across chapters, spellings and the two languages', () => {
  const five = FIVE.map((text) => question(text, { odia: odia(`ପ୍ରଶ୍ନ ${text}`) }));
  const duplicates = [
    question('two ?', { odia: odia('ଅନ୍ୟ') }),
    question('ପ୍ରଶ୍ନ  Five।', { options: odia('').options }),
    question('Three', { odia: odia('ଭିନ୍ନ'), options: ['other', 'b', 'c', 'd'] }),
    question('New one', { odia: odia('ପ୍ରଶ୍ନ One') }),
    question('Newer one', { odia: odia('ନୂଆ') }),
  ];
  assert.deepEqual(
    check(chapter(five), chapter(duplicates)),
    [
      { q: 0, other: 1, hasSameOptions: true },
      { q: 1, other: 4, hasSameOptions: true },
      { q: 2, other: 2, hasSameOptions: false },
      { q: 3, other: 0, hasSameOptions: true },
    ].map(({ q, other, hasSameOptions }) => ({
      kind: 'duplicate',
      path: ['subjects', 0, 'chapters', 1, 'questions', q],
      other: at(other),
      hasSameOptions,
    })),
  );
});

test('questions with different pictures, formulas or nothing but a picture are not duplicates', () => {
  const image = (n: number) => `/files/00000000-0000-4000-8000-00000000000${n}/800.webp?day=${n}&key=k${n}`;
  const questions = [
    question('What is this?', { questionImage: image(1) }),
    question('What is this?', { questionImage: image(2) }),
    question('2 + 2 = ?'),
    question('2 × 2 = ?'),
    question('', { questionImage: image(3) }),
    question('', { questionImage: image(3) }),
  ];
  assert.deepEqual(check(chapter(questions)), []);
});

test('finds a missing explanation, also of the Odia version alone', () => {
  assert.deepEqual(checkOne(question('Q', { explanation: '' })), [
    { kind: 'no-explanation', path: at(0, 'explanation') },
  ]);
  const both = FIVE.map((text) => question(text, { odia: odia(`ଓ ${text}`, { explanation: '' }) }));
  assert.deepEqual(check(chapter(both))[0], { kind: 'no-explanation', path: at(0, 'odia', 'explanation') });
});

test('finds options that are too long for a phone, counting letters and not signs', () => {
  const options = ['a'.repeat(120), 'b'.repeat(121), 'କା'.repeat(120), 'ଖା'.repeat(121)];
  assert.deepEqual(checkOne(question('Q', { options })), [
    { kind: 'long-option', path: at(0, 'options', 1), letters: 121 },
    { kind: 'long-option', path: at(0, 'options', 3), letters: 121 },
  ]);
});

test('finds rows without an Odia version where others have one, unless their text is in Odia', () => {
  const questions = FIVE.map((text) => question(text));
  questions[0] = question('One', { odia: odia('ଏକ') });
  questions[1] = question('ଦୁଇ କେତେ?');
  const titled = chapter(questions, { odia: { title: 'ଅଧ୍ୟାୟ', description: '' } });
  const kinds = check(titled);
  assert.deepEqual(
    kinds.map(({ path }) => path),
    [[], ['subjects', 0], at(2), at(3), at(4)],
  );
  assert.ok(kinds.every(({ kind }) => kind === 'no-odia'));
  const untitled = check(chapter(questions));
  assert.deepEqual(
    untitled.map(({ path }) => path),
    [at(2), at(3), at(4)],
    'titles are compared with titles, and questions with questions',
  );
});

test('compares a text with a long row of dots about as fast as another one of the same length', async () => {
  const plain = 'ଓଡ଼ିଶାର ଇତିହାସ '.repeat(2_500);
  const dots = `${'.'.repeat(plain.length - 1)}a`;
  const compare = (text: string) => measureCpu(() => toDuplicateKey(text, null));
  assert.ok((await compare(dots)) < 20 * (await compare(plain)));
  assert.equal(toDuplicateKey('Who? . !', null), toDuplicateKey('who', null));
});
