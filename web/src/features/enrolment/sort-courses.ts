import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import { searchCourses } from '../../lib/search-courses.ts';

export type CourseOrder = 'recent' | 'title';

/** The courses that match the search, in the language and sorted by what it shows. */
export function searchAndSort(
  courses: readonly EnrolledCourse[],
  search: string,
  order: CourseOrder,
  language: Language,
): EnrolledCourse[] {
  return searchCourses(courses, search)
    .map((course) => inLanguage(course, language))
    .sort(order === 'title' ? createTitleComparison() : compareByEnrolment);
}

/**
 * Sorts Odia and English titles as a dictionary does, and chapter 2 before chapter 10. The collator is created when it is
 * needed, because loading its rules takes a slow phone several milliseconds.
 */
function createTitleComparison(): (a: EnrolledCourse, b: EnrolledCourse) => number {
  const collator = new Intl.Collator(['or', 'en-IN'], { numeric: true });
  return (a, b) => collator.compare(a.title, b.title);
}

/**
 * The courses to continue with: those that were studied last, followed by those not started, newest enrolment first.
 * Complete courses come after all others.
 */
export function getCoursesToContinue(courses: readonly EnrolledCourse[], limit: number): EnrolledCourse[] {
  return courses
    .toSorted((a, b) => compareByCompletion(a, b) || compareByLastStudied(a, b) || compareByEnrolment(a, b))
    .slice(0, limit);
}

const isComplete = ({ overallProgress }: EnrolledCourse) => overallProgress >= 100;

const compareByCompletion = (a: EnrolledCourse, b: EnrolledCourse) =>
  Number(isComplete(a)) - Number(isComplete(b));

/** Dates in UTC are in the order of their letters; a comparison by the rules of a language takes a slow phone 60 ms to start. */
function compareByLastStudied(a: EnrolledCourse, b: EnrolledCourse): number {
  const [first, second] = [a.lastStudiedAt ?? '', b.lastStudiedAt ?? ''];
  return Number(first < second) - Number(first > second);
}

/** Newest enrolment first. */
function compareByEnrolment(a: EnrolledCourse, b: EnrolledCourse): number {
  return Date.parse(b.enrollmentDetails.enrolledAt) - Date.parse(a.enrollmentDetails.enrolledAt);
}
