import type { ChapterForm, CourseForm, QuestionForm, SubjectForm } from './form.ts';

/** The keys of a row and its parents. */
export type SubjectPath = { readonly subject: string };
export type ChapterPath = SubjectPath & { readonly chapter: string };
export type QuestionPath = ChapterPath & { readonly question: string };
export type RowPath = SubjectPath & { readonly chapter?: string; readonly question?: string };

/** Returns the name of a field on the screen, which identifies it for focus and errors. */
export function fieldName(path: RowPath | null, field: string): string {
  return `${path?.question ?? path?.chapter ?? path?.subject ?? 'course'}:${field}`;
}

type Row = { readonly key: string };

function changeOne<R extends Row>(rows: readonly R[], key: string, change: (row: R) => R): readonly R[] {
  return rows.map((row) => (row.key === key ? change(row) : row));
}

export function changeSubject(
  form: CourseForm,
  { subject }: SubjectPath,
  change: (subject: SubjectForm) => SubjectForm,
): CourseForm {
  return { ...form, subjects: changeOne(form.subjects, subject, change) };
}

export function changeChapter(
  form: CourseForm,
  path: ChapterPath,
  change: (chapter: ChapterForm) => ChapterForm,
): CourseForm {
  return changeSubject(form, path, (subject) => ({
    ...subject,
    chapters: changeOne(subject.chapters, path.chapter, change),
  }));
}

export function changeQuestion(
  form: CourseForm,
  path: QuestionPath,
  change: (question: QuestionForm) => QuestionForm,
): CourseForm {
  return changeChapter(form, path, (chapter) => ({
    ...chapter,
    questions: changeOne(chapter.questions, path.question, change),
  }));
}

type ChangeRows = <R extends Row>(rows: readonly R[]) => readonly R[];

/** Changes the list that contains the row: the subjects, a subject's chapters or a chapter's questions. */
export function changeSiblings(form: CourseForm, path: RowPath, change: ChangeRows): CourseForm {
  const { chapter, question } = path;
  if (chapter === undefined) return { ...form, subjects: change(form.subjects) };
  if (question === undefined)
    return changeSubject(form, path, (subject) => ({ ...subject, chapters: change(subject.chapters) }));
  return changeChapter(form, { subject: path.subject, chapter }, (parent) => ({
    ...parent,
    questions: change(parent.questions),
  }));
}

export function getSiblings(form: CourseForm, { subject, chapter, question }: RowPath): readonly Row[] {
  if (chapter === undefined) return form.subjects;
  const chapters = form.subjects.find(({ key }) => key === subject)?.chapters ?? [];
  if (question === undefined) return chapters;
  return chapters.find(({ key }) => key === chapter)?.questions ?? [];
}

export const getRowKey = ({ subject, chapter, question }: RowPath): string => question ?? chapter ?? subject;

export type RowLevel = 'subject' | 'chapter' | 'question';

export function getRowLevel({ chapter, question }: RowPath): RowLevel {
  if (question !== undefined) return 'question';
  return chapter === undefined ? 'subject' : 'chapter';
}
