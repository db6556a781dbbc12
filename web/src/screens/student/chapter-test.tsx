import { getTexts } from '@sikhya/contract/language/texts.ts';
import { type LoaderFunction, useParams } from 'react-router';
import { EarnedCertificate } from '../../features/certificates/earned-certificate.tsx';
import { InstallHint } from '../../features/install-app/install-hint.tsx';
import { BookmarkButton } from '../../features/practice/bookmark-button.tsx';
import { ReportProblem } from '../../features/reports/report-problem.tsx';
import { NextStepLink } from '../../features/study/next-step-link.tsx';
import { TestCelebration } from '../../features/study/test-celebration.tsx';
import { chapterTestQuery } from '../../features/test-taking/api.ts';
import { searchEarly } from '../../features/test-taking/attempt/early-attempt-search.ts';
import { ChapterTest } from '../../features/test-taking/chapter-test.tsx';
import { takeOverEarlyIntro } from '../../features/test-taking/intro/take-over-early-intro.ts';
import { ReviewActions } from '../../features/test-taking/results/review-actions.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader, queryClientContext } from '../../lib/prefetch-loader.ts';
import { getSession } from '../../lib/session-store.ts';
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

const prefetch = createPrefetchLoader((client, params) => [
  client.prefetchQuery(chapterTestQuery(getChapter(params))),
]);

const MAX_WAIT_MS = 1000;

/** Waits for the data if the page shows the intro already, so that the first render of the app is the same. */
export const loader: LoaderFunction = async (args, handlerContext) => {
  const result = await prefetch(args, handlerContext);
  if (!import.meta.env.SSR && takeOverEarlyIntro()) {
    const chapter = getChapter(args.params);
    const client = args.context.get(queryClientContext);
    const isReady = Promise.all([
      client.prefetchQuery(chapterTestQuery(chapter)),
      searchEarly(getSession().email, chapter),
    ]);
    // the query does not run while the browser says that it is offline
    await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  }
  return result;
};

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
