import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import { searchCourses } from '../../lib/search-courses.ts';

export type CourseOrder = 'recent' | 'title';

/** Sorts Odia and English titles as a dictionary does, and chapter 2 before chapter 10. */
const titleCollator = new Intl.Collator(['or', 'en-IN'], { numeric: true });

/** The courses that match the search, in the language and sorted by what it shows. */
export function searchAndSort(
  courses: readonly EnrolledCourse[],
  search: string,
  order: CourseOrder,
  language: Language,
): EnrolledCourse[] {
  return searchCourses(courses, search)
    .map((course) => inLanguage(course, language))
    .sort(order === 'title' ? (a, b) => titleCollator.compare(a.title, b.title) : compareByEnrolment);
}

/** The courses that were studied last, followed by those not started, newest enrolment first. */
export function getRecentCourses(courses: readonly EnrolledCourse[], limit: number): EnrolledCourse[] {
  return courses
    .toSorted(
      (a, b) => (b.lastStudiedAt ?? '').localeCompare(a.lastStudiedAt ?? '') || compareByEnrolment(a, b),
    )
    .slice(0, limit);
}

/** Newest enrolment first. */
function compareByEnrolment(a: EnrolledCourse, b: EnrolledCourse): number {
  return Date.parse(b.enrollmentDetails.enrolledAt) - Date.parse(a.enrollmentDetails.enrolledAt);
}
