import type { CourseCard } from '@sikhya/contract/course.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useState } from 'react';
import { featuredCoursesQuery } from '../../features/catalogue/api.ts';
import { CourseCarousel } from '../../features/catalogue/course-carousel.tsx';
import { ExploreCourses } from '../../features/catalogue/explore-courses.tsx';
import { FeaturedCourses } from '../../features/catalogue/featured-courses.tsx';
import { createCourseListData } from '../../features/catalogue/structured-data.ts';
import { useFeaturedSearch } from '../../features/catalogue/use-featured-search.ts';
import { CallToAction } from '../../features/landing/call-to-action.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { Statistics } from '../../features/landing/statistics.tsx';
import { Testimonials } from '../../features/landing/testimonials.tsx';
import { WhyChooseUs } from '../../features/landing/why-choose-us.tsx';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { OdiaOffer } from '../../lib/odia-offer.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { saveReturnPath } from '../../lib/return-path.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => {
    const t = getTexts(texts, locale);
    return { title: t.homeTitle({ site: site.name }), description: t.homeDescription };
  },
  // only the server writes it, so the browser does not download it
  ...(import.meta.env.SSR && {
    structuredData: ({ client }, site, { language }) =>
      createCourseListData(client.getQueryData(featuredCoursesQuery.queryKey)?.courses ?? [], site, language),
  }),
};

export const loader = createPrefetchLoader((client) => [client.prefetchQuery(featuredCoursesQuery)]);

export function Component() {
  const { isAuthenticated } = useAuth();
  const [search, setSearch] = useFeaturedSearch();
  const [exploredSearch, setExploredSearch] = useState('');
  const startPath = isAuthenticated ? paths.studentDashboard : paths.login;
  const action = (course: CourseCard) => <CourseAction course={course} isAuthenticated={isAuthenticated} />;
  return (
    <main id="main">
      <Hero
        search={search}
        onSearch={setSearch}
        startPath={startPath}
        media={<CourseCarousel action={action} />}
      />
      <Statistics />
      <FeaturedCourses
        search={search}
        onClear={() => setSearch('')}
        searchAll={<SearchAllCourses search={search.trim()} onSearch={setExploredSearch} />}
        action={action}
      />
      <ExploreCourses search={exploredSearch} onClearSearch={() => setExploredSearch('')} action={action} />
      <WhyChooseUs />
      <Testimonials />
      <CallToAction startPath={startPath} />
      <OdiaOffer />
    </main>
  );
}

function CourseAction({ course, isAuthenticated }: { course: CourseCard; isAuthenticated: boolean }) {
  const t = useTexts(texts);
  const { title } = useInLanguage(course);
  return (
    <LinkButton
      to={isAuthenticated ? paths.studentCourses : paths.login}
      tone="soft"
      aria-label={isAuthenticated ? t.viewCourseOf({ title }) : t.enrolNowIn({ title })}
      // after signing in, the course opens
      onClick={() => !isAuthenticated && saveReturnPath(paths.studentCourse(course._id))}
    >
      {isAuthenticated ? t.viewCourse : t.enrolNow}
    </LinkButton>
  );
}

type SearchAllCoursesProps = { search: string; onSearch: (text: string) => void };

/** Students go to the catalogue; everybody else to the list further down this page. */
function SearchAllCourses({ search, onSearch }: SearchAllCoursesProps) {
  const t = useTexts(texts);
  const { role } = useAuth();
  if (role === 'student') {
    return (
      <LinkButton to={`${paths.studentCourses}?${new URLSearchParams({ search })}`}>
        {t.searchAllCourses}
      </LinkButton>
    );
  }
  const showAll = () => {
    onSearch(search);
    document.getElementById('explore')?.scrollIntoView();
    document.getElementById('explore-title')?.focus({ preventScroll: true });
  };
  return <Button onClick={showAll}>{t.searchAllCourses}</Button>;
}
