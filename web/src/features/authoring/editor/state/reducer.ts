import type { Action } from './actions.ts';
import { createAdopter } from './adopt-saved.ts';
import { deselectFiles, toFileErrors } from './edit-files.ts';
import { editForm } from './edit-form.ts';
import { odiaFieldName } from './edit-odia.ts';
import type { CourseForm, QuestionForm } from './form.ts';
import type { FormError } from './form-errors.ts';
import { slotName } from './form-files.ts';
import { INITIAL_OPEN_ROWS, type OpenRows, updateOpenRows } from './open-rows.ts';
import { fieldName, getRowKey, getRowLevel, getSiblings, type RowLevel, type RowPath } from './row-path.ts';

/** The version of the texts: those of the course, or their Odia version. */
export type Version = 'main' | 'odia';

export type EditorState = {
  readonly form: CourseForm;
  /** The form as it was loaded or last saved. The form is dirty while it is another object. */
  readonly base: CourseForm;
  /** Like `base`, but with the chosen files that were not uploaded yet. While the form is this object, there is nothing to send. */
  readonly synced: CourseForm;
  readonly open: OpenRows;
  /** The version that a narrow screen shows; a wide one shows both. */
  readonly version: Version;
  /** The questions before an import replaced them, by the key of the chapter. */
  readonly replaced: Readonly<Record<string, readonly QuestionForm[]>>;
  /** By the name of the field. */
  readonly errors: ReadonlyMap<string, FormError>;
  /** The field to focus. A new object requests the focus again. */
  readonly focus: { readonly field: string } | null;
  /** Read by screen readers after a move. */
  readonly announcement: Move | null;
};

export type Move = { readonly level: RowLevel; readonly position: number; readonly total: number };

const NO_ERRORS: ReadonlyMap<string, FormError> = new Map();

export function initialState(
  form: CourseForm,
  base: CourseForm,
  open = INITIAL_OPEN_ROWS,
  version: Version = 'main',
): EditorState {
  return {
    form,
    base,
    synced: base,
    open,
    version,
    replaced: {},
    errors: NO_ERRORS,
    focus: null,
    announcement: null,
  };
}

export function reduce(state: EditorState, action: Action): EditorState {
  const edited =
    action.type === 'replacement undone'
      ? undoReplacement(state, action.path.chapter, action)
      : editForm(state.form, action);
  const next = { ...state, form: edited, open: updateOpenRows(state.open, action, state.form, edited) };
  switch (action.type) {
    case 'course edited':
      return { ...next, errors: withoutError(state.errors, fieldName(null, action.field)) };
    case 'pricing changed':
      return { ...next, errors: withoutError(state.errors, fieldName(null, 'price')) };
    case 'subject edited':
    case 'chapter edited':
    case 'question edited':
      return { ...next, errors: withoutError(state.errors, fieldName(action.path, action.field)) };
    case 'option edited':
      return {
        ...next,
        errors: withoutError(state.errors, fieldName(action.path, `options.${action.option}`)),
      };
    case 'odia texts edited':
    case 'odia question edited':
      return {
        ...next,
        errors: withoutError(state.errors, fieldName(action.path, odiaFieldName(action.field))),
      };
    case 'file chosen':
    case 'file deselected':
    case 'file removed':
      return { ...next, errors: withoutError(state.errors, slotName(action.slot)) };
    case 'file refused': {
      const errors = new Map(state.errors);
      for (const error of toFileErrors(state.form, action)) errors.set(error.field, error);
      return { ...next, errors };
    }
    case 'first error opened': {
      const [first] = state.errors.values();
      if (!first) return next;
      return reduce(state, { type: 'field shown', path: first.path, field: first.field });
    }
    case 'field shown':
      return { ...next, version: getVersion(action.field), focus: { field: action.field } };
    case 'version shown':
      return { ...next, version: action.version };
    case 'subject added':
      return {
        ...next,
        version: 'main',
        focus: { field: fieldName({ subject: action.subject.key }, 'title') },
      };
    case 'chapter added':
      return { ...next, version: 'main', focus: { field: `${action.chapter.key}:title` } };
    case 'question added':
      return { ...next, version: 'main', focus: { field: `${action.question.key}:question` } };
    case 'moved':
      return {
        ...next,
        focus: { field: fieldName(action.path, 'handle') },
        announcement: findMove(edited, action.path),
      };
    case 'removed':
      return { ...next, errors: withoutErrorsOfRemovedRows(state.errors, edited) };
    case 'questions replaced': {
      const before = findQuestions(state.form, action.path.chapter);
      return {
        ...next,
        replaced: { ...state.replaced, [action.path.chapter]: before },
        errors: withoutErrorsOfRemovedRows(state.errors, edited),
      };
    }
    case 'replacement undone': {
      const { [action.path.chapter]: _, ...replaced } = state.replaced;
      return { ...next, replaced, errors: withoutErrorsOfRemovedRows(state.errors, edited) };
    }
    case 'errors found':
      return {
        ...next,
        errors: new Map(action.errors.map((error) => [error.field, error])),
        ...(action.errors[0] && {
          version: getVersion(action.errors[0].field),
          focus: { field: action.errors[0].field },
        }),
      };
    case 'saved': {
      const adopt = createAdopter(action);
      const synced = adopt(action.sent);
      return { ...next, form: adopt(state.form), base: deselectFiles(synced), synced };
    }
    case 'form replaced':
      return {
        ...next,
        form: action.form,
        base: action.base,
        synced: action.base,
        replaced: {},
        errors: withoutErrorsOfRemovedRows(state.errors, action.form),
      };
    default:
      return next;
  }
}

const getVersion = (field: string): Version => (field.includes(':odia.') ? 'odia' : 'main');

function undoReplacement(
  state: EditorState,
  chapter: string,
  action: Action & { type: 'replacement undone' },
): CourseForm {
  const questions = state.replaced[chapter];
  if (!questions) return state.form;
  return editForm(state.form, { type: 'questions replaced', path: action.path, questions });
}

/** Returns the same map when the field has no error, so that typing does not re-render the editor. */
function withoutError(errors: ReadonlyMap<string, FormError>, field: string): ReadonlyMap<string, FormError> {
  if (!errors.has(field)) return errors;
  const rest = new Map(errors);
  rest.delete(field);
  return rest;
}

function withoutErrorsOfRemovedRows(
  errors: ReadonlyMap<string, FormError>,
  form: CourseForm,
): ReadonlyMap<string, FormError> {
  const rest = [...errors].filter(
    ([, { path }]) => !path || getSiblings(form, path).some(({ key }) => key === getRowKey(path)),
  );
  return rest.length === errors.size ? errors : new Map(rest);
}

function findQuestions(form: CourseForm, chapterKey: string): readonly QuestionForm[] {
  for (const { chapters } of form.subjects) {
    const chapter = chapters.find(({ key }) => key === chapterKey);
    if (chapter) return chapter.questions;
  }
  return [];
}

function findMove(form: CourseForm, path: RowPath): Move {
  const rows = getSiblings(form, path);
  const index = rows.findIndex(({ key }) => key === getRowKey(path));
  return { level: getRowLevel(path), position: index + 1, total: rows.length };
}
