import { type CourseCard, isFreeCourse } from '@sikhya/contract/course.ts';
import { getLang } from '../../lib/odia.ts';
import type { Site } from '../../lib/site.ts';

/** Courses in the words of schema.org, which search engines read. */
export function createCourseListData(courses: readonly CourseCard[], site: Site): object | undefined {
  if (courses.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: createCourseData(course, site),
    })),
  };
}

function createCourseData(course: CourseCard, site: Site): object {
  const free = isFreeCourse(course);
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    inLanguage: getLang(course.title) ?? 'en',
    isAccessibleForFree: free,
    provider: { '@type': 'Organization', name: site.name, ...(site.origin && { url: site.origin }) },
    offers: {
      '@type': 'Offer',
      category: free ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'INR',
    },
    // what is not at an address of its own is of no use to anybody else
    ...(course.thumbnail && site.origin && { image: site.origin + course.thumbnail }),
  };
}
