import { PDF_VIEWER_PATH, type StudentChapter, type StudentCourse } from '@sikhya/contract/study.ts';
import { questionImageUrl } from '../files/service.ts';
import type { findAskedQuestions, findOutline } from './queries.ts';

type OutlineRow = Awaited<ReturnType<typeof findOutline>>[number];
type ChapterRow = NonNullable<OutlineRow['chapter']>;
type QuestionRow = Awaited<ReturnType<typeof findAskedQuestions>>[number];

/** Where a chapter stands: in which course, and counted from 0. */
type Place = { courseId: string; subjectIndex: number; chapterIndex: number };

/** The rows of a course as its students see them. */
export function outlineOf(courseId: string, rows: OutlineRow[]): StudentCourse['subjects'] {
  const bySubject = Map.groupBy(rows, ({ subject }) => subject.id);
  return Array.from(bySubject.values(), (ofSubject, subjectIndex) => {
    const { id, title, description } = ofSubject[0]!.subject;
    return {
      _id: id,
      title,
      description,
      chapters: ofSubject
        .flatMap(({ chapter }) => chapter ?? [])
        .map((chapter, chapterIndex) => chapterHead(chapter, { courseId, subjectIndex, chapterIndex })),
    };
  });
}

export function chapterHead(chapter: ChapterRow, place: Place): StudentChapter {
  const { id, title, description, totalQuestions, pdfId } = chapter;
  return { _id: id, title, description, pdf: pdfId && pdfAddress(place), totalQuestions };
}

function pdfAddress({ courseId, subjectIndex, chapterIndex }: Place): string {
  return PDF_VIEWER_PATH.replace(':courseId', courseId)
    .replace(':subjectIndex', String(subjectIndex))
    .replace(':chapterIndex', String(chapterIndex));
}

export function askedQuestion({ id, question, imageId, options }: QuestionRow) {
  return { _id: id, question, questionImage: imageId && questionImageUrl(imageId), options };
}
