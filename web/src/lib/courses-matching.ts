import { searchKey } from '@sikhya/contract/search-key.ts';

/** The courses whose title or description holds the text, in whatever way either was typed. */
export function coursesMatching<Course extends { title: string; description: string }>(
  courses: readonly Course[],
  text: string,
): Course[] {
  const key = searchKey(text);
  return courses.filter(
    ({ title, description }) => searchKey(title).includes(key) || searchKey(description).includes(key),
  );
}
