import type { CourseState, CourseTree } from '@sikhya/contract/authoring.ts';
import { type FileKind, fileUrl, findFileId } from '@sikhya/contract/files.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import { questionImageUrl } from '../files/service.ts';
import type { FileInfo } from './file-queries.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import type { CourseRows } from './queries.ts';

type CourseTexts = { title: string; description: string };

/** The fields that a course input does not contain. */
type Stored = { courseId: string; pricePaise: number; createdAt: Date; updatedAt: Date };

/** Converts a course input to the rows that store it, in the order of the input. */
export function toCourseRows(
  courseInput: CourseInputWithIds,
  { courseId, pricePaise, createdAt, updatedAt }: Stored,
): CourseRows {
  const { title, description, odia, thumbnail } = courseInput;
  const subjects = courseInput.subjects.map((subject, position) => ({
    id: subject._id,
    courseId,
    position,
    title: subject.title,
    description: subject.description,
    odia: subject.odia,
  }));
  const chapters = courseInput.subjects.flatMap((subject) =>
    subject.chapters.map((chapter, position) => ({
      id: chapter._id,
      courseId,
      subjectId: subject._id,
      position,
      title: chapter.title,
      description: chapter.description,
      odia: chapter.odia,
      pdfId: toFileId(chapter.pdf),
      freePreview: chapter.freePreview,
      totalQuestions: chapter.questions.length,
    })),
  );
  const questions = courseInput.subjects.flatMap((subject) =>
    subject.chapters.flatMap((chapter) =>
      chapter.questions.map(
        ({ _id, question, questionImage, options, correctAnswer, explanation, odia }, position) => ({
          id: _id,
          chapterId: chapter._id,
          position,
          question,
          imageId: toFileId(questionImage),
          options,
          correctAnswer,
          explanation,
          odia,
        }),
      ),
    ),
  );
  const course = {
    id: courseId,
    title,
    description,
    odia,
    titleKey: searchKey(title),
    searchKey: toCourseSearchKey(courseInput),
    pricePaise,
    isFree: pricePaise === 0,
    thumbnailId: toFileId(thumbnail),
    totalSubjects: subjects.length,
    totalChapters: chapters.length,
    totalQuestions: questions.length,
    createdAt,
    updatedAt,
  };
  return { course, subjects, chapters, questions };
}

/** A course is found by the texts of both versions. */
function toCourseSearchKey({ title, description, odia }: CourseTexts & { odia: CourseTexts | null }): string {
  const texts = [title, description, ...(odia ? [odia.title, odia.description] : [])];
  return searchKey(texts.join(' '));
}

/** The fields of the course tree besides the content of the course. */
export type TreeStatus = { state: CourseState; slug: string; hasUnpublishedChanges: boolean };

/** Converts the rows of a course to the course tree that admins receive. Rows must be in their order within the parent. */
export function toCourseTree(
  rows: CourseRows,
  pdfs: ReadonlyMap<string, FileInfo>,
  status: TreeStatus,
): CourseTree {
  const { id, createdAt, updatedAt } = rows.course;
  const content = toCourseContent(rows);
  return {
    _id: id,
    ...status,
    ...content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    subjects: content.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map((chapter) => ({
        ...chapter,
        pdfInfo: pdfs.get(toFileId(chapter.pdf) ?? '') ?? null,
        questions: chapter.questions.map(toTreeQuestion),
      })),
    })),
  };
}

type Question = CourseInputWithIds['subjects'][number]['chapters'][number]['questions'][number];

/** Adds a signature to the URL of the image. */
function toTreeQuestion(question: Question): Question {
  const imageId = toFileId(question.questionImage);
  return imageId ? { ...question, questionImage: questionImageUrl(imageId) } : question;
}

/** The content of a course as working copies and versions store it. The URLs of its files have no signature. */
export function toCourseContent({ course, subjects, chapters, questions }: CourseRows): CourseInputWithIds {
  const chaptersBySubject = Map.groupBy(chapters, (chapter) => chapter.subjectId);
  const questionsByChapter = Map.groupBy(questions, (question) => question.chapterId);
  return {
    title: course.title,
    description: course.description,
    odia: course.odia,
    price: toRupees(course.pricePaise),
    isFree: course.isFree,
    thumbnail: toUrl(course.thumbnailId, 'thumbnail'),
    subjects: subjects.map((subject) => ({
      _id: subject.id,
      title: subject.title,
      description: subject.description,
      odia: subject.odia,
      chapters: (chaptersBySubject.get(subject.id) ?? []).map((chapter) => ({
        _id: chapter.id,
        title: chapter.title,
        description: chapter.description,
        odia: chapter.odia,
        pdf: toUrl(chapter.pdfId, 'pdf'),
        freePreview: chapter.freePreview,
        questions: (questionsByChapter.get(chapter.id) ?? []).map(
          ({ id, question, imageId, options, correctAnswer, explanation, odia }) => ({
            _id: id,
            question,
            questionImage: toUrl(imageId, 'question-image'),
            options,
            correctAnswer,
            explanation,
            odia,
          }),
        ),
      })),
    })),
  };
}

function toFileId(url: string | null): string | null {
  return findFileId(url ?? '');
}

function toUrl(fileId: string | null, kind: FileKind): string | null {
  return fileId && fileUrl(fileId, kind);
}
