import type { gradeTestPreview, TestPreview } from '@sikhya/contract/admin-preview.ts';
import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import type { StudentCourse } from '@sikhya/contract/study.ts';
import type { UnstoredResult } from '@sikhya/contract/test-result.ts';
import type { Db } from '../../database/database.ts';
import { chapterNotFound } from '../../errors.ts';
import type { PaperQuestion } from '../attempts/service.ts';
import { getSecondsAllowed, gradeWithoutStoring } from '../mock-test/service.ts';
import { readStoredCourse, toCurrentTree } from './stored-course.ts';

type Chapter = CourseTree['subjects'][number]['chapters'][number];
type Question = Chapter['questions'][number];

const readTree = async (db: Db, courseId: string) => toCurrentTree(db, await readStoredCourse(db, courseId));

export async function previewCourse(db: Db, courseId: string): Promise<StudentCourse> {
  const tree = await readTree(db, courseId);
  const chapters = tree.subjects.flatMap((subject) => subject.chapters);
  return {
    ...tree,
    totalSubjects: tree.subjects.length,
    totalChapters: chapters.length,
    totalQuestions: chapters.reduce((sum, { questions }) => sum + questions.length, 0),
    subjects: tree.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map(({ questions, ...chapter }) => ({
        ...chapter,
        pagePicture: null,
        pdfBytes: null,
        totalQuestions: questions.length,
      })),
    })),
  };
}

async function findChapter(db: Db, courseId: string, chapterId: string) {
  const course = await readTree(db, courseId);
  for (const subject of course.subjects) {
    const chapter = subject.chapters.find(({ _id }) => _id === chapterId);
    if (chapter) return { course, subject, chapter };
  }
  throw chapterNotFound();
}

type Params = { courseId: string; chapterId: string };

export async function previewTest(db: Db, { courseId, chapterId }: Params): Promise<TestPreview> {
  const { course, subject, chapter } = await findChapter(db, courseId, chapterId);
  return {
    ...toTest(course, chapter),
    subjectTitle: subject.title,
    odiaTitles: { ...toOdiaTitles(course, chapter), subjectTitle: subject.odia?.title ?? null },
    questions: chapter.questions.map(toStudentQuestion),
    secondsAllowed: getSecondsAllowed(chapter.questions.length),
    passingPercent: MOCK_TEST.passingPercent,
  };
}

export async function gradePreview(
  db: Db,
  { courseId, chapterId }: Params,
  sent: EndpointRequest<typeof gradeTestPreview>['body'],
  now: Date,
): Promise<UnstoredResult> {
  const { course, chapter } = await findChapter(db, courseId, chapterId);
  const questions = chapter.questions.map(toPaperQuestion);
  const odiaTitles = toOdiaTitles(course, chapter);
  return gradeWithoutStoring({ ...toTest(course, chapter), odiaTitles, questions }, sent, now);
}

const toTest = (course: CourseTree, chapter: Chapter) => ({
  courseId: course._id,
  chapterId: chapter._id,
  courseTitle: course.title,
  chapterTitle: chapter.title,
});

const toOdiaTitles = (course: CourseTree, chapter: Chapter) => ({
  courseTitle: course.odia?.title ?? null,
  chapterTitle: chapter.odia?.title ?? null,
});

/** Leaves out the right answer and the explanations. */
function toStudentQuestion({ _id, question, questionImage, options, odia }: Question) {
  const odiaQuestion = odia && { question: odia.question, options: odia.options };
  return { _id, question, questionImage, options, odia: odiaQuestion };
}

function toPaperQuestion({ questionImage, odia, ...question }: Question): PaperQuestion {
  return { ...question, imageId: findFileId(questionImage ?? ''), ...(odia && { odia }) };
}
