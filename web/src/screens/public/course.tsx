import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunction, useParams } from 'react-router';
import { CourseCover } from '../../features/catalogue/course-cover.tsx';
import { publicCourseQuery } from '../../features/course-page/api.ts';
import { CoursePage } from '../../features/course-page/course-page.tsx';
import { CourseNotFound, CoursePageFailure, CoursePageSkeleton } from '../../features/course-page/states.tsx';
import { createCoursePageData } from '../../features/course-page/structured-data.ts';
import { texts } from '../../features/course-page/texts.ts';
import { CourseCorrections } from '../../features/reports/correction-list.tsx';
import { useLocale } from '../../language/locale.tsx';
import { redirect, useNavigate } from '../../language/navigation.tsx';
import type { PageData, PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { createPrefetchLoader, queryClientContext } from '../../lib/prefetch-loader.ts';
import { CourseOffer } from './course-offer.tsx';

/** Undefined if it could not be loaded in time, null if there is no such course. */
const getCourse = ({ client, params }: PageData) =>
  client.getQueryData(publicCourseQuery(params.slug ?? '').queryKey);

export const handle: PageHandle = {
  status: (data) => (getCourse(data) === null ? 404 : 200),
  describe: (site, locale, data) => {
    const course = getCourse(data);
    if (!course) {
      const { courseNotFound, courses } = getTexts(texts, locale);
      const title = course === null ? courseNotFound : courses;
      return { title: `${title} · ${site.name}`, description: '', noIndex: course === null };
    }
    const { title, description } = inLanguage(course, locale.language);
    return {
      title: `${title} · ${site.name}`,
      description: shorten(description),
      shareImage: toLanguagePath(`${paths.course(course.slug)}/share.png`, locale.language),
    };
  },
  // only the server writes it, so the browser does not download it
  ...(import.meta.env.SSR && {
    structuredData: (data, site, locale) => {
      const course = getCourse(data);
      return course ? createCoursePageData(course, site, locale) : undefined;
    },
  }),
};

const MAX_DESCRIPTION = 300;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION))} …`;
}

const prefetch = createPrefetchLoader((client, { slug = '' }) => [
  client.prefetchQuery(publicCourseQuery(slug)),
]);

/** On the server, an address with an old slug redirects to the current one; in the browser the component does. */
export const loader: LoaderFunction = async (args, handlerContext) => {
  await prefetch(args, handlerContext);
  const { context, params, request } = args;
  if (!import.meta.env.SSR) return null;
  const course = getCourse({ client: context.get(queryClientContext), params });
  return course && course.slug !== params.slug ? redirect(paths.course(course.slug), request, 301) : null;
};

export function Component() {
  const { slug = '' } = useParams();
  const { language } = useLocale();
  const { data: course, error, isFetching, refetch } = useQuery(publicCourseQuery(slug));
  useCurrentSlug(slug, course);
  usePageTitle(course ? inLanguage(course, language).title : undefined);
  return (
    <main id="main" className="page py-8">
      {course && (
        <CoursePage
          course={course}
          cover={<CourseCover course={course} variant="page" isFirst />}
          action={<CourseOffer course={course} />}
        />
      )}
      {course && (
        <div className="mt-8">
          <CourseCorrections slug={course.slug} />
        </div>
      )}
      {course === null && <CourseNotFound />}
      {course === undefined &&
        (error && !isFetching ? (
          <CoursePageFailure error={error} onTryAgain={() => void refetch()} />
        ) : (
          <CoursePageSkeleton />
        ))}
    </main>
  );
}

function useCurrentSlug(slug: string, course: PublicCourse | null | undefined): void {
  const navigate = useNavigate();
  const current = course?.slug ?? slug;
  useEffect(() => {
    if (current !== slug) void navigate(paths.course(current), { replace: true });
  }, [current, slug, navigate]);
}
