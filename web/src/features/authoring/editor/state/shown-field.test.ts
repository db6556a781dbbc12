import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTranslation } from '@sikhya/contract/translation/progress.ts';
import { blankChapter, blankQuestion, type CourseForm, EMPTY_COURSE } from './form.ts';
import { initialState, reduce } from './reducer.ts';
import { toShownField } from './shown-field.ts';

const question = { ...blankQuestion(), key: 'q', question: 'Which?', options: ['a', 'b', 'c', 'd'] };
const chapter = { ...blankChapter(), key: 'c', title: 'Chapter', description: 'd', questions: [question] };
const course: CourseForm = {
  ...EMPTY_COURSE,
  title: 'Course',
  odia: { title: 'ପାଠ', description: '' },
  subjects: [{ key: 's', title: 'Subject', description: 'd', chapters: [chapter] }],
};

test('leads to the field of each missing text', () => {
  const fields = countTranslation(course).missing.map((path) => toShownField(course, path).field);
  assert.deepEqual(fields, [
    's:odia.title',
    's:odia.description',
    'c:odia.title',
    'c:odia.description',
    'q:odia.question',
  ]);
});

test('opens the row of the field, shows its version and focuses it', () => {
  const shown = toShownField(course, ['subjects', 0, 'chapters', 0, 'questions', 0, 'odia', 'options', 2]);
  const state = reduce(initialState(course, course), { type: 'field shown', ...shown });
  assert.deepEqual(
    [state.open.subject, state.open.chapter.s, state.open.question.c, state.version, state.focus?.field],
    ['s', 'c', 'q', 'odia', 'q:odia.options.2'],
  );
  const main = reduce(state, { type: 'field shown', ...toShownField(course, ['title']) });
  assert.deepEqual([main.version, main.focus?.field], ['main', 'course:title']);
});

test('an error in the Odia version shows that version', () => {
  const issue = { message: 'is empty' };
  const path = { subject: 's', chapter: 'c', question: 'q' };
  const error = { field: 'q:odia.options.0', path, problem: { kind: 'field', field: [], issue } } as const;
  const state = reduce(initialState(course, course), { type: 'errors found', errors: [error] });
  assert.equal(state.version, 'odia');
  const edited = reduce(state, { type: 'odia question edited', path, field: 0, text: 'କ' });
  assert.equal(edited.errors.size, 0);
  assert.deepEqual(edited.form.subjects[0]?.chapters[0]?.questions[0]?.odia?.options, ['କ', '', '', '']);
});
