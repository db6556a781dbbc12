import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { coursesMatching } from '../../lib/courses-matching.ts';
import type { CourseFilter } from './api.ts';

/** What the server would find, for a catalogue that is here as a whole. */
export function filterCourses(courses: readonly CourseCard[], { search, type }: CourseFilter): CourseCard[] {
  return coursesMatching(courses, search).filter(
    (course) => type === undefined || isFreeCourse(course) === (type === 'free'),
  );
}
