import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import { isFreeCourse } from '@sikhya/contract/course.ts';
import type { PdfInfo, UploadedFile } from '@sikhya/contract/files.ts';

/** A course while it is being written. Nothing in it is ever changed in place, so that what is the same is the same object. */

/** A file that the server has, but that belongs to no course yet: unless it is saved with one, it goes after a day. */
export type Uploaded = UploadedFile & { readonly uploadedAt: number };

/** A file of the course: where it is now, and the one chosen to take its place when the course is saved. */
export type FileSlot = {
  readonly url: string | null;
  /** Of the stored PDF. */
  readonly info?: PdfInfo | null;
  readonly chosen: File | null;
  readonly uploaded?: Uploaded;
  /** What was chosen before, until the server has accepted this one. */
  readonly previous?: FileSlot;
};

/** `key` tells rows apart on the screen for as long as they are on it; `_id` is absent for what is new to the server. */
export type QuestionForm = {
  readonly key: string;
  readonly _id?: string;
  readonly question: string;
  readonly questionImage: FileSlot;
  readonly options: readonly string[];
  readonly correctAnswer: number;
  readonly explanation: string;
};

export type ChapterForm = {
  readonly key: string;
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  readonly pdf: FileSlot;
  readonly questions: readonly QuestionForm[];
};

export type SubjectForm = {
  readonly key: string;
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  readonly chapters: readonly ChapterForm[];
};

export type CourseForm = {
  readonly title: string;
  readonly description: string;
  readonly isFree: boolean;
  /** As it was typed. */
  readonly price: string;
  readonly thumbnail: FileSlot;
  readonly subjects: readonly SubjectForm[];
};

export const NO_FILE: FileSlot = { url: null, chosen: null };

export const EMPTY_COURSE: CourseForm = {
  title: '',
  description: '',
  isFree: true,
  price: '',
  thumbnail: NO_FILE,
  subjects: [],
};

const storedFile = (url: string | null, info?: PdfInfo | null): FileSlot =>
  url ? { url, chosen: null, ...(info && { info }) } : NO_FILE;

export function formOf(course: CourseTree): CourseForm {
  return {
    title: course.title,
    description: course.description,
    isFree: isFreeCourse(course),
    price: String(course.price),
    thumbnail: storedFile(course.thumbnail),
    subjects: course.subjects.map(({ chapters, ...subject }) => ({
      ...subject,
      key: subject._id,
      chapters: chapters.map(({ questions, pdf, pdfInfo, ...chapter }) => ({
        ...chapter,
        key: chapter._id,
        pdf: storedFile(pdf, pdfInfo),
        questions: questions.map(({ questionImage, ...question }) => ({
          ...question,
          key: question._id,
          questionImage: storedFile(questionImage),
        })),
      })),
    })),
  };
}

/** The course as it was saved, with its rows under the keys that they have on the screen: nothing is drawn anew. */
export function savedForm(course: CourseTree, { subjects }: CourseForm): CourseForm {
  const saved = formOf(course);
  return {
    ...saved,
    subjects: keyedAs(saved.subjects, subjects, (subject, sent) => ({
      ...subject,
      chapters: keyedAs(subject.chapters, sent.chapters, (chapter, { questions }) => ({
        ...chapter,
        questions: keyedAs(chapter.questions, questions, (question) => question),
      })),
    })),
  };
}

/** What was sent comes back in the same order, and what was new has an id now. */
function keyedAs<Row extends { readonly key: string }>(
  saved: readonly Row[],
  sent: readonly Row[],
  inside: (row: Row, sent: Row) => Row,
): readonly Row[] {
  return saved.map((row, index) => {
    const was = sent[index];
    return was ? { ...inside(row, was), key: was.key } : row;
  });
}

/** For rows that the server does not know yet; a draft of another day may hold some, so that a count is not enough. */
function newKey(): string {
  return `new-${Math.random().toString(36).slice(2)}`;
}

export function blankQuestion(): QuestionForm {
  return {
    key: newKey(),
    question: '',
    questionImage: NO_FILE,
    options: Array.from({ length: OPTIONS_PER_QUESTION }, () => ''),
    correctAnswer: 0,
    explanation: '',
  };
}

export function blankChapter(): ChapterForm {
  return { key: newKey(), title: '', description: '', pdf: NO_FILE, questions: [blankQuestion()] };
}

export function blankSubject(): SubjectForm {
  return { key: newKey(), title: '', description: '', chapters: [blankChapter()] };
}

/** The same words under a key of its own: to the server it is something new. */
export function copyQuestion({ _id, ...question }: QuestionForm): QuestionForm {
  return { ...question, key: newKey() };
}

export function copyChapter({ _id, ...chapter }: ChapterForm): ChapterForm {
  return { ...chapter, key: newKey(), questions: chapter.questions.map(copyQuestion) };
}
