import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CourseCounts } from '../../features/catalogue/course-counts.tsx';
import { CourseCover } from '../../features/catalogue/course-cover.tsx';
import { myCoursesQuery } from '../../features/enrolment/api.ts';
import { MyCourses } from '../../features/enrolment/my-courses.tsx';
import { runningTestsQuery } from '../../features/test-taking/api.ts';
import { RunningTests } from '../../features/test-taking/running/running-tests.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader, prefetchAgain } from '../../lib/prefetch-loader.ts';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).myLearningHub} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  client.prefetchQuery(myCoursesQuery),
  prefetchAgain(client, runningTestsQuery),
]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <h1 className="text-h2">{t.myLearningHub}</h1>
      <RunningTests />
      <MyCourses
        renderParts={(course) => ({
          cover: <CourseCover course={course} />,
          counts: <CourseCounts course={course} />,
        })}
      />
    </main>
  );
}
