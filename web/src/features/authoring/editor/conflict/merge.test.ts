import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action } from '../state/actions.ts';
import { editForm } from '../state/edit-form.ts';
import {
  type ChapterForm,
  type CourseForm,
  EMPTY_COURSE,
  NO_FILE,
  type QuestionForm,
} from '../state/form.ts';
import { getSiblings } from '../state/row-path.ts';
import { mergeCourses } from './merge.ts';

const question = (id: string, stored = true): QuestionForm => ({
  key: id,
  ...(stored && { _id: id }),
  question: `${id}?`,
  questionImage: NO_FILE,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  explanation: '',
  odia: null,
});
const chapter = (id: string, stored = true): ChapterForm => ({
  key: id,
  ...(stored && { _id: id }),
  title: id,
  description: 'd',
  odia: null,
  pdf: NO_FILE,
  freePreview: false,
  questions: stored ? [1, 2, 3].map((n) => question(`${id}q${n}`)) : [],
});
const base: CourseForm = {
  ...EMPTY_COURSE,
  title: 'Course',
  odia: null,
  subjects: ['s1', 's2'].map((id) => ({
    key: id,
    _id: id,
    title: id,
    description: 'd',
    odia: null,
    chapters: [1, 2, 3].map((n) => chapter(`${id}c${n}`)),
  })),
};

const apply = (actions: readonly Action[]) => actions.reduce(editForm, base);

type Edit = (name: string) => Action;

const chapterPaths = base.subjects.flatMap(({ key: subject, chapters }) =>
  chapters.map(({ key }) => ({ subject, chapter: key })),
);
const chapterPath = fc.constantFrom(...chapterPaths);
const questionPath = fc
  .tuple(chapterPath, fc.constantFrom(1, 2, 3))
  .map(([path, n]) => ({ ...path, question: `${path.chapter}q${n}` }));

/** Edits within one chapter. */
const editInside = (paths = questionPath): fc.Arbitrary<Edit> =>
  fc.oneof(
    paths.map(
      (path) => (name: string) =>
        ({ type: 'question edited', path, field: 'question', text: name }) as Action,
    ),
    paths.map((path) => (name: string) => ({ type: 'option edited', path, option: 1, text: name }) as Action),
    paths.map((path) => () => ({ type: 'removed', path }) as Action),
    paths.map(
      (path) => (name: string) =>
        ({ type: 'question added', path, question: question(name, false), index: 0 }) as Action,
    ),
    paths.map((path) => () => ({ type: 'moved', path, to: 2 }) as Action),
    paths.map(
      ({ subject, chapter: key }) =>
        (name: string) =>
          ({ type: 'chapter edited', path: { subject, chapter: key }, field: 'title', text: name }) as Action,
    ),
  );
const edit: fc.Arbitrary<Edit> = fc.oneof(
  editInside(),
  chapterPath.map((path) => () => ({ type: 'removed', path }) as Action),
  chapterPath.map(
    (path) => (name: string) => ({ type: 'chapter added', path, chapter: chapter(name, false) }) as Action,
  ),
  fc.constantFrom('s1', 's2').map((subject) => () => ({ type: 'removed', path: { subject } }) as Action),
  fc.constant((name: string) => ({ type: 'course edited', field: 'title', text: name }) as Action),
);
const edits = (side: string, of = edit) =>
  fc.array(of, { maxLength: 8 }).map((all) => all.map((each, index) => each(`${side}${index}`)));

const listIds = (form: CourseForm) =>
  form.subjects.flatMap((subject) => [
    subject.key,
    ...subject.chapters.flatMap(({ key, questions }) => [key, ...questions.map((each) => each.key)]),
  ]);
const listTexts = (form: CourseForm) =>
  new Set([
    form.title,
    ...form.subjects.flatMap(({ chapters }) =>
      chapters.flatMap(({ title, questions }) => [
        title,
        ...questions.flatMap((each) => [each.question, ...each.options]),
      ]),
    ),
  ]);

test('with one side unchanged, the result is the other side', () => {
  fc.assert(
    fc.property(edits('x'), (actions) => {
      const changed = apply(actions);
      assert.deepEqual(mergeCourses(base, changed, base), { form: changed, conflicts: [] });
      assert.deepEqual(mergeCourses(base, base, changed), { form: changed, conflicts: [] });
      assert.deepEqual(mergeCourses(base, changed, changed).conflicts, []);
    }),
  );
});

test('changes in different chapters are merged without a question', () => {
  const inChapter = (path: { subject: string; chapter: string }) =>
    editInside(fc.constantFrom(1, 2, 3).map((n) => ({ ...path, question: `${path.chapter}q${n}` })));
  const different = fc
    .tuple(chapterPath, chapterPath)
    .filter(([a, b]) => a.chapter !== b.chapter)
    .chain(([a, b]) => fc.tuple(edits('mine', inChapter(a)), edits('theirs', inChapter(b))));
  fc.assert(
    fc.property(different, ([mine, theirs]) => {
      const merged = mergeCourses(base, apply(mine), apply(theirs));
      assert.deepEqual(merged, { form: apply([...mine, ...theirs]), conflicts: [] });
    }),
  );
});

test('nothing is lost: every row and text of a side is in the result or asked about', () => {
  fc.assert(
    fc.property(edits('mine'), edits('theirs'), (mineActions, theirActions) => {
      const [mine, theirs] = [apply(mineActions), apply(theirActions)];
      const { form, conflicts } = mergeCourses(base, mine, theirs);
      const ids = listIds(form);
      assert.equal(new Set(ids).size, ids.length, 'no row is there twice');
      const baseIds = new Set(listIds(base));
      for (const id of [...listIds(mine), ...listIds(theirs)])
        if (!baseIds.has(id)) assert.ok(ids.includes(id), `${id} was added`);
      const texts = listTexts(form);
      const asked = conflicts.flatMap((each) => (each.kind === 'field' ? [each.mine, each.theirs] : []));
      const before = listTexts(base);
      for (const text of [...listTexts(mine), ...listTexts(theirs)])
        if (!before.has(text))
          assert.ok(texts.has(text) || asked.some((each) => String(each).includes(text)), text);
    }),
  );
});

test('asks the same whichever side is mine, and takes the side that is chosen', () => {
  fc.assert(
    fc.property(edits('mine'), edits('theirs'), (mineActions, theirActions) => {
      const [mine, theirs] = [apply(mineActions), apply(theirActions)];
      const { conflicts } = mergeCourses(base, mine, theirs);
      const other = mergeCourses(base, theirs, mine);
      assert.deepEqual(conflicts.map(({ key }) => key).sort(), other.conflicts.map(({ key }) => key).sort());
      const all = (choice: 'mine' | 'theirs') => new Map(conflicts.map(({ key }) => [key, choice]));
      const chosen = mergeCourses(base, mine, theirs, all('theirs')).form;
      for (const each of conflicts)
        if (each.kind === 'field' && each.row === '') assert.equal(chosen.title, theirs.title);
        else if (each.kind === 'removal')
          assert.equal(
            listIds(chosen).includes(each.row),
            each.removedBy === 'mine' && hasParent(chosen, theirs, each.row),
          );
    }),
  );
});

/** A row whose parent was removed by the same choice is not in the result either. */
function hasParent(chosen: CourseForm, side: CourseForm, id: string): boolean {
  const ids = new Set(listIds(chosen));
  return side.subjects.every(
    ({ key, chapters }) =>
      !chapters.some(
        (each) => each.key === id || (each.questions.some((row) => row.key === id) && !ids.has(each.key)),
      ) || ids.has(key),
  );
}

test('a changed correct answer is never combined with changed options of the other side', () => {
  const path = { ...chapterPaths[0]!, question: `${chapterPaths[0]!.chapter}q1` };
  const mine = apply([{ type: 'option marked correct', path, option: 2 }]);
  const theirs = apply([{ type: 'option edited', path, option: 2, text: 'other' }]);
  const { form, conflicts } = mergeCourses(base, mine, theirs);
  assert.deepEqual(
    conflicts.map((each) => each.kind === 'field' && [each.field, each.mine, each.theirs]),
    [[['options'], 'A. a\nB. b\nC. c ✓\nD. d', 'A. a ✓\nB. b\nC. other\nD. d']],
  );
  assert.deepEqual(form, mine);
  const choices = new Map([[conflicts[0]!.key, 'theirs' as const]]);
  assert.deepEqual(mergeCourses(base, mine, theirs, choices).form, theirs);
});

test('a row that was removed here and changed there stays until the removal is chosen', () => {
  const path = chapterPaths[0]!;
  const mine = apply([{ type: 'removed', path }]);
  const theirs = apply([{ type: 'chapter edited', path, field: 'title', text: 'Better' }]);
  const { form, conflicts } = mergeCourses(base, mine, theirs);
  assert.deepEqual(form, theirs);
  assert.deepEqual(conflicts, [
    {
      kind: 'removal',
      key: `${path.chapter} removed`,
      row: path.chapter,
      title: 'Better',
      removedBy: 'mine',
    },
  ]);
  const removed = mergeCourses(base, mine, theirs, new Map([[conflicts[0]!.key, 'mine' as const]])).form;
  assert.deepEqual(getSiblings(removed, path), getSiblings(mine, path));
});

test('a text that the server has only tidied is not a change of the other side', () => {
  const typed = apply([{ type: 'course edited', field: 'title', text: 'Course  of rivers ' }]);
  const tidied = { ...typed, title: 'Course of rivers' };
  const mine = { ...typed, title: 'Course of rivers and seas' };
  assert.deepEqual(mergeCourses(typed, mine, tidied), { form: mine, conflicts: [] });
});
