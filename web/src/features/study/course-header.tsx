import type { CourseProgress, StudentCourse } from '@sikhya/contract/study.ts';
import type { ReactNode } from 'react';
import { langOf } from '../../lib/odia.ts';
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
    <header className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="min-w-0">
        <h1 lang={langOf(course.title)} className="text-h2 wrap-anywhere">
          {course.title}
        </h1>
        {place && (
          <p className="mt-1 wrap-anywhere text-ink-soft">
            <span lang={langOf(place.subject.title)}>{place.subject.title}</span> · Chapter{' '}
            {place.chapterIndex + 1}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 lg:flex-nowrap">
        <div className="grow basis-48 lg:min-w-48">
          <ProgressBar value={percent} label="Progress" figure={progress ? `${percent}%` : '…'} />
        </div>
        {actions}
      </div>
    </header>
  );
}
