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
type ChapterRow = Pick<OutlineChapter, 'chapter'> & Pick<NonNullable<OutlineChapter['pdf']>, 'pagePicture'>;
type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** Counted from 0. */
type ChapterIndexes = { courseId: string; subjectIndex: number; chapterIndex: number };

export function toSubjects(courseId: string, outline: Outline): StudentCourse['subjects'] {
  return outline.map((subject, subjectIndex) => ({
    ...subject,
    chapters: subject.chapters.map(({ chapter, pdf }, chapterIndex) =>
      toStudentChapter(
        { chapter, pagePicture: pdf?.pagePicture ?? null },
        { courseId, subjectIndex, chapterIndex },
      ),
    ),
  }));
}

export function toStudentChapter(
  { chapter, pagePicture }: ChapterRow,
  indexes: ChapterIndexes,
): StudentChapter {
  const { id, title, description, odia, totalQuestions, pdfId } = chapter;
  return {
    _id: id,
    title,
    description,
    odia,
    pdf: pdfId && getPdfUrl(indexes),
    pagePicture: pagePicture && { ...toPage(pagePicture), url: getPagePictureUrl(indexes.courseId, id) },
    totalQuestions,
  };
}

const toPage = ({ width, height, crop }: NonNullable<ChapterRow['pagePicture']>) => ({ width, height, crop });

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
