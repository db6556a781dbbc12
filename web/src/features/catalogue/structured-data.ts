import type { CourseCard } from '@sikhya/contract/course.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import type { Site } from '../../lib/site.ts';
import { toStructuredCourse } from '../../lib/structured-course.ts';

/** Returns schema.org data for search engines, in the language of the page; undefined without courses. */
export function createCourseListData(
  courses: readonly CourseCard[],
  site: Site,
  language: Language,
): object | undefined {
  if (courses.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toStructuredCourse(inLanguage(course, language), site),
    })),
  };
}
