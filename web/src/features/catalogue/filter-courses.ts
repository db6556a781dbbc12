import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { CourseFilter } from './api.ts';

/** What the server would find, for a catalogue that is here as a whole. */
export function filterCourses(courses: readonly CourseCard[], { search, type }: CourseFilter): CourseCard[] {
  const key = searchKey(search);
  return courses.filter(
    (course) =>
      (type === undefined || isFreeCourse(course) === (type === 'free')) &&
      searchKey(`${course.title} ${course.description}`).includes(key),
  );
}
