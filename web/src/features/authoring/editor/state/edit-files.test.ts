import assert from 'node:assert/strict';
import { test } from 'node:test';
import { message, translateToEnglish } from '@sikhya/contract/language/texts.ts';
import { texts } from '../files/texts.ts';
import { blankSubject, copyQuestion, EMPTY_COURSE, NO_FILE } from './form.ts';
import { listChosenFiles } from './form-files.ts';
import { initialState, reduce } from './reducer.ts';

const THUMBNAIL = { kind: 'thumbnail', path: null } as const;
const [good, bad] = [new File(['g'], 'good.png'), new File(['b'], 'bad.png')];
const uploaded = { url: '/files/good', bytes: 1, uploadedAt: 1 };
const refusal = message(texts.isEmpty, { name: 'bad.png' });
const initial = initialState(EMPTY_COURSE, EMPTY_COURSE);

test('restores the file that was chosen before a refused one, and adds an error', () => {
  let state = reduce(initial, { type: 'file chosen', slot: THUMBNAIL, file: good });
  state = reduce(state, { type: 'file uploaded', file: good, uploaded });
  state = reduce(state, { type: 'file chosen', slot: THUMBNAIL, file: bad });
  state = reduce(state, { type: 'file refused', file: bad, message: refusal });
  assert.deepEqual(state.form.thumbnail, { url: null, chosen: good, uploaded });
  const problem = { kind: 'file', name: 'bad.png', message: refusal };
  assert.deepEqual(state.errors.get('course:thumbnail')?.problem, problem);
  state = reduce(state, { type: 'file deselected', slot: THUMBNAIL });
  assert.deepEqual([state.form.thumbnail, state.errors.size], [NO_FILE, 0]);
});

test('stores an upload in every slot of the file and keeps other rows unchanged', () => {
  const subject = blankSubject();
  const [chapter] = subject.chapters;
  const [question] = chapter!.questions;
  const slot = {
    kind: 'question-image',
    path: { subject: subject.key, chapter: chapter!.key, question: question!.key },
  } as const;
  let state = reduce(initial, { type: 'subject added', subject });
  state = reduce(state, { type: 'file chosen', slot, file: good });
  const withImage = state.form.subjects[0]!.chapters[0]!.questions[0]!;
  state = reduce(state, { type: 'question added', path: slot.path, question: copyQuestion(withImage) });
  state = reduce(state, { type: 'subject added', subject: blankSubject() });
  const before = state.form;
  state = reduce(state, { type: 'file uploaded', file: good, uploaded });
  assert.deepEqual(
    listChosenFiles(state.form).map(({ label, uploaded: known }) => [translateToEnglish(label), known?.url]),
    [1, 2].map((number) => [`Subject 1, Chapter 1, Question ${number}: image “good.png”`, '/files/good']),
  );
  assert.equal(state.form.subjects[1], before.subjects[1]);
});

test('removes files that the server no longer has', () => {
  const form = { ...EMPTY_COURSE, thumbnail: { url: '/files/a', chosen: null } };
  const state = reduce(initialState(form, form), { type: 'files missing', urls: new Set(['/files/a']) });
  assert.equal(state.form.thumbnail.url, null);
});
