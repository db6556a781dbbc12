import { searchKey } from '@sikhya/contract/search-key.ts';

/** Returns the courses whose title or description contains the text; case and Unicode form do not matter. */
export function searchCourses<Course extends { title: string; description: string }>(
  courses: readonly Course[],
  text: string,
): Course[] {
  const key = searchKey(text);
  return courses.filter(
    ({ title, description }) => searchKey(title).includes(key) || searchKey(description).includes(key),
  );
}
