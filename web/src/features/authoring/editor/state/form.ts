import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import type { PdfInfo, UploadedFile } from '@sikhya/contract/files.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { OdiaQuestion, OdiaTexts } from '@sikhya/contract/odia-version.ts';

/** The form of the course editor. It is immutable, so unchanged rows are the same object. */

/** An uploaded file that no saved course uses yet. The server deletes it after a day. */
export type Uploaded = UploadedFile & { readonly uploadedAt: number };

/** A file of the course: the stored one (`url`), and the chosen one that replaces it when the course is saved. */
export type FileSlot = {
  readonly url: string | null;
  /** About the stored PDF. */
  readonly info?: PdfInfo | null;
  readonly chosen: File | null;
  readonly uploaded?: Uploaded;
  /** The slot before this file was chosen. It is restored when the server refuses the file. */
  readonly previous?: FileSlot;
};

/** `key` identifies a row on the screen. `_id` is its id on the server, absent for a new row. */
export type QuestionForm = {
  readonly key: string;
  readonly _id?: string;
  readonly question: string;
  readonly questionImage: FileSlot;
  readonly options: readonly string[];
  readonly correctAnswer: number;
  readonly explanation: string;
  readonly odia?: OdiaQuestion | null;
};

export type ChapterForm = {
  readonly key: string;
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  readonly odia?: OdiaTexts | null;
  readonly pdf: FileSlot;
  /** Whether visitors may read the chapter and take its test on the course page. */
  readonly freePreview?: boolean;
  readonly questions: readonly QuestionForm[];
};

export type SubjectForm = {
  readonly key: string;
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  readonly odia?: OdiaTexts | null;
  readonly chapters: readonly ChapterForm[];
};

export type CourseForm = {
  readonly title: string;
  readonly description: string;
  readonly odia?: OdiaTexts | null;
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

const toFileSlot = (url: string | null, info?: PdfInfo | null): FileSlot =>
  url ? { url, chosen: null, ...(info && { info }) } : NO_FILE;

/** A draft may be a paid course whose price is not decided yet. */
function toPricing(course: CourseTree): Pick<CourseForm, 'isFree' | 'price'> {
  const { isFree, price, state, hasUnpublishedChanges } = course;
  if (state !== 'draft' && !hasUnpublishedChanges)
    return { isFree: isFreeCourse(course), price: String(price) };
  return { isFree, price: !isFree && price === 0 ? '' : String(price) };
}

export function toForm(course: CourseTree): CourseForm {
  return {
    title: course.title,
    description: course.description,
    odia: course.odia,
    ...toPricing(course),
    thumbnail: toFileSlot(course.thumbnail),
    subjects: course.subjects.map(({ chapters, ...subject }) => ({
      ...subject,
      key: subject._id,
      chapters: chapters.map(({ questions, pdf, pdfInfo, ...chapter }) => ({
        ...chapter,
        key: chapter._id,
        pdf: toFileSlot(pdf, pdfInfo),
        questions: questions.map(({ questionImage, ...question }) => ({
          ...question,
          key: question._id,
          questionImage: toFileSlot(questionImage),
        })),
      })),
    })),
  };
}

/** Random, because a local draft may contain new rows of an earlier session. */
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

/** Copies have no `_id`, because they are new to the server. */
export function copyQuestion({ _id, ...question }: QuestionForm): QuestionForm {
  return { ...question, key: newKey() };
}

export function copyChapter({ _id, ...chapter }: ChapterForm): ChapterForm {
  return { ...chapter, key: newKey(), questions: chapter.questions.map(copyQuestion) };
}
