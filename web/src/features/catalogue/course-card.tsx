import type { CourseCard as Course } from '@sikhya/contract/course.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { ReactNode } from 'react';
import { useNumberFormatter, useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { TOUCH_TARGET } from '../../ui/touch-target.ts';
import { CourseCounts } from './course-counts.tsx';
import { CourseCover } from './course-cover.tsx';
import { texts } from './texts.ts';

/** A course on the home page; the screen passes the action. */
export function CourseCard({ course: original, action }: { course: Course; action: ReactNode }) {
  const t = useTexts(texts);
  const format = useNumberFormatter();
  const course = useInLanguage(original);
  const isFree = isFreeCourse(course);
  return (
    <PictureCard
      picture={<CourseCover course={course} />}
      badges={<Badge tone={isFree ? 'right' : 'marigold'}>{isFree ? t.free : t.paid}</Badge>}
    >
      <CourseCounts course={course} />
      {/* as high as two lines of title and three of text, so that cards align and nothing moves when the font loads */}
      <div className="min-h-34 grow">
        <h3 lang={getLang(course.title)} className="text-h3">
          <Link
            to={paths.course(course.slug)}
            className={`block w-fit max-w-full hover:text-indigo hover:underline ${TOUCH_TARGET}`}
          >
            <span className="line-clamp-2">{course.title}</span>
          </Link>
        </h3>
        <p lang={getLang(course.description)} className="mt-1.5 line-clamp-3 text-ink-soft">
          {course.description}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-4 max-[18rem]:flex-wrap">
        <p>
          <span className="block font-display text-h2 font-semibold leading-none">
            {isFree ? t.free : format.rupees(course.price)}
          </span>
          <span className="text-small text-ink-soft">{isFree ? t.noCost : t.oneTimePayment}</span>
        </p>
        {action}
      </div>
    </PictureCard>
  );
}
