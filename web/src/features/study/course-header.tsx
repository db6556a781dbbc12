import type { CourseProgress, StudentCourse } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { getLang } from '../../lib/odia.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ChapterPlace } from './chapter-places.ts';

type CourseHeaderProps = {
  course: StudentCourse;
  place: ChapterPlace | undefined;
  progress: CourseProgress | undefined;
  actions: ReactNode;
};

/** Which course, where in it, and how far. */
export function CourseHeader({ course, place, progress, actions }: CourseHeaderProps) {
  const percent = Math.min(100, progress?.overallProgress ?? 0);
  return (
    // on a phone two lines: the document is what the student came for
    <header className="grid gap-4 compact:grid-cols-[minmax(0,1fr)_auto] compact:items-center compact:gap-x-3 compact:gap-y-1 roomy:lg:grid-cols-[1fr_auto] roomy:lg:items-end">
      <div className="min-w-0">
        <h1
          lang={getLang(course.title)}
          className="text-h2 wrap-anywhere compact:line-clamp-1 compact:text-h3"
        >
          {course.title}
        </h1>
        {place && (
          <p className="mt-1 wrap-anywhere text-ink-soft compact:mt-0 compact:truncate compact:text-small">
            <span lang={getLang(place.subject.title)}>{place.subject.title}</span> · Chapter{' '}
            {place.chapterIndex + 1}
            {progress && <span className="roomy:hidden"> · {percent}%</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 lg:flex-nowrap">
        <div className="grow basis-48 compact:hidden lg:min-w-48">
          <ProgressBar value={percent} label="Progress" figure={progress ? `${percent}%` : '…'} />
        </div>
        {actions}
      </div>
      {/* without words, which the line above would repeat */}
      <div className="col-span-2 roomy:hidden low:hidden">
        <progress aria-label="Progress" max={100} value={percent} className="progress-bar" />
      </div>
    </header>
  );
}
