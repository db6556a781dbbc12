import type { CourseTree } from '@sikhya/contract/authoring.ts';
import type { CourseForm, FileSlot } from './form.ts';

/** For tests: answers like the server, with new ids for rows without one. */
export function toCourseTree(
  form: CourseForm,
  getUrl = ({ url, uploaded }: FileSlot): string | null => uploaded?.url ?? url,
): CourseTree {
  const withId = <Row extends { _id?: string; key: string }>({ key, ...row }: Row) => ({
    ...row,
    _id: row._id ?? `id of ${key}`,
  });
  return {
    _id: 'course',
    state: 'draft',
    slug: 'course',
    hasUnpublishedChanges: true,
    title: form.title.trim(),
    description: form.description.trim(),
    odia: form.odia ?? null,
    price: Number(form.price) || 0,
    isFree: form.isFree,
    thumbnail: getUrl(form.thumbnail),
    createdAt: '2026-11-16T10:00:00.000Z',
    updatedAt: '2026-11-16T10:00:00.000Z',
    subjects: form.subjects.map((subject) => ({
      ...withId(subject),
      odia: subject.odia ?? null,
      chapters: subject.chapters.map((chapter) => ({
        ...withId(chapter),
        odia: chapter.odia ?? null,
        pdf: getUrl(chapter.pdf),
        pdfInfo: null,
        freePreview: chapter.freePreview ?? false,
        questions: chapter.questions.map((question) => ({
          ...withId(question),
          questionImage: getUrl(question.questionImage),
          options: [...question.options],
          odia: question.odia ?? null,
        })),
      })),
    })),
  };
}
