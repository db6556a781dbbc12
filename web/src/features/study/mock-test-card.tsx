import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChapterPlace } from './chapter-places.ts';

/** The way into the test of a chapter: back into a running one, or else the given way to start. */
export type TestWay = (chapterId: string, start: ReactNode) => ReactNode;

type MockTestCardProps = {
  courseId: string;
  place: ChapterPlace;
  progress: CourseProgress | undefined;
  resumeOrStart: TestWay;
};

export function MockTestCard({ courseId, place, progress, resumeOrStart }: MockTestCardProps) {
  const { chapter, subjectIndex, chapterIndex } = place;
  const bestScore = progress?.chapters.find(({ chapterId }) => chapterId === chapter._id)?.bestScore ?? null;
  return (
    <section
      aria-labelledby="mock-test"
      className="flex flex-wrap items-center justify-between gap-4 rounded-soft border border-line bg-sheet p-5"
    >
      <div className="min-w-0 grow basis-56">
        <h3 id="mock-test" className="text-h3">
          Chapter Mock Test
        </h3>
        <p className="mt-1 text-ink-soft">
          {chapter.totalQuestions === 0
            ? 'This chapter has no questions.'
            : `${formatCount(chapter.totalQuestions, 'question')} · pass with ${MOCK_TEST.passingPercent}%`}
          {bestScore !== null && ` · your best: ${bestScore}%`}
        </p>
      </div>
      {chapter.totalQuestions > 0 &&
        resumeOrStart(
          chapter._id,
          <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}>Start Test</LinkButton>,
        )}
    </section>
  );
}
