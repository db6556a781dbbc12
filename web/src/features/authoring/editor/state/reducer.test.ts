import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from './actions.ts';
import {
  blankQuestion,
  type ChapterForm,
  type CourseForm,
  EMPTY_COURSE,
  NO_FILE,
  type QuestionForm,
} from './form.ts';
import { type EditorState, initialState, reduce } from './reducer.ts';
import { toCourseTree } from './sample-course.ts';

const question = (key: string): QuestionForm => ({
  key,
  question: key,
  questionImage: NO_FILE,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  explanation: '',
});
const chapter = (key: string, questions = [question(`${key}-q1`), question(`${key}-q2`)]): ChapterForm => ({
  key,
  title: key,
  description: 'd',
  pdf: NO_FILE,
  questions,
});
const subject = (key: string) => ({
  key,
  title: key,
  description: 'd',
  chapters: [chapter(`${key}-c1`), chapter(`${key}-c2`)],
});
const course: CourseForm = {
  ...EMPTY_COURSE,
  title: 'Course',
  subjects: [subject('s1'), subject('s2'), subject('s3')],
};

const reduceAll = (...actions: Action[]): EditorState => actions.reduce(reduce, initialState(course, course));
const subjectKeys = ({ form }: EditorState) => form.subjects.map(({ key }) => key);

test('keeps all other rows the same object when a question is edited', () => {
  const path = { subject: 's2', chapter: 's2-c1', question: 's2-c1-q2' };
  const { form } = reduceAll({ type: 'option edited', path, option: 2, text: 'ଗ' });
  assert.equal(form.subjects[0], course.subjects[0]);
  assert.equal(form.subjects[1]?.chapters[1], course.subjects[1]?.chapters[1]);
  assert.equal(form.subjects[1]?.chapters[0]?.questions[0], course.subjects[1]?.chapters[0]?.questions[0]);
  assert.deepEqual(form.subjects[1]?.chapters[0]?.questions[1]?.options, ['a', 'b', 'ଗ', 'd']);
});

test('clears the price when the course is made free, keeps it when it is made paid', () => {
  const priced: Action = { type: 'course edited', field: 'price', text: '250' };
  assert.equal(
    reduceAll(priced, { type: 'pricing changed', isFree: true, clearedPrice: '0' }).form.price,
    '0',
  );
  assert.equal(reduceAll(priced, { type: 'pricing changed', isFree: true, clearedPrice: '' }).form.price, '');
  assert.equal(
    reduceAll(priced, { type: 'pricing changed', isFree: false, clearedPrice: '' }).form.price,
    '250',
  );
});

test('opens one row per level, and opens added rows', () => {
  const path = { subject: 's1', chapter: 's1-c2' };
  const { open } = reduceAll(
    { type: 'subject opened', key: 's2' },
    { type: 'chapter opened', path: { subject: 's2' }, key: 's2-c1' },
    { type: 'subject opened', key: 's1' },
    { type: 'chapter opened', path: { subject: 's1' }, key: 's1-c1' },
    { type: 'question added', path, question: question('new') },
  );
  assert.equal(open.subject, 's1');
  assert.deepEqual(open.chapter, { s2: 's2-c1', s1: 's1-c2' });
  assert.deepEqual(open.question, { 's1-c2': 'new' });
  assert.equal(reduceAll({ type: 'subject added', subject: subject('s4') }).open.subject, 's4');
});

test('opens the previous subject, or the first, when the open one is removed', () => {
  const openAfterRemoving = (key: string) =>
    reduceAll({ type: 'subject opened', key }, { type: 'removed', path: { subject: key } }).open.subject;
  assert.equal(openAfterRemoving('s3'), 's2');
  assert.equal(openAfterRemoving('s1'), 's2');
  assert.equal(
    reduceAll({ type: 'subject opened', key: 's1' }, { type: 'removed', path: { subject: 's3' } }).open
      .subject,
    's1',
  );
});

test('restores a removed row at its old index', () => {
  const removed = course.subjects[1]!;
  const state = reduceAll(
    { type: 'removed', path: { subject: 's2' } },
    { type: 'subject added', subject: removed, index: 1 },
  );
  assert.deepEqual(state.form, course);
});

test('moves rows within their list and announces the new position', () => {
  const move = (to: number) => reduceAll({ type: 'moved', path: { subject: 's1' }, to });
  assert.deepEqual(subjectKeys(move(2)), ['s2', 's3', 's1']);
  assert.deepEqual(move(2).announcement, { level: 'subject', position: 3, total: 3 });
  assert.equal(move(-1).form, course, 'the form is not dirty');
  assert.equal(move(3).form, course);
  const path = { subject: 's1', chapter: 's1-c1', question: 's1-c1-q2' };
  const { form, focus } = reduceAll({ type: 'moved', path, to: 0 });
  assert.deepEqual(
    form.subjects[0]?.chapters[0]?.questions.map(({ key }) => key),
    ['s1-c1-q2', 's1-c1-q1'],
  );
  assert.deepEqual(focus, { field: 's1-c1-q2:handle' });
});

test('undoes an import until the form is replaced', () => {
  const path = { subject: 's1', chapter: 's1-c1' };
  const replaced: Action = { type: 'questions replaced', path, questions: [question('n')] };
  assert.deepEqual(reduceAll(replaced, { type: 'replacement undone', path }).form, course);
  const saved = reduceAll(replaced, { type: 'form replaced', form: course, base: course });
  assert.deepEqual(saved.replaced, {});
  assert.deepEqual(reduce(saved, { type: 'replacement undone', path }).form, saved.form);
});

test('a question that is imported again keeps its id', () => {
  const path = { subject: 's1', chapter: 's1-c1' };
  const stored = (key: string, text: string) => ({ ...question(key), _id: `id-${key}`, question: text });
  const imported = (key: string, text: string) => ({ ...blankQuestion(), key, question: text });
  const before: Action = {
    type: 'questions replaced',
    path,
    questions: [stored('a', 'Which?'), stored('b', 'Which?'), stored('c', 'Who?'), stored('d', 'When?')],
  };
  const listIds = (questions: readonly QuestionForm[]) => {
    const { form } = reduceAll(before, { type: 'questions replaced', path, questions });
    return form.subjects[0]!.chapters[0]!.questions.map(({ key, _id }) => [key, _id]);
  };
  assert.deepEqual(
    listIds([imported('1', 'Who?'), imported('2', 'Why?'), imported('3', 'Which?'), imported('4', 'Which?')]),
    [
      ['1', 'id-c'],
      ['2', undefined],
      ['3', 'id-a'],
      ['4', 'id-b'],
    ],
  );
  assert.deepEqual(
    listIds([stored('a', 'Which?'), imported('1', 'Which?'), imported('2', 'Which?')]),
    [
      ['a', 'id-a'],
      ['1', 'id-b'],
      ['2', undefined],
    ],
    'an id is used once',
  );
});

test('removes the errors of removed and replaced rows', () => {
  const chapterAt = { subject: 's1', chapter: 's1-c1' };
  const path = { ...chapterAt, question: 's1-c1-q1' };
  const problem = { kind: 'field', field: ['title'], issue: { message: 'is empty' } } as const;
  const errors = [
    { field: 'course:title', path: null, problem },
    { field: 's1-c1-q1:question', path, problem },
  ];
  const errorsAfter = (action: Action) => [
    ...reduceAll({ type: 'errors found', errors }, action).errors.keys(),
  ];
  for (const removed of [path, chapterAt, { subject: 's1' }])
    assert.deepEqual(errorsAfter({ type: 'removed', path: removed }), ['course:title']);
  assert.deepEqual(errorsAfter({ type: 'questions replaced', path: chapterAt, questions: [] }), [
    'course:title',
  ]);
  assert.equal(errorsAfter({ type: 'removed', path: { subject: 's2' } }).length, 2);
});

test('turns to the page of an added question', () => {
  const many = Array.from({ length: 120 }, (_, n) => question(`q${n}`));
  const path = { subject: 's1', chapter: 's1-c1' };
  const { open } = reduceAll(
    { type: 'questions replaced', path, questions: many },
    { type: 'question added', path, question: question('last') },
  );
  assert.equal(open.page['s1-c1'], 5);
});

test('is dirty after an edit until the form is saved, not after opening a row', () => {
  const changed = reduceAll({ type: 'course edited', field: 'title', text: 'x' });
  assert.notEqual(changed.form, changed.base);
  const response = toCourseTree(changed.form);
  const saved = reduce(changed, { type: 'saved', course: response, sent: changed.form, files: new Set() });
  assert.equal(saved.form, saved.base);
  const typedSince = reduce(changed, { type: 'course edited', field: 'title', text: 'xy' });
  const behind = reduce(typedSince, {
    type: 'saved',
    course: response,
    sent: changed.form,
    files: new Set(),
  });
  assert.notEqual(behind.form, behind.base);
  assert.deepEqual([behind.form.title, behind.base.title], ['xy', 'x']);
  const opened = reduceAll({ type: 'subject opened', key: 's1' });
  assert.equal(opened.form, opened.base);
});

test('marks a chapter as free preview and takes the mark back', () => {
  const path = { subject: 's1', chapter: 's1-c1' };
  const getMark = ({ form }: ReturnType<typeof reduceAll>) => form.subjects[0]?.chapters[0]?.freePreview;
  const marked = reduceAll({ type: 'free preview changed', path, freePreview: true });
  assert.equal(getMark(marked), true);
  assert.equal(getMark(reduce(marked, { type: 'free preview changed', path, freePreview: false })), false);
});
