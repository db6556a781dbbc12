import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import { getLang } from '../../lib/odia.ts';
import type { Site } from '../../lib/site.ts';

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
      item: createCourseData(inLanguage(course, language), site),
    })),
  };
}

function createCourseData(course: CourseCard, site: Site): object {
  const isFree = isFreeCourse(course);
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    inLanguage: getLang(course.title) ?? 'en',
    isAccessibleForFree: isFree,
    provider: { '@type': 'Organization', name: site.name, ...(site.origin && { url: site.origin }) },
    offers: {
      '@type': 'Offer',
      category: isFree ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'INR',
    },
    // search engines need an absolute URL
    ...(course.thumbnail && site.origin && { image: site.origin + course.thumbnail }),
  };
}
