import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { searchCourses } from '../../lib/search-courses.ts';
import type { CourseFilter } from './api.ts';

/** Filters in the browser as the server does, for a catalogue that is loaded completely. */
export function filterCourses(courses: readonly CourseCard[], { search, type }: CourseFilter): CourseCard[] {
  return searchCourses(courses, search).filter(
    (course) => type === undefined || isFreeCourse(course) === (type === 'free'),
  );
}
