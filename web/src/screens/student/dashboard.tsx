import { PAGE_SIZE } from '@sikhya/contract/constants.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { analyticsQuery } from '../../features/analytics/api.ts';
import { ALL_COURSES, catalogueQuery } from '../../features/catalogue/api.ts';
import { myCertificatesQuery } from '../../features/certificates/api.ts';
import { NewestCertificate } from '../../features/certificates/earned-certificate.tsx';
import { privacyQuery } from '../../features/consents/api.ts';
import { MissingConsent } from '../../features/consents/missing-consent.tsx';
import { myCoursesQuery } from '../../features/enrolment/api.ts';
import { getCoursesToContinue } from '../../features/enrolment/sort-courses.ts';
import { myPassesQuery } from '../../features/orders/api.ts';
import { PassReminders } from '../../features/orders/pass-reminders.tsx';
import { scoreChangesQuery } from '../../features/reports/api.ts';
import { ScoreChangeNotice } from '../../features/reports/score-change-notice.tsx';
import { runningTestsQuery } from '../../features/test-taking/api.ts';
import { RunningTests } from '../../features/test-taking/running/running-tests.tsx';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { paths } from '../../lib/paths.ts';
import { createPrefetchLoader, prefetchAgain } from '../../lib/prefetch-loader.ts';
import { useAuth } from '../../lib/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { DashboardFigures, LearningProgress } from './dashboard-figures.tsx';
import { FirstCourses } from './first-courses.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).dashboard} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  client.prefetchQuery(myCoursesQuery),
  client.prefetchInfiniteQuery(catalogueQuery(ALL_COURSES)),
  client.prefetchQuery(analyticsQuery('all')),
  prefetchAgain(client, runningTestsQuery),
  client.prefetchQuery(privacyQuery),
  client.prefetchQuery(myPassesQuery),
  client.prefetchQuery(scoreChangesQuery),
  prefetchAgain(client, myCertificatesQuery),
]);

export function Component() {
  const t = useTexts(texts);
  const myCourses = useQuery(myCoursesQuery);
  const catalogue = useInfiniteQuery(catalogueQuery(ALL_COURSES));
  const analytics = useQuery(analyticsQuery('all'));
  const failed = [myCourses, catalogue, analytics].filter(
    ({ isError, data }) => isError && data === undefined,
  );
  const courses = catalogue.data?.pages[0]?.courses ?? [];
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-8 py-8">
      <Greeting />
      <RunningTests />
      <MissingConsent />
      <PassReminders />
      <ScoreChangeNotice />
      <NewestCertificate />
      {failed.length > 0 && (
        <RetryNotice
          text={t.partlyFailed}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      <DashboardFigures catalogue={catalogue} myCourses={myCourses} analytics={analytics} />
      {myCourses.data?.length === 0 ? (
        <FirstCourses freeCourses={courses.filter(isFreeCourse).slice(0, PAGE_SIZE.dashboardCourses)} />
      ) : (
        <ContinueLearning
          courses={myCourses.data && getCoursesToContinue(myCourses.data, PAGE_SIZE.dashboardCourses)}
          isLoading={myCourses.isPending}
        />
      )}
      {/* Waits for the courses above it, whose height is unknown, so that it does not move. */}
      {!myCourses.isPending && <LearningProgress myCourses={myCourses} analytics={analytics} />}
    </main>
  );
}

function Greeting() {
  const t = useTexts(texts);
  const { name, email } = useAuth();
  const displayName = name || email;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-h2 wrap-anywhere">
        {richText(t.welcome({ name: displayName }), {
          name: (children) => <span lang={getLang(children)}>{children}</span>,
        })}
      </h1>
      <div className="flex flex-wrap gap-3 max-sm:w-full *:max-sm:grow">
        <LinkButton to={paths.studentCourses}>{t.browseCourses}</LinkButton>
        <LinkButton to={paths.myCourses} tone="quiet">
          {t.myCourses}
        </LinkButton>
      </div>
    </div>
  );
}
