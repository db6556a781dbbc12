import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams, useSearchParams } from 'react-router';
import { examResultQuery } from '../../features/test-taking/exam/api.ts';
import { ExamResultScreen } from '../../features/test-taking/exam/result/exam-result-screen.tsx';
import { texts } from '../../features/test-taking/exam/result/texts.ts';
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
    <ExamResultScreen key={`${examId}/${attemptNumber}`} examId={examId} attemptNumber={attemptNumber} />
  );
}
