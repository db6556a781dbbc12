import type { CourseCard } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { courseTexts } from '../../lib/course-texts.ts';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { CourseCover } from './course-cover.tsx';
import { texts } from './texts.ts';

type CarouselSlideProps = {
  course: CourseCard;
  /** For screen readers, such as 2 of 5. */
  label: string;
  isCurrent: boolean;
  hasPicture: boolean;
  isFirst: boolean;
  action: ReactNode;
};

export function CarouselSlide(props: CarouselSlideProps) {
  const t = useTexts(texts);
  const counts = useTexts(courseTexts);
  const { course, label, isCurrent, hasPicture, isFirst, action } = props;
  const isFree = isFreeCourse(course);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not a fieldset
    <div
      role="group"
      aria-roledescription={t.slide}
      aria-label={label}
      className={`col-start-1 row-start-1 flex flex-col overflow-hidden rounded-soft border border-line bg-sheet shadow-lift transition-[opacity,visibility] duration-200 ${isCurrent ? '' : 'invisible opacity-0'}`}
    >
      {hasPicture ? (
        <CourseCover course={course} variant="hero" isFirst={isFirst} />
      ) : (
        <div className="aspect-video bg-sunk" />
      )}
      <div className="flex grow flex-col justify-between gap-3 p-5">
        <div className="flex items-start justify-between gap-4">
          {/* always two lines high, so that nothing moves when the font loads */}
          <p
            lang={getLang(course.title)}
            className="line-clamp-2 min-h-[2lh] font-display text-h3 font-semibold"
          >
            {course.title}
          </p>
          <Badge tone={isFree ? 'right' : 'marigold'}>{isFree ? t.free : t.paid}</Badge>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-small text-ink-soft">
            {[
              counts.chapterCount({ count: course.totalChapters }),
              counts.questionCount({ count: course.totalQuestions }),
            ].join(' · ')}
          </p>
          {action}
        </div>
      </div>
    </div>
  );
}
