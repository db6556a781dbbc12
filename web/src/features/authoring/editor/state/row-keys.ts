import type { CourseForm } from './form.ts';

/** The keys of the rows of a form, without their content: of subjects, their chapters and their questions. */
export type RowKeys = readonly {
  readonly key: string;
  readonly chapters: readonly { readonly key: string; readonly questions: readonly string[] }[];
}[];

export const getRowKeys = ({ subjects }: CourseForm): RowKeys =>
  subjects.map(({ key, chapters }) => ({
    key,
    chapters: chapters.map((chapter) => ({
      key: chapter.key,
      questions: chapter.questions.map((question) => question.key),
    })),
  }));

/** Gives the rows of a form the keys of the rows at the same places. */
export const withRowKeys = (form: CourseForm, rows: RowKeys): CourseForm => ({
  ...form,
  subjects: form.subjects.map((subject, s) => ({
    ...subject,
    key: rows[s]?.key ?? subject.key,
    chapters: subject.chapters.map((chapter, c) => ({
      ...chapter,
      key: rows[s]?.chapters[c]?.key ?? chapter.key,
      questions: chapter.questions.map((question, q) => ({
        ...question,
        key: rows[s]?.chapters[c]?.questions[q] ?? question.key,
      })),
    })),
  })),
});
