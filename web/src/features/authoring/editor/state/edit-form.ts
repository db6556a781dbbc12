import type { Action } from './actions.ts';
import { editFiles } from './edit-files.ts';
import type { CourseForm } from './form.ts';
import {
  changeChapter,
  changeQuestion,
  changeRowsAround,
  changeSubject,
  keyAt,
  rowsAround,
} from './place.ts';

/** The course after an action. What the action does not touch stays the same object. */
export function editForm(form: CourseForm, action: Action): CourseForm {
  switch (action.type) {
    case 'course written':
      return { ...form, [action.field]: action.text };
    case 'priced':
      return { ...form, isFree: action.isFree, price: action.isFree ? action.clearedPrice : form.price };
    case 'subject written':
      return changeSubject(form, action.at, (subject) => ({ ...subject, [action.field]: action.text }));
    case 'chapter written':
      return changeChapter(form, action.at, (chapter) => ({ ...chapter, [action.field]: action.text }));
    case 'question written':
      return changeQuestion(form, action.at, (question) => ({ ...question, [action.field]: action.text }));
    case 'option written':
      return changeQuestion(form, action.at, (question) => ({
        ...question,
        options: question.options.with(action.option, action.text),
      }));
    case 'option marked correct':
      return changeQuestion(form, action.at, (question) => ({ ...question, correctAnswer: action.option }));
    case 'file chosen':
    case 'file taken back':
    case 'file removed':
    case 'file uploaded':
    case 'file refused':
    case 'files gone':
      return editFiles(form, action);
    case 'subject added':
      return { ...form, subjects: inserted(form.subjects, action.subject, action.index) };
    case 'chapter added':
      return changeSubject(form, action.at, (subject) => ({
        ...subject,
        chapters: inserted(subject.chapters, action.chapter, action.index),
      }));
    case 'question added':
      return changeChapter(form, action.at, (chapter) => ({
        ...chapter,
        questions: inserted(chapter.questions, action.question, action.index),
      }));
    case 'removed':
      return changeRowsAround(form, action.at, (rows) => rows.filter(({ key }) => key !== keyAt(action.at)));
    case 'moved':
      // beyond the ends of the list there is nothing to save
      if (!rowsAround(form, action.at)[action.to]) return form;
      return changeRowsAround(form, action.at, (rows) => moved(rows, keyAt(action.at), action.to));
    case 'questions replaced':
      return changeChapter(form, action.at, (chapter) => ({ ...chapter, questions: action.questions }));
    default:
      return form;
  }
}

function inserted<Row>(rows: readonly Row[], row: Row, index = rows.length): readonly Row[] {
  return rows.toSpliced(index, 0, row);
}

function moved<Row extends { readonly key: string }>(
  rows: readonly Row[],
  key: string,
  to: number,
): readonly Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (!row) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
