import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import { searchCourses } from '../../lib/search-courses.ts';

export type CourseOrder = 'recent' | 'title';

/** Knows both scripts: 'ଅ' before 'କ' as an Odia dictionary has them, and chapter 2 before chapter 10. */
const byTitle = new Intl.Collator(['or', 'en-IN'], { numeric: true });

/** The courses of a student that a search finds, in the order asked for. */
export function arrangeCourses(
  courses: readonly EnrolledCourse[],
  search: string,
  order: CourseOrder,
): EnrolledCourse[] {
  return searchCourses(courses, search).sort(
    order === 'title' ? (a, b) => byTitle.compare(a.title, b.title) : newestEnrolmentFirst,
  );
}

/** The ones studied last come first, then those not begun, the newest first. */
export function latestStudied(courses: readonly EnrolledCourse[], most: number): EnrolledCourse[] {
  return courses
    .toSorted(
      (a, b) => (b.lastStudiedAt ?? '').localeCompare(a.lastStudiedAt ?? '') || newestEnrolmentFirst(a, b),
    )
    .slice(0, most);
}

function newestEnrolmentFirst(a: EnrolledCourse, b: EnrolledCourse): number {
  return Date.parse(b.enrollmentDetails.enrolledAt) - Date.parse(a.enrollmentDetails.enrolledAt);
}
