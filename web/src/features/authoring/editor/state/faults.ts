import { courseInput } from '@sikhya/contract/authoring.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { validatePaidPrice } from '@sikhya/contract/price.ts';
import { draftOf } from './draft-of.ts';
import type { CourseForm } from './form.ts';
import { fieldName, type Place } from './place.ts';

/** Something that keeps a course from being saved. */
export type Fault = {
  /** The name of its field on the screen. */
  field: string;
  /** What is unfolded on the way to it; null for the course's own fields. */
  place: Place | null;
  /** For beside the field. */
  message: string;
  /** For anywhere else, with the field as the screen counts it. */
  sentence: string;
};

/** All that the contract would refuse, in the order of the screen. */
export function faultsOf(form: CourseForm): Fault[] {
  const { error } = courseInput.safeParse(draftOf(form));
  const faults = (error?.issues ?? []).map(({ path, message }) => faultAt(form, path, message));
  const price = form.isFree
    ? undefined
    : validatePaidPrice(form.price.trim() === '' ? NaN : Number(form.price));
  if (price === undefined) return faults;
  return [
    { field: fieldName(null, 'price'), place: null, message: price, sentence: price },
    ...faults.filter(({ field }) => field !== fieldName(null, 'price')),
  ];
}

function faultAt(form: CourseForm, path: readonly PropertyKey[], message: string): Fault {
  const place = placeOf(form, path);
  const inside = path.slice(depthOf(place) * 2);
  return {
    field: fieldName(place, inside.join('.')),
    place,
    message: `This ${message}.`,
    sentence: `${describeCourseField(path)} ${message}`,
  };
}

/** subjects.1.chapters.0.title stands in the first chapter of the second subject. */
function placeOf(form: CourseForm, path: readonly PropertyKey[]): Place | null {
  const [, subjectIndex, list, chapterIndex, sublist, questionIndex] = path;
  const subject = path[0] === 'subjects' ? form.subjects[Number(subjectIndex)] : undefined;
  if (!subject) return null;
  const chapter = list === 'chapters' ? subject.chapters[Number(chapterIndex)] : undefined;
  if (!chapter) return { subject: subject.key };
  const question = sublist === 'questions' ? chapter.questions[Number(questionIndex)] : undefined;
  if (!question) return { subject: subject.key, chapter: chapter.key };
  return { subject: subject.key, chapter: chapter.key, question: question.key };
}

function depthOf(place: Place | null): number {
  if (!place) return 0;
  return place.question !== undefined ? 3 : place.chapter !== undefined ? 2 : 1;
}
