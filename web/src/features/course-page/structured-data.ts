import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { type Locale, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { paths } from '../../lib/paths.ts';
import type { Site } from '../../lib/site.ts';
import { toStructuredCourse } from '../../lib/structured-course.ts';
import { texts } from './texts.ts';

/** Returns schema.org data for search engines: the course with its offer, and the way to it. */
export function createCoursePageData(course: PublicCourse, site: Site, locale: Locale): object {
  const t = getTexts(texts, locale);
  const shown = inLanguage(course, locale.language);
  const getUrl = (path: string) => site.origin + toLanguagePath(path, locale.language);
  const url = getUrl(paths.course(course.slug));
  const steps = [
    { name: t.home, item: getUrl(paths.home) },
    { name: t.courses, item: getUrl(paths.courses) },
    { name: shown.title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...toStructuredCourse(shown, site),
        url,
        inLanguage: course.languages,
        dateModified: course.updatedAt,
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
  };
}
