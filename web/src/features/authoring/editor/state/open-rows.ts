import type { Action } from './actions.ts';
import type { CourseForm } from './form.ts';
import { keyAt, type Place, rowsAround } from './place.ts';

/** So many questions of a chapter are listed at once; a chapter may hold thousands. */
export const QUESTIONS_PER_PAGE = 25;

/** What is unfolded: one subject, one chapter of each subject, one question of each chapter. '' is none. */
export type OpenRows = {
  readonly information: boolean;
  readonly subject: string;
  /** By the key of the subject. */
  readonly chapter: Readonly<Record<string, string>>;
  /** By the key of the chapter. */
  readonly question: Readonly<Record<string, string>>;
  /** Which page of its questions a chapter shows, from 1. */
  readonly page: Readonly<Record<string, number>>;
};

export const ALL_CLOSED: OpenRows = { information: true, subject: '', chapter: {}, question: {}, page: {} };

/** What is open after an action; `before` and `form` are the course before and after it. */
export function openRows(open: OpenRows, action: Action, before: CourseForm, form: CourseForm): OpenRows {
  switch (action.type) {
    case 'information toggled':
      return { ...open, information: !open.information };
    case 'subject opened':
      return { ...open, subject: action.key };
    case 'chapter opened':
      return { ...open, chapter: { ...open.chapter, [action.at.subject]: action.key } };
    case 'question opened':
      return { ...open, question: { ...open.question, [action.at.chapter]: action.key } };
    case 'page turned':
      return { ...open, page: { ...open.page, [action.at.chapter]: action.page } };
    case 'subject added':
      return { ...open, subject: action.subject.key };
    case 'chapter added':
      return opened(open, { ...action.at, chapter: action.chapter.key }, form);
    case 'question added':
      return opened(open, { ...action.at, question: action.question.key }, form);
    case 'moved':
      return action.at.question === undefined ? open : showing(open, action.at, form);
    case 'removed':
      return action.at.chapter === undefined ? withoutSubject(open, action.at.subject, before, form) : open;
    case 'questions replaced':
      return { ...open, page: { ...open.page, [action.at.chapter]: 1 } };
    case 'faults found': {
      const [first] = action.faults;
      if (!first) return open;
      return first.place ? opened(open, first.place, form) : { ...open, information: true };
    }
    default:
      return open;
  }
}

/** Unfolds everything on the way to a place. */
function opened(open: OpenRows, place: Place, form: CourseForm): OpenRows {
  const { subject, chapter, question } = place;
  return showing(
    {
      ...open,
      subject,
      chapter: chapter === undefined ? open.chapter : { ...open.chapter, [subject]: chapter },
      question:
        chapter === undefined || question === undefined
          ? open.question
          : { ...open.question, [chapter]: question },
    },
    place,
    form,
  );
}

/** Turns to the page on which a question stands. */
function showing(open: OpenRows, place: Place, form: CourseForm): OpenRows {
  const { chapter, question } = place;
  if (chapter === undefined || question === undefined) return open;
  const index = rowsAround(form, place).findIndex(({ key }) => key === keyAt(place));
  return { ...open, page: { ...open.page, [chapter]: Math.floor(index / QUESTIONS_PER_PAGE) + 1 } };
}

/** The one before takes the place of the open one that was removed. */
function withoutSubject(open: OpenRows, removed: string, before: CourseForm, form: CourseForm): OpenRows {
  if (open.subject !== removed) return open;
  const index = before.subjects.findIndex(({ key }) => key === removed);
  return { ...open, subject: form.subjects[Math.max(0, index - 1)]?.key ?? '' };
}
