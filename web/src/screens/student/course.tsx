import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { myCertificatesQuery } from '../../features/certificates/api.ts';
import { EarnedCertificate } from '../../features/certificates/earned-certificate.tsx';
import { CourseAction } from '../../features/enrolment/course-action.tsx';
import { preloadViewer } from '../../features/pdf-viewer/reading/parser.ts';
import { courseProgressQuery, studentCourseQuery } from '../../features/study/api.ts';
import { CoursePage } from '../../features/study/course-page.tsx';
import { runningTestsQuery } from '../../features/test-taking/api.ts';
import { ResumeOrStart } from '../../features/test-taking/running/resume-or-start.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader, prefetchAgain } from '../../lib/prefetch-loader.ts';
import { ChapterDocument } from './chapter-document.tsx';
import { LazyTakeChapter, LazyTakeCourse } from './lazy-take-along.tsx';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).course} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, { courseId = '' }) => {
  preloadViewer();
  return [
    client.prefetchQuery(studentCourseQuery(courseId)),
    client.prefetchQuery(courseProgressQuery(courseId)),
    prefetchAgain(client, runningTestsQuery),
    prefetchAgain(client, myCertificatesQuery),
  ];
});

export function Component() {
  const { courseId = '' } = useParams();
  return (
    <main id="main" className="mx-auto w-full max-w-[100rem] px-[clamp(1rem,3vw,2rem)] py-6 compact:py-3">
      <CoursePage
        certificate={<EarnedCertificate courseId={courseId} />}
        courseId={courseId}
        renderTestLink={(chapterId, startLink) => (
          <ResumeOrStart chapterId={chapterId} startLink={startLink} />
        )}
        renderDocument={(chapter) => (
          <ChapterDocument key={chapter._id} courseId={courseId} chapter={chapter} />
        )}
        renderTakeAlong={(entry) => <LazyTakeChapter courseId={courseId} chapter={entry.chapter} />}
        renderTakeCourse={(course) => <LazyTakeCourse course={course} />}
        renderEnrol={(course) => <CourseAction course={course} isEnrolled={false} />}
      />
    </main>
  );
}
