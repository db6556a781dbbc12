import type { PreviewChapter, PublicCourse } from '@sikhya/contract/course-page.ts';
import { questionImageUrl } from '../files/service.ts';
import type { PaperQuestion } from '../mock-test/service.ts';
import type { findOutline } from './queries.ts';

type OutlineRow = Awaited<ReturnType<typeof findOutline>>[number];

export function toSubjects(rows: OutlineRow[]): PublicCourse['subjects'] {
  const bySubject = Map.groupBy(rows, ({ subject }) => subject.id);
  return Array.from(bySubject.values(), (subjectRows) => {
    const { id, title, description, odia } = subjectRows[0]!.subject;
    const chapters = subjectRows.flatMap(({ chapter, pdf }) => (chapter ? [toChapter(chapter, pdf)] : []));
    return { _id: id, title, description, odia, chapters };
  });
}

function toChapter(chapter: NonNullable<OutlineRow['chapter']>, pdf: OutlineRow['pdf']) {
  const { id, title, description, odia, totalQuestions, freePreview } = chapter;
  return { _id: id, title, description, odia, totalQuestions, pdf, freePreview };
}

/** Leaves out the right answer and the explanations. */
export function toPreviewQuestion(question: PaperQuestion): PreviewChapter['questions'][number] {
  const { _id, question: text, imageId, options, odia } = question;
  return {
    _id,
    question: text,
    questionImage: imageId && questionImageUrl(imageId),
    options,
    odia: odia ? { question: odia.question, options: odia.options } : null,
  };
}
