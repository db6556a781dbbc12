import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { NextStepLink } from '../../features/study/next-step-link.tsx';
import { TestCelebration } from '../../features/study/test-celebration.tsx';
import { chapterTestQuery } from '../../features/test-taking/api.ts';
import { ChapterTest } from '../../features/test-taking/chapter-test.tsx';
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
    <ChapterTest
      key={Object.values(chapter).join('/')}
      chapter={chapter}
      renderNextStep={({ courseId, chapterId, passed }) => (
        <NextStepLink courseId={courseId} chapterId={chapterId} passed={passed} />
      )}
      renderCelebration={(onDone) => <TestCelebration courseId={chapter.courseId} onDone={onDone} />}
    />
  );
}
