import { useParams } from 'react-router';
import { chapterTestQuery } from '../../features/mock-test/api.ts';
import { ChapterTest } from '../../features/mock-test/chapter-test.tsx';
import { AfterTest } from '../../features/study/after-test.tsx';
import { CompletedByTest } from '../../features/study/completed-by-test.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Mock Test · ${site.name}`, description: '', noIndex: true }),
};

type Params = Record<string, string | undefined>;

const placeIn = ({ courseId = '', subjectIndex, chapterIndex = '' }: Params) => ({
  courseId,
  subjectIndex,
  chapterIndex,
});

export const loader = createPrefetchLoader((client, params) => [
  client.prefetchQuery(chapterTestQuery(placeIn(params))),
]);

export function Component() {
  const place = placeIn(useParams());
  return (
    <ChapterTest
      key={Object.values(place).join('/')}
      place={place}
      wayOn={({ courseId, chapterId, passed }) => (
        <AfterTest courseId={courseId} chapterId={chapterId} passed={passed} />
      )}
      joy={(onDone) => <CompletedByTest courseId={place.courseId} onDone={onDone} />}
    />
  );
}
