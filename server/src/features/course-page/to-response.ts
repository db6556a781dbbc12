import type { PreviewChapter, PublicCourse } from '@sikhya/contract/course-page.ts';
import type { Outline } from '../../database/course-outline.ts';
import type { PaperQuestion } from '../attempts/service.ts';
import { questionImageUrl } from '../files/service.ts';

export function toSubjects(outline: Outline): PublicCourse['subjects'] {
  return outline.map((subject) => ({ ...subject, chapters: subject.chapters.map(toChapter) }));
}

function toChapter({ chapter, pdf }: Outline[number]['chapters'][number]) {
  const { id, title, description, odia, totalQuestions, freePreview } = chapter;
  const pdfFacts = pdf && { bytes: pdf.bytes, pages: pdf.pages };
  return { _id: id, title, description, odia, totalQuestions, pdf: pdfFacts, freePreview };
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
