import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { searchCourses } from '../../lib/search-courses.ts';
import type { CourseFilter } from './api.ts';

/** What the server would find, for a catalogue that is here as a whole. */
export function filterCourses(courses: readonly CourseCard[], { search, type }: CourseFilter): CourseCard[] {
  return searchCourses(courses, search).filter(
    (course) => type === undefined || isFreeCourse(course) === (type === 'free'),
  );
}
