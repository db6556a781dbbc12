import type { Action } from './actions.ts';
import type { CourseForm } from './form.ts';
import { getRowKey, getSiblings, type RowPath } from './row-path.ts';

export const QUESTIONS_PER_PAGE = 25;

/** The open rows: one subject, one chapter per subject, one question per chapter. '' means none. */
export type OpenRows = {
  readonly information: boolean;
  readonly subject: string;
  /** By the key of the subject. */
  readonly chapter: Readonly<Record<string, string>>;
  /** By the key of the chapter. */
  readonly question: Readonly<Record<string, string>>;
  /** The page of questions that a chapter shows, from 1, by the key of the chapter. */
  readonly page: Readonly<Record<string, number>>;
};

export const INITIAL_OPEN_ROWS: OpenRows = {
  information: true,
  subject: '',
  chapter: {},
  question: {},
  page: {},
};

/** Applies an action to the open rows. `before` and `form` are the form before and after the action. */
export function updateOpenRows(
  open: OpenRows,
  action: Action,
  before: CourseForm,
  form: CourseForm,
): OpenRows {
  switch (action.type) {
    case 'information toggled':
      return { ...open, information: !open.information };
    case 'subject opened':
      return { ...open, subject: action.key };
    case 'chapter opened':
      return { ...open, chapter: { ...open.chapter, [action.path.subject]: action.key } };
    case 'question opened':
      return { ...open, question: { ...open.question, [action.path.chapter]: action.key } };
    case 'page turned':
      return { ...open, page: { ...open.page, [action.path.chapter]: action.page } };
    case 'subject added':
      return { ...open, subject: action.subject.key };
    case 'chapter added':
      return openPath(open, { ...action.path, chapter: action.chapter.key }, form);
    case 'question added':
      return openPath(open, { ...action.path, question: action.question.key }, form);
    case 'moved':
      return action.path.question === undefined ? open : turnToQuestion(open, action.path, form);
    case 'removed':
      return action.path.chapter === undefined
        ? closeRemovedSubject(open, action.path.subject, before, form)
        : open;
    case 'questions replaced':
      return { ...open, page: { ...open.page, [action.path.chapter]: 1 } };
    case 'errors found':
      return action.errors[0] ? openField(open, action.errors[0].path, form) : open;
    case 'field shown':
      return openField(open, action.path, form);
    default:
      return open;
  }
}

/** Opens the row of a field; the fields of the course itself have no path. */
function openField(open: OpenRows, path: RowPath | null, form: CourseForm): OpenRows {
  return path ? openPath(open, path, form) : { ...open, information: true };
}

/** Opens the row and its parents. */
function openPath(open: OpenRows, path: RowPath, form: CourseForm): OpenRows {
  const { subject, chapter, question } = path;
  return turnToQuestion(
    {
      ...open,
      subject,
      chapter: chapter === undefined ? open.chapter : { ...open.chapter, [subject]: chapter },
      question:
        chapter === undefined || question === undefined
          ? open.question
          : { ...open.question, [chapter]: question },
    },
    path,
    form,
  );
}

/** Turns to the page that contains the question. */
function turnToQuestion(open: OpenRows, path: RowPath, form: CourseForm): OpenRows {
  const { chapter, question } = path;
  if (chapter === undefined || question === undefined) return open;
  const index = getSiblings(form, path).findIndex(({ key }) => key === getRowKey(path));
  return { ...open, page: { ...open.page, [chapter]: Math.floor(index / QUESTIONS_PER_PAGE) + 1 } };
}

/** When the open subject is removed, opens the one before it. */
function closeRemovedSubject(
  open: OpenRows,
  removed: string,
  before: CourseForm,
  form: CourseForm,
): OpenRows {
  if (open.subject !== removed) return open;
  const index = before.subjects.findIndex(({ key }) => key === removed);
  return { ...open, subject: form.subjects[Math.max(0, index - 1)]?.key ?? '' };
}
