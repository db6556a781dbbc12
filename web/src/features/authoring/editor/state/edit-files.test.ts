import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenFiles } from './chosen-files.ts';
import { blankSubject, copyQuestion, EMPTY_COURSE, NO_FILE } from './form.ts';
import { initialState, reduce } from './reducer.ts';

const THUMBNAIL = { kind: 'thumbnail', at: null } as const;
const [good, bad] = [new File(['g'], 'good.png'), new File(['b'], 'bad.png')];
const uploaded = { url: '/files/good', bytes: 1, uploadedAt: 1 };
const opened = initialState(EMPTY_COURSE, EMPTY_COURSE);

test('a refused file leaves the one that was chosen before it, and is named beside its field', () => {
  let state = reduce(opened, { type: 'file chosen', slot: THUMBNAIL, file: good });
  state = reduce(state, { type: 'file uploaded', file: good, uploaded });
  state = reduce(state, { type: 'file chosen', slot: THUMBNAIL, file: bad });
  state = reduce(state, { type: 'file refused', file: bad, message: 'No.' });
  assert.deepEqual(state.form.thumbnail, { url: null, chosen: good, uploaded });
  assert.equal(state.faults.get('course:thumbnail')?.message, 'No.');
  state = reduce(state, { type: 'file taken back', slot: THUMBNAIL });
  assert.deepEqual([state.form.thumbnail, state.faults.size], [NO_FILE, 0]);
});

test('an upload counts for every place that the file stands in, and leaves other rows as they are', () => {
  const subject = blankSubject();
  const [chapter] = subject.chapters;
  const [question] = chapter!.questions;
  const slot = {
    kind: 'question-image',
    at: { subject: subject.key, chapter: chapter!.key, question: question!.key },
  } as const;
  let state = reduce(opened, { type: 'subject added', subject });
  state = reduce(state, { type: 'file chosen', slot, file: good });
  const withImage = state.form.subjects[0]!.chapters[0]!.questions[0]!;
  state = reduce(state, { type: 'question added', at: slot.at, question: copyQuestion(withImage) });
  state = reduce(state, { type: 'subject added', subject: blankSubject() });
  const before = state.form;
  state = reduce(state, { type: 'file uploaded', file: good, uploaded });
  assert.deepEqual(
    chosenFiles(state.form).map(({ label, uploaded: known }) => [label, known?.url]),
    [1, 2].map((number) => [`Subject 1, Chapter 1, Question ${number}: image “good.png”`, '/files/good']),
  );
  assert.equal(state.form.subjects[1], before.subjects[1]);
});

test('files that the server no longer has leave the form', () => {
  const form = { ...EMPTY_COURSE, thumbnail: { url: '/files/a', chosen: null } };
  const state = reduce(initialState(form, form), { type: 'files gone', urls: new Set(['/files/a']) });
  assert.equal(state.form.thumbnail.url, null);
});
