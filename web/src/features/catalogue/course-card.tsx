import { type CourseCard as Course, isFreeCourse } from '@sikhya/contract/course.ts';
import type { ReactNode } from 'react';
import { formatRupees } from '../../lib/format.ts';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { CourseCounts } from './course-counts.tsx';
import { CourseCover } from './course-cover.tsx';

/** A course among others; what can be done with it is the screen's to say. */
export function CourseCard({ course, action }: { course: Course; action: ReactNode }) {
  const free = isFreeCourse(course);
  return (
    <PictureCard
      picture={<CourseCover course={course} />}
      badges={<Badge tone={free ? 'right' : 'marigold'}>{free ? 'Free' : 'Paid'}</Badge>}
    >
      <CourseCounts course={course} />
      {/* as high as two lines and three: nothing moves when the font arrives, and the cards of a row agree */}
      <div className="min-h-34 grow">
        <h3 lang={getLang(course.title)} className="line-clamp-2 text-h3">
          {course.title}
        </h3>
        <p lang={getLang(course.description)} className="mt-1.5 line-clamp-3 text-ink-soft">
          {course.description}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          <span className="block font-display text-h2 font-semibold leading-none">
            {free ? 'Free' : formatRupees(course.price)}
          </span>
          <span className="text-small text-ink-soft">{free ? 'no cost' : 'one-time payment'}</span>
        </p>
        {action}
      </div>
    </PictureCard>
  );
}
