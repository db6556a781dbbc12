import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { getLang } from './odia.ts';
import type { Site } from './site.ts';

/** The schema.org data of one course, in the language of its texts. */
export function toStructuredCourse(course: CourseCard, site: Site): object {
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
