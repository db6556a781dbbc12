import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { courseTexts } from '../../lib/course-texts.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChapterEntry } from './chapter-entries.ts';
import { texts } from './texts.ts';

/** Renders a link that resumes the running test of a chapter, or `startLink` when none is running. */
export type RenderTestLink = (chapterId: string, startLink: ReactNode) => ReactNode;

type MockTestCardProps = {
  courseId: string;
  entry: ChapterEntry;
  progress: CourseProgress | undefined;
  renderTestLink: RenderTestLink;
};

export function MockTestCard({ courseId, entry, progress, renderTestLink }: MockTestCardProps) {
  const t = useTexts(texts);
  const { questionCount } = useTexts(courseTexts);
  const format = useFormatter();
  const { chapter, subjectIndex, chapterIndex } = entry;
  const bestScore = progress?.chapters.find(({ chapterId }) => chapterId === chapter._id)?.bestScore ?? null;
  const facts = [
    ...(chapter.totalQuestions === 0
      ? [t.noQuestions]
      : [
          questionCount({ count: chapter.totalQuestions }),
          t.passWith({ percent: format.percent(MOCK_TEST.passingPercent) }),
        ]),
    ...(bestScore === null ? [] : [t.yourBest({ percent: format.percent(bestScore) })]),
  ];
  return (
    <section
      aria-labelledby="mock-test"
      className="flex flex-wrap items-center justify-between gap-4 rounded-soft border border-line bg-sheet p-5"
    >
      <div className="min-w-0 grow basis-56">
        <h3 id="mock-test" className="text-h3">
          {t.chapterMockTest}
        </h3>
        <p className="mt-1 text-ink-soft">{facts.join(' · ')}</p>
      </div>
      {chapter.totalQuestions > 0 &&
        renderTestLink(
          chapter._id,
          <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)}>{t.startTest}</LinkButton>,
        )}
    </section>
  );
}
