import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdopter } from './adopt-saved.ts';
import { editForm } from './edit-form.ts';
import { blankQuestion, blankSubject, type CourseForm, EMPTY_COURSE, toForm } from './form.ts';
import { toCourseTree } from './sample-course.ts';

const subject = blankSubject();
const [chapter] = subject.chapters;
const [question] = chapter!.questions;
const path = { subject: subject.key, chapter: chapter!.key };
const sent: CourseForm = { ...EMPTY_COURSE, title: 'Rivers ', subjects: [subject] };

const getFirst = (form: CourseForm) => {
  const [first] = form.subjects;
  return { subject: first!, chapter: first!.chapters[0]!, questions: first!.chapters[0]!.questions };
};

test('takes the ids of the server and keeps keys and texts as they were typed', () => {
  const adopted = createAdopter({ course: toCourseTree(sent), sent, files: new Set() })(sent);
  assert.equal(adopted.title, 'Rivers ');
  const first = getFirst(adopted);
  assert.deepEqual([first.subject.key, first.subject._id], [subject.key, `id of ${subject.key}`]);
  assert.deepEqual([first.chapter.key, first.chapter._id], [chapter!.key, `id of ${chapter!.key}`]);
  assert.deepEqual(first.questions[0]?._id, `id of ${question!.key}`);
});

test('finds the rows that were moved, added and edited while the save was under way', () => {
  const added = blankQuestion();
  const edited = editForm(editForm(sent, { type: 'question added', path, question: added, index: 0 }), {
    type: 'question edited',
    path: { ...path, question: question!.key },
    field: 'question',
    text: 'Q?',
  });
  const adopt = createAdopter({ course: toCourseTree(sent), sent, files: new Set() });
  const [base, form] = [adopt(sent), adopt(edited)];
  assert.deepEqual(
    getFirst(form).questions.map(({ _id, question: text }) => [_id, text]),
    [
      [undefined, ''],
      [`id of ${question!.key}`, 'Q?'],
    ],
  );
  assert.equal(getFirst(base).questions[0]?.question, '');
});

test('rows without a change stay the same objects, also in two forms', () => {
  const stored = toForm(toCourseTree(sent));
  const course = toCourseTree(stored);
  const adopt = createAdopter({ course, sent: stored, files: new Set() });
  assert.equal(adopt(stored), stored);
  const adoptNew = createAdopter({ course: toCourseTree(sent), sent, files: new Set() });
  const typed = { ...sent, title: 'x' };
  assert.equal(adoptNew(typed).subjects[0], adoptNew(sent).subjects[0]);
});

test('a chosen file becomes the stored one only if it was sent and not replaced since', () => {
  const file = new File(['x'], 'x.pdf');
  const slot = { kind: 'pdf', path } as const;
  const chosen = editForm(sent, { type: 'file chosen', slot, file });
  const course = toCourseTree(chosen, ({ chosen: isChosen }) => (isChosen ? '/files/1/x.pdf' : null));
  const adopt = (form: CourseForm, files: File[]) =>
    getFirst(createAdopter({ course, sent: chosen, files: new Set(files) })(form)).chapter.pdf;
  assert.deepEqual(adopt(chosen, [file]), { url: '/files/1/x.pdf', chosen: null });
  assert.equal(adopt(chosen, []).chosen, file);
  const other = new File(['y'], 'y.pdf');
  const replaced = editForm(chosen, { type: 'file chosen', slot, file: other });
  assert.equal(adopt(replaced, [file]).chosen, other);
});
