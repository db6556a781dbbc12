import type { CourseProgress, StudentCourse } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ChapterEntry } from './chapter-entries.ts';
import { texts } from './texts.ts';

type CourseHeaderProps = {
  course: StudentCourse;
  entry: ChapterEntry | undefined;
  progress: CourseProgress | undefined;
  actions: ReactNode;
};

/** The title of the course, the open chapter and the progress. */
export function CourseHeader({ course, entry, progress, actions }: CourseHeaderProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const percent = Math.min(100, progress?.overallProgress ?? 0);
  return (
    // Only two lines on a phone, to leave room for the document.
    <header className="grid gap-4 compact:grid-cols-[minmax(0,1fr)_auto] compact:items-center compact:gap-x-3 compact:gap-y-1 roomy:lg:grid-cols-[1fr_auto] roomy:lg:items-end">
      <div className="min-w-0">
        <h1
          lang={getLang(course.title)}
          className="text-h2 wrap-anywhere compact:-mb-1 compact:line-clamp-1 compact:pb-1 compact:text-h3"
        >
          {course.title}
        </h1>
        {entry && (
          <p className="mt-1 wrap-anywhere text-ink-soft compact:mt-0 compact:truncate compact:text-small">
            <span lang={getLang(entry.subject.title)}>{entry.subject.title}</span>
            {` · ${t.chapterNumber({ number: entry.chapterIndex + 1 })}`}
            {progress && <span className="roomy:hidden">{` · ${format.percent(percent)}`}</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 lg:flex-nowrap">
        <div className="grow basis-48 compact:hidden lg:min-w-48">
          <ProgressBar value={percent} label={t.progress} figure={progress ? format.percent(percent) : '…'} />
        </div>
        {actions}
      </div>
      {/* Without text, because the line above shows the percentage. */}
      <div className="col-span-2 roomy:hidden low:hidden">
        <progress aria-label={t.progress} max={100} value={percent} className="progress-bar" />
      </div>
    </header>
  );
}
