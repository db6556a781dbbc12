import type { CourseCard } from '@sikhya/contract/course.ts';
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
import { texts } from './portal-texts.ts';

type CatalogueCardProps = {
  course: CourseCard;
  /** Next to the price badge, for a course that the student already has. */
  badge: ReactNode;
  action: ReactNode;
};

/** A course in the catalogue of the student portal. */
export function CatalogueCard({ course: original, badge, action }: CatalogueCardProps) {
  const t = useTexts(texts);
  const format = useNumberFormatter();
  const course = useInLanguage(original);
  const isFree = isFreeCourse(course);
  return (
    <PictureCard
      picture={<CourseCover course={course} />}
      badges={
        <>
          <Badge tone={isFree ? 'right' : 'marigold'}>{isFree ? t.freeBadge : t.premiumBadge}</Badge>
          {badge}
        </>
      }
    >
      <CourseCounts course={course} />
      <div className="min-h-34 grow">
        <h3 lang={getLang(course.title)} className="text-h3 wrap-anywhere">
          <Link
            to={paths.course(course.slug)}
            className={`block w-fit max-w-full hover:text-indigo hover:underline ${TOUCH_TARGET}`}
          >
            {course.title}
          </Link>
        </h3>
        <p lang={getLang(course.description)} className="mt-1.5 line-clamp-3 wrap-anywhere text-ink-soft">
          {course.description}
        </p>
      </div>
      <div className="grid gap-3 border-t border-line pt-4">
        <p className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-display text-h2 font-semibold leading-none">
            {isFree ? t.free : format.rupees(course.price)}
          </span>
          <span className="text-small text-ink-soft">
            {isFree ? t.noCostInCatalogue : t.oneTimePaymentInCatalogue}
          </span>
        </p>
        {action}
      </div>
    </PictureCard>
  );
}
