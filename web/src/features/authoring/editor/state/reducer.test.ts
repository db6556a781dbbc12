import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from './actions.ts';
import { type ChapterForm, type CourseForm, EMPTY_COURSE, NO_FILE, type QuestionForm } from './form.ts';
import { type EditorState, initialState, reduce } from './reducer.ts';

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

const after = (...actions: Action[]): EditorState => actions.reduce(reduce, initialState(course, course));
const subjectKeys = ({ form }: EditorState) => form.subjects.map(({ key }) => key);

test('writing into a question leaves all else the same object', () => {
  const at = { subject: 's2', chapter: 's2-c1', question: 's2-c1-q2' };
  const { form } = after({ type: 'option written', at, option: 2, text: 'ଗ' });
  assert.equal(form.subjects[0], course.subjects[0]);
  assert.equal(form.subjects[1]?.chapters[1], course.subjects[1]?.chapters[1]);
  assert.equal(form.subjects[1]?.chapters[0]?.questions[0], course.subjects[1]?.chapters[0]?.questions[0]);
  assert.deepEqual(form.subjects[1]?.chapters[0]?.questions[1]?.options, ['a', 'b', 'ଗ', 'd']);
});

test('free clears the price, paid leaves it', () => {
  const priced: Action = { type: 'course written', field: 'price', text: '250' };
  assert.equal(after(priced, { type: 'priced', isFree: true, clearedPrice: '0' }).form.price, '0');
  assert.equal(after(priced, { type: 'priced', isFree: true, clearedPrice: '' }).form.price, '');
  assert.equal(after(priced, { type: 'priced', isFree: false, clearedPrice: '' }).form.price, '250');
});

test('one subject is open, one chapter of each and one question of each; what is added is opened', () => {
  const at = { subject: 's1', chapter: 's1-c2' };
  const { open } = after(
    { type: 'subject opened', key: 's2' },
    { type: 'chapter opened', at: { subject: 's2' }, key: 's2-c1' },
    { type: 'subject opened', key: 's1' },
    { type: 'chapter opened', at: { subject: 's1' }, key: 's1-c1' },
    { type: 'question added', at, question: question('new') },
  );
  assert.equal(open.subject, 's1');
  assert.deepEqual(open.chapter, { s2: 's2-c1', s1: 's1-c2' });
  assert.deepEqual(open.question, { 's1-c2': 'new' });
  assert.equal(after({ type: 'subject added', subject: subject('s4') }).open.subject, 's4');
});

test('after the open subject is removed the one before it is open, or the new first', () => {
  const removing = (key: string) =>
    after({ type: 'subject opened', key }, { type: 'removed', at: { subject: key } }).open.subject;
  assert.equal(removing('s3'), 's2');
  assert.equal(removing('s1'), 's2');
  assert.equal(
    after({ type: 'subject opened', key: 's1' }, { type: 'removed', at: { subject: 's3' } }).open.subject,
    's1',
  );
});

test('what was removed can be put back where it was', () => {
  const gone = course.subjects[1]!;
  const state = after(
    { type: 'removed', at: { subject: 's2' } },
    { type: 'subject added', subject: gone, index: 1 },
  );
  assert.deepEqual(state.form, course);
});

test('rows move within their list, not beyond its ends, and it is said where to', () => {
  const move = (to: number) => after({ type: 'moved', at: { subject: 's1' }, to });
  assert.deepEqual(subjectKeys(move(2)), ['s2', 's3', 's1']);
  assert.equal(move(2).said, 'Subject moved to place 3 of 3.');
  assert.equal(move(-1).form, course, 'there is nothing to save');
  assert.equal(move(3).form, course);
  const at = { subject: 's1', chapter: 's1-c1', question: 's1-c1-q2' };
  const { form, focus } = after({ type: 'moved', at, to: 0 });
  assert.deepEqual(
    form.subjects[0]?.chapters[0]?.questions.map(({ key }) => key),
    ['s1-c1-q2', 's1-c1-q1'],
  );
  assert.deepEqual(focus, { field: 's1-c1-q2:handle' });
});

test('questions replaced by a file can be taken back until the course is saved', () => {
  const at = { subject: 's1', chapter: 's1-c1' };
  const replaced: Action = { type: 'questions replaced', at, questions: [question('n')] };
  assert.deepEqual(after(replaced, { type: 'replacement undone', at }).form, course);
  const saved = after(replaced, { type: 'saved', form: course });
  assert.deepEqual(saved.replaced, {});
  assert.deepEqual(reduce(saved, { type: 'replacement undone', at }).form, saved.form);
});

test('what was wrong with a row goes with the row, with what is around it, and when a file takes its place', () => {
  const chapterAt = { subject: 's1', chapter: 's1-c1' };
  const at = { ...chapterAt, question: 's1-c1-q1' };
  const faults = [
    { field: 'course:title', place: null, message: 'm', sentence: 's' },
    { field: 's1-c1-q1:question', place: at, message: 'm', sentence: 's' },
  ];
  const left = (action: Action) => [...after({ type: 'faults found', faults }, action).faults.keys()];
  for (const gone of [at, chapterAt, { subject: 's1' }])
    assert.deepEqual(left({ type: 'removed', at: gone }), ['course:title']);
  assert.deepEqual(left({ type: 'questions replaced', at: chapterAt, questions: [] }), ['course:title']);
  assert.equal(left({ type: 'removed', at: { subject: 's2' } }).length, 2);
});

test('a question on a later page is shown on it', () => {
  const many = Array.from({ length: 120 }, (_, n) => question(`q${n}`));
  const at = { subject: 's1', chapter: 's1-c1' };
  const { open } = after(
    { type: 'questions replaced', at, questions: many },
    { type: 'question added', at, question: question('last') },
  );
  assert.equal(open.page['s1-c1'], 5);
});

test('there is unsaved work until it is saved', () => {
  const changed = after({ type: 'course written', field: 'title', text: 'x' });
  assert.notEqual(changed.form, changed.base);
  const saved = reduce(changed, { type: 'saved', form: changed.form });
  assert.equal(saved.form, saved.base);
  const looked = after({ type: 'subject opened', key: 's1' });
  assert.equal(looked.form, looked.base);
});
