import { courseInput } from '@sikhya/contract/authoring.ts';
import type { Issue } from '@sikhya/contract/issue.ts';
import type { Message } from '@sikhya/contract/language/texts.ts';
import { validatePaidPrice } from '@sikhya/contract/price.ts';
import { toCourseInput } from './course-input.ts';
import type { CourseForm } from './form.ts';
import { fieldName, type RowPath } from './row-path.ts';

/** A reason why the course cannot be saved. */
export type FormError = {
  /** The name of the field on the screen. */
  field: string;
  /** The row that contains the field; null for the fields of the course itself. */
  path: RowPath | null;
  problem: FormProblem;
};

type IssuePath = readonly PropertyKey[];

/** describe-form-error.ts turns it into a message in the language of the page. */
export type FormProblem =
  | { readonly kind: 'field'; readonly field: IssuePath; readonly issue: Issue }
  | { readonly kind: 'price'; readonly message: Message }
  | { readonly kind: 'file'; readonly name: string; readonly message: Message };

/** Returns everything that the server would reject, in the order of the screen. */
export function validateForm(form: CourseForm): FormError[] {
  const { error } = courseInput.safeParse(toCourseInput(form));
  const errors = (error?.issues ?? []).map((issue) => toFormError(form, issue.path, issue));
  if (form.isFree) return errors;
  const priceError = validatePaidPrice(form.price.trim() === '' ? NaN : Number(form.price));
  if (priceError === undefined) return errors;
  const problem: FormProblem = { kind: 'price', message: priceError };
  return [{ field: fieldName(null, 'price'), path: null, problem }, ...errors];
}

function toFormError(form: CourseForm, issuePath: IssuePath, issue: Issue): FormError {
  const path = toRowPath(form, issuePath);
  const fieldPath = issuePath.slice(getDepth(path) * 2);
  return {
    field: fieldName(path, fieldPath.join('.')),
    path,
    problem: { kind: 'field', field: issuePath, issue },
  };
}

/** subjects.1.chapters.0.title is in the first chapter of the second subject. */
export function toRowPath(form: CourseForm, issuePath: IssuePath): RowPath | null {
  const [, subjectIndex, list, chapterIndex, sublist, questionIndex] = issuePath;
  const subject = issuePath[0] === 'subjects' ? form.subjects[Number(subjectIndex)] : undefined;
  if (!subject) return null;
  const chapter = list === 'chapters' ? subject.chapters[Number(chapterIndex)] : undefined;
  if (!chapter) return { subject: subject.key };
  const question = sublist === 'questions' ? chapter.questions[Number(questionIndex)] : undefined;
  if (!question) return { subject: subject.key, chapter: chapter.key };
  return { subject: subject.key, chapter: chapter.key, question: question.key };
}

export function getDepth(path: RowPath | null): number {
  if (!path) return 0;
  return path.question !== undefined ? 3 : path.chapter !== undefined ? 2 : 1;
}
