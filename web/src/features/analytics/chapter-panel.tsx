import type { ChapterPerformance } from '@sikhya/contract/analytics.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { texts } from './texts.ts';

type ChapterPanelProps = {
  title: string;
  note: string;
  chapters: readonly ChapterPerformance[];
  emptyText: string;
  /** Only enrolled students can take the test of a chapter. */
  isEnrolled: (courseId: string) => boolean;
};

/** Chapters with their average scores, each with a link to its test. */
export function ChapterPanel({ title, note, chapters, emptyText, isEnrolled }: ChapterPanelProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Panel title={title} note={note}>
      {chapters.length === 0 ? (
        <p className="text-ink-soft">{emptyText}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {chapters.map((chapter) => (
            <li
              key={chapter.chapterId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 first:pt-0 last:pb-0 max-[18rem]:block"
            >
              <div className="col-span-2">
                <ProgressBar
                  value={chapter.averageScore}
                  label={
                    <span lang={getLang(chapter.chapterTitle)} className="font-semibold">
                      {chapter.chapterTitle}
                    </span>
                  }
                  figure={format.percent(chapter.averageScore)}
                />
              </div>
              <p className="text-small text-ink-soft">
                <span lang={getLang(chapter.courseTitle)} className="block wrap-anywhere">
                  {chapter.courseTitle}
                </span>
                {t.testsAndBest({ count: chapter.tests, percent: format.percent(chapter.bestScore) })}
              </p>
              {isEnrolled(chapter.courseId) && <PractiseLink chapter={chapter} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PractiseLink({
  chapter: { courseId, subjectIndex, chapterIndex, chapterTitle },
}: {
  chapter: ChapterPerformance;
}) {
  const t = useTexts(texts);
  if (subjectIndex === null || chapterIndex === null) return null;
  return (
    <LinkButton to={paths.chapterTest(courseId, subjectIndex, chapterIndex)} tone="soft" size="small">
      {t.practise}{' '}
      <span lang={getLang(chapterTitle)} className="sr-only">
        {chapterTitle}
      </span>
    </LinkButton>
  );
}
