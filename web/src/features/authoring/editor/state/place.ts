import type { ChapterForm, CourseForm, QuestionForm, SubjectForm } from './form.ts';

/** Where something stands in a course, by the keys on the way. */
export type SubjectAt = { readonly subject: string };
export type ChapterAt = SubjectAt & { readonly chapter: string };
export type QuestionAt = ChapterAt & { readonly question: string };
export type Place = SubjectAt & { readonly chapter?: string; readonly question?: string };

/** The name of a field on the screen, by which it is found to be focused and to show what is wrong with it. */
export function fieldName(place: Place | null, field: string): string {
  return `${place?.question ?? place?.chapter ?? place?.subject ?? 'course'}:${field}`;
}

type Row = { readonly key: string };

function changeOne<R extends Row>(rows: readonly R[], key: string, change: (row: R) => R): readonly R[] {
  return rows.map((row) => (row.key === key ? change(row) : row));
}

export function changeSubject(
  form: CourseForm,
  { subject }: SubjectAt,
  change: (subject: SubjectForm) => SubjectForm,
): CourseForm {
  return { ...form, subjects: changeOne(form.subjects, subject, change) };
}

export function changeChapter(
  form: CourseForm,
  at: ChapterAt,
  change: (chapter: ChapterForm) => ChapterForm,
): CourseForm {
  return changeSubject(form, at, (subject) => ({
    ...subject,
    chapters: changeOne(subject.chapters, at.chapter, change),
  }));
}

export function changeQuestion(
  form: CourseForm,
  at: QuestionAt,
  change: (question: QuestionForm) => QuestionForm,
): CourseForm {
  return changeChapter(form, at, (chapter) => ({
    ...chapter,
    questions: changeOne(chapter.questions, at.question, change),
  }));
}

type RowsChange = <R extends Row>(rows: readonly R[]) => readonly R[];

/** Changes the list that the place stands in: the subjects, a subject's chapters, a chapter's questions. */
export function changeRowsAround(form: CourseForm, place: Place, change: RowsChange): CourseForm {
  const { chapter, question } = place;
  if (chapter === undefined) return { ...form, subjects: change(form.subjects) };
  if (question === undefined)
    return changeSubject(form, place, (subject) => ({ ...subject, chapters: change(subject.chapters) }));
  return changeChapter(form, { subject: place.subject, chapter }, (parent) => ({
    ...parent,
    questions: change(parent.questions),
  }));
}

export function rowsAround(form: CourseForm, { subject, chapter, question }: Place): readonly Row[] {
  if (chapter === undefined) return form.subjects;
  const chapters = form.subjects.find(({ key }) => key === subject)?.chapters ?? [];
  if (question === undefined) return chapters;
  return chapters.find(({ key }) => key === chapter)?.questions ?? [];
}

/** The key of the row itself. */
export const keyAt = ({ subject, chapter, question }: Place): string => question ?? chapter ?? subject;

/** What a row is called. */
export function nounAt({ chapter, question }: Place): 'Subject' | 'Chapter' | 'Question' {
  if (question !== undefined) return 'Question';
  return chapter === undefined ? 'Subject' : 'Chapter';
}
