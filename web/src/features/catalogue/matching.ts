import type { CourseCard } from '@sikhya/contract/course.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';

/** The courses whose title or description holds the text, in whatever way either was typed. */
export function coursesMatching(courses: readonly CourseCard[], text: string): CourseCard[] {
  const key = searchKey(text);
  return courses.filter(
    ({ title, description }) => searchKey(title).includes(key) || searchKey(description).includes(key),
  );
}
