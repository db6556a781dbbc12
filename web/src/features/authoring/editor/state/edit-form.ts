import type { OdiaTexts } from '@sikhya/contract/odia-version.ts';
import { tidyLines } from '@sikhya/contract/text.ts';
import type { Action } from './actions.ts';
import { editFiles } from './edit-files.ts';
import { editOdiaQuestion, editOdiaTexts } from './edit-odia.ts';
import type { CourseForm, QuestionForm } from './form.ts';
import {
  changeChapter,
  changeQuestion,
  changeSiblings,
  changeSubject,
  getRowKey,
  getSiblings,
  type RowPath,
} from './row-path.ts';

/** Applies an action to the form. Rows that the action does not change stay the same object. */
export function editForm(form: CourseForm, action: Action): CourseForm {
  switch (action.type) {
    case 'course edited':
      return { ...form, [action.field]: action.text };
    case 'pricing changed':
      return { ...form, isFree: action.isFree, price: action.isFree ? action.clearedPrice : form.price };
    case 'subject edited':
      return changeSubject(form, action.path, (subject) => ({ ...subject, [action.field]: action.text }));
    case 'chapter edited':
      return changeChapter(form, action.path, (chapter) => ({ ...chapter, [action.field]: action.text }));
    case 'free preview changed':
      return changeChapter(form, action.path, (chapter) => ({ ...chapter, freePreview: action.freePreview }));
    case 'question edited':
      return changeQuestion(form, action.path, (question) => ({ ...question, [action.field]: action.text }));
    case 'option edited':
      return changeQuestion(form, action.path, (question) => ({
        ...question,
        options: question.options.with(action.option, action.text),
      }));
    case 'odia texts edited':
      return editRowTexts(form, action.path, (row) => ({
        ...row,
        odia: editOdiaTexts(row.odia, action.field, action.text),
      }));
    case 'odia question edited':
      return changeQuestion(form, action.path, (question) => ({
        ...question,
        odia: editOdiaQuestion(question.odia, action.field, action.text, question.options.length),
      }));
    case 'option marked correct':
      return changeQuestion(form, action.path, (question) => ({ ...question, correctAnswer: action.option }));
    case 'file chosen':
    case 'file deselected':
    case 'file removed':
    case 'file uploaded':
    case 'file refused':
    case 'files missing':
      return editFiles(form, action);
    case 'subject added':
      return { ...form, subjects: insert(form.subjects, action.subject, action.index) };
    case 'chapter added':
      return changeSubject(form, action.path, (subject) => ({
        ...subject,
        chapters: insert(subject.chapters, action.chapter, action.index),
      }));
    case 'question added':
      return changeChapter(form, action.path, (chapter) => ({
        ...chapter,
        questions: insert(chapter.questions, action.question, action.index),
      }));
    case 'removed':
      return changeSiblings(form, action.path, (rows) =>
        rows.filter(({ key }) => key !== getRowKey(action.path)),
      );
    case 'moved':
      // a move past the end of the list changes nothing, so the form stays clean
      if (!getSiblings(form, action.path)[action.to]) return form;
      return changeSiblings(form, action.path, (rows) => move(rows, getRowKey(action.path), action.to));
    case 'questions replaced':
      return changeChapter(form, action.path, (chapter) => ({
        ...chapter,
        questions: withKnownIds(chapter.questions, action.questions),
      }));
    default:
      return form;
  }
}

/** A question that is imported again keeps its id, to which the results and practice of students refer. */
function withKnownIds(
  before: readonly QuestionForm[],
  questions: readonly QuestionForm[],
): readonly QuestionForm[] {
  const used = new Set(questions.map(({ _id }) => _id));
  const idsByText = new Map<string, string[]>();
  for (const { _id, question } of before) {
    if (_id === undefined || used.has(_id)) continue;
    const text = tidyLines(question);
    const ids = idsByText.get(text);
    if (ids) ids.push(_id);
    else idsByText.set(text, [_id]);
  }
  return questions.map((question) => {
    const _id = question._id ?? idsByText.get(tidyLines(question.question))?.shift();
    return _id === question._id || _id === undefined ? question : { ...question, _id };
  });
}

type WithOdiaTexts = { readonly odia?: OdiaTexts | null };

/** Changes the course itself when there is no path. */
function editRowTexts(
  form: CourseForm,
  path: RowPath | null,
  change: <Row extends WithOdiaTexts>(row: Row) => Row,
): CourseForm {
  if (!path) return change(form);
  const { chapter } = path;
  return chapter === undefined
    ? changeSubject(form, path, change)
    : changeChapter(form, { ...path, chapter }, change);
}

function insert<Row>(rows: readonly Row[], row: Row, index = rows.length): readonly Row[] {
  return rows.toSpliced(index, 0, row);
}

function move<Row extends { readonly key: string }>(
  rows: readonly Row[],
  key: string,
  to: number,
): readonly Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (!row) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
