import {
  PAGE_PICTURE_PATH,
  PDF_VIEWER_PATH,
  type StudentChapter,
  type StudentCourse,
} from '@sikhya/contract/study.ts';
import type { Outline } from '../../database/course-outline.ts';
import { questionImageUrl } from '../files/service.ts';
import type { findQuestions } from './queries.ts';

type OutlineChapter = Outline[number]['chapters'][number];
type ChapterRow = Pick<OutlineChapter, 'chapter' | 'pdf'>;
type PdfPage = NonNullable<NonNullable<OutlineChapter['pdf']>['pagePicture']>;
type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** Counted from 0. */
type ChapterIndexes = { courseId: string; subjectIndex: number; chapterIndex: number };

export function toSubjects(courseId: string, outline: Outline): StudentCourse['subjects'] {
  return outline.map((subject, subjectIndex) => ({
    ...subject,
    chapters: subject.chapters.map(({ chapter, pdf }, chapterIndex) =>
      toStudentChapter({ chapter, pdf }, { courseId, subjectIndex, chapterIndex }),
    ),
  }));
}

export function toStudentChapter({ chapter, pdf }: ChapterRow, indexes: ChapterIndexes): StudentChapter {
  const { id, title, description, odia, totalQuestions, pdfId } = chapter;
  const pagePicture = pdf?.pagePicture;
  return {
    _id: id,
    title,
    description,
    odia,
    pdf: pdfId && getPdfUrl(indexes),
    pagePicture: pagePicture
      ? { ...toPage(pagePicture), url: getPagePictureUrl(indexes.courseId, id) }
      : null,
    pdfBytes: pdf?.bytes ?? null,
    totalQuestions,
  };
}

const toPage = ({ width, height, crop }: PdfPage) => ({ width, height, crop });

function getPagePictureUrl(courseId: string, chapterId: string): string {
  return PAGE_PICTURE_PATH.replace(':courseId', courseId).replace(':chapterId', chapterId);
}

function getPdfUrl({ courseId, subjectIndex, chapterIndex }: ChapterIndexes): string {
  return PDF_VIEWER_PATH.replace(':courseId', courseId)
    .replace(':subjectIndex', String(subjectIndex))
    .replace(':chapterIndex', String(chapterIndex));
}

export function toStudentQuestion({ id, question, imageId, options, odia }: QuestionRow) {
  return { _id: id, question, questionImage: imageId && questionImageUrl(imageId), options, odia };
}
