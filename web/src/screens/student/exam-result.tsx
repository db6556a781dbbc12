import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams, useSearchParams } from 'react-router';
import { BookmarkButton } from '../../features/practice/bookmark-button.tsx';
import { ExamCorrections } from '../../features/reports/correction-list.tsx';
import { ReportProblem } from '../../features/reports/report-problem.tsx';
import { examResultQuery } from '../../features/test-taking/exam/api.ts';
import { ExamResultScreen } from '../../features/test-taking/exam/result/exam-result-screen.tsx';
import { texts } from '../../features/test-taking/exam/result/texts.ts';
import { ReviewActions } from '../../features/test-taking/results/review-actions.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).result} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, { examId = '' }) => [
  client.prefetchQuery(examResultQuery(examId)),
]);

export function Component() {
  const { examId = '' } = useParams();
  const attemptNumber = useSearchParams()[0].get('attempt') ?? undefined;
  return (
    <ReviewActions
      value={(reference) => (
        <>
          <BookmarkButton {...reference} />
          <ReportProblem {...reference} />
        </>
      )}
    >
      <ExamResultScreen key={`${examId}/${attemptNumber}`} examId={examId} attemptNumber={attemptNumber} />
      <div className="page max-w-3xl pb-8">
        <ExamCorrections examId={examId} />
      </div>
    </ReviewActions>
  );
}
