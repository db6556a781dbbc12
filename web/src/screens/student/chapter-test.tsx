import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { EarnedCertificate } from '../../features/certificates/earned-certificate.tsx';
import { InstallHint } from '../../features/install-app/install-hint.tsx';
import { BookmarkButton } from '../../features/practice/bookmark-button.tsx';
import { ReportProblem } from '../../features/reports/report-problem.tsx';
import { NextStepLink } from '../../features/study/next-step-link.tsx';
import { TestCelebration } from '../../features/study/test-celebration.tsx';
import { chapterTestQuery } from '../../features/test-taking/api.ts';
import { ChapterTest } from '../../features/test-taking/chapter-test.tsx';
import { ReviewActions } from '../../features/test-taking/results/review-actions.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).mockTest} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

type Params = Record<string, string | undefined>;

const getChapter = ({ courseId = '', subjectIndex, chapterIndex = '' }: Params) => ({
  courseId,
  subjectIndex,
  chapterIndex,
});

export const loader = createPrefetchLoader((client, params) => [
  client.prefetchQuery(chapterTestQuery(getChapter(params))),
]);

export function Component() {
  const chapter = getChapter(useParams());
  return (
    <ReviewActions
      value={(reference) => (
        <>
          <BookmarkButton {...reference} />
          <ReportProblem {...reference} />
        </>
      )}
    >
      <ChapterTest
        key={Object.values(chapter).join('/')}
        chapter={chapter}
        renderNextStep={({ courseId, chapterId, passed }) => (
          <>
            <NextStepLink courseId={courseId} chapterId={chapterId} passed={passed} />
            {passed && <InstallHint />}
          </>
        )}
        notice={<EarnedCertificate courseId={chapter.courseId} />}
        renderCelebration={(onDone) => <TestCelebration courseId={chapter.courseId} onDone={onDone} />}
      />
    </ReviewActions>
  );
}
