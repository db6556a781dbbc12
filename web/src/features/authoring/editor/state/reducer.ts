import type { Action } from './actions.ts';
import { slotName } from './chosen-files.ts';
import { fileFaults } from './edit-files.ts';
import { editForm } from './edit-form.ts';
import type { Fault } from './faults.ts';
import type { CourseForm, QuestionForm } from './form.ts';
import { ALL_CLOSED, type OpenRows, openRows } from './open-rows.ts';
import { fieldName, keyAt, nounAt, type Place, rowsAround } from './place.ts';

export type EditorState = {
  readonly form: CourseForm;
  /** As it was opened or saved; while the form is another one, there is unsaved work. */
  readonly base: CourseForm;
  readonly open: OpenRows;
  /** The questions that a file took the place of, by the key of the chapter. */
  readonly replaced: Readonly<Record<string, readonly QuestionForm[]>>;
  /** What is wrong with a field, by its name. */
  readonly faults: ReadonlyMap<string, Fault>;
  /** The field that is to have the focus; another object each time one is asked for. */
  readonly focus: { readonly field: string } | null;
  /** For those who do not see what moved. */
  readonly said: string;
};

const NO_FAULTS: ReadonlyMap<string, Fault> = new Map();

export function initialState(form: CourseForm, base: CourseForm, open = ALL_CLOSED): EditorState {
  return { form, base, open, replaced: {}, faults: NO_FAULTS, focus: null, said: '' };
}

/** The whole life of a course in the editor. */
export function reduce(state: EditorState, action: Action): EditorState {
  const { form } = state;
  const edited =
    action.type === 'replacement undone'
      ? undone(state, action.at.chapter, action)
      : editForm(state.form, action);
  const next = { ...state, form: edited, open: openRows(state.open, action, state.form, edited) };
  switch (action.type) {
    case 'course written':
      return { ...next, faults: without(state.faults, fieldName(null, action.field)) };
    case 'priced':
      return { ...next, faults: without(state.faults, fieldName(null, 'price')) };
    case 'subject written':
    case 'chapter written':
    case 'question written':
      return { ...next, faults: without(state.faults, fieldName(action.at, action.field)) };
    case 'option written':
      return { ...next, faults: without(state.faults, fieldName(action.at, `options.${action.option}`)) };
    case 'file chosen':
    case 'file taken back':
    case 'file removed':
      return { ...next, faults: without(state.faults, slotName(action.slot)) };
    case 'file refused': {
      const faults = new Map(state.faults);
      for (const fault of fileFaults(state.form, action)) faults.set(fault.field, fault);
      return { ...next, faults };
    }
    case 'fault opened': {
      const [first] = state.faults.values();
      if (!first) return next;
      const found: Action = { type: 'faults found', faults: [first] };
      return { ...next, open: openRows(state.open, found, form, form), focus: { field: first.field } };
    }
    case 'subject added':
      return { ...next, focus: { field: fieldName({ subject: action.subject.key }, 'title') } };
    case 'chapter added':
      return { ...next, focus: { field: `${action.chapter.key}:title` } };
    case 'question added':
      return { ...next, focus: { field: `${action.question.key}:question` } };
    case 'moved':
      return { ...next, focus: { field: fieldName(action.at, 'handle') }, said: whereTo(edited, action.at) };
    case 'removed':
      return { ...next, faults: stillThere(state.faults, edited) };
    case 'questions replaced': {
      const before = questionsOf(state.form, action.at.chapter);
      return {
        ...next,
        replaced: { ...state.replaced, [action.at.chapter]: before },
        faults: stillThere(state.faults, edited),
      };
    }
    case 'replacement undone': {
      const { [action.at.chapter]: _, ...replaced } = state.replaced;
      return { ...next, replaced, faults: stillThere(state.faults, edited) };
    }
    case 'faults found':
      return {
        ...next,
        faults: new Map(action.faults.map((fault) => [fault.field, fault])),
        focus: action.faults[0] ? { field: action.faults[0].field } : state.focus,
      };
    case 'saved':
      return { ...next, form: action.form, base: action.form, replaced: {}, faults: NO_FAULTS };
    default:
      return next;
  }
}

function undone(
  state: EditorState,
  chapter: string,
  action: Action & { type: 'replacement undone' },
): CourseForm {
  const questions = state.replaced[chapter];
  if (!questions) return state.form;
  return editForm(state.form, { type: 'questions replaced', at: action.at, questions });
}

/** The same map unless the field is in it: what depends on it is then not drawn anew at every key. */
function without(faults: ReadonlyMap<string, Fault>, field: string): ReadonlyMap<string, Fault> {
  if (!faults.has(field)) return faults;
  const rest = new Map(faults);
  rest.delete(field);
  return rest;
}

/** What was wrong with a row that is gone is no longer wrong. */
function stillThere(faults: ReadonlyMap<string, Fault>, form: CourseForm): ReadonlyMap<string, Fault> {
  const rest = [...faults].filter(
    ([, { place }]) => !place || rowsAround(form, place).some(({ key }) => key === keyAt(place)),
  );
  return rest.length === faults.size ? faults : new Map(rest);
}

function questionsOf(form: CourseForm, chapterKey: string): readonly QuestionForm[] {
  for (const { chapters } of form.subjects) {
    const chapter = chapters.find(({ key }) => key === chapterKey);
    if (chapter) return chapter.questions;
  }
  return [];
}

function whereTo(form: CourseForm, place: Place): string {
  const rows = rowsAround(form, place);
  const index = rows.findIndex(({ key }) => key === keyAt(place));
  return `${nounAt(place)} moved to place ${index + 1} of ${rows.length}.`;
}
