import { searchKey } from '@sikhya/contract/search-key.ts';

type Texts = { title: string; description: string };

/**
 * Returns the courses whose title or description contains the text, in either language; case and Unicode form do not
 * matter.
 */
export function searchCourses<Course extends Texts & { odia?: Texts | null }>(
  courses: readonly Course[],
  text: string,
): Course[] {
  const key = searchKey(text);
  const contains = ({ title, description }: Texts) =>
    searchKey(title).includes(key) || searchKey(description).includes(key);
  return courses.filter((course) => contains(course) || (course.odia && contains(course.odia)));
}
