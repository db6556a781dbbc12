import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChapterEntry } from './chapter-entries.ts';

/** Renders a link that resumes the running test of a chapter, or `startLink` when none is running. */
export type RenderTestLink = (chapterId: string, startLink: ReactNode) => ReactNode;

type MockTestCardProps = {
  courseId: string;
  entry: ChapterEntry;
  progress: CourseProgress | undefined;
  renderTestLink: RenderTestLink;
};

export function MockTestCard({ courseId, entry, progress, renderTestLink }: MockTestCardProps) {
  const { chapter, subjectIndex, chapterIndex } = entry;
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
        renderTestLink(
          chapter._id,
          <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}>Start Test</LinkButton>,
        )}
    </section>
  );
}
