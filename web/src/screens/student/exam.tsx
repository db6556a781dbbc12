import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { examQuery } from '../../features/test-taking/exam/api.ts';
import { Exam } from '../../features/test-taking/exam/exam.tsx';
import { texts } from '../../features/test-taking/exam/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).exam} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, { examId = '' }) => [
  client.prefetchQuery(examQuery(examId)),
]);

export function Component() {
  const { examId = '' } = useParams();
  return <Exam key={examId} examId={examId} />;
}
