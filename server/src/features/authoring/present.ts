import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { type FileKind, fileUrl } from '@sikhya/contract/files.ts';
import { questionImageUrl } from '../files/service.ts';
import type { CourseRow, SubjectTree } from './queries.ts';

/** The rows of a course as an admin's screens see them. */
export function wholeCourse(row: CourseRow, tree: SubjectTree[]): CourseTree {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: row.pricePaise / 100,
    isFree: row.isFree,
    thumbnail: urlOf(row.thumbnailId, 'thumbnail'),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    subjects: tree.map(({ id, title, description, chapters }) => ({
      _id: id,
      title,
      description,
      chapters: chapters.map((chapter) => ({
        _id: chapter.id,
        title: chapter.title,
        description: chapter.description,
        pdf: urlOf(chapter.pdfId, 'pdf'),
        pdfInfo: chapter.pdfInfo,
        questions: chapter.questions.map(
          ({ id: _id, imageId, question, options, correctAnswer, explanation }) => ({
            _id,
            question,
            questionImage: imageId && questionImageUrl(imageId),
            options,
            correctAnswer,
            explanation,
          }),
        ),
      })),
    })),
  };
}

function urlOf(id: string | null, kind: FileKind): string | null {
  return id && fileUrl(id, kind);
}
