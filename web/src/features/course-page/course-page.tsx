import type { PublicCourse } from '@sikhya/contract/course-page.ts';
import { isFreeCourse } from '@sikhya/contract/is-free-course.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { getLang } from '../../lib/odia.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseOutline } from './course-outline.tsx';
import { texts } from './texts.ts';

type CoursePageProps = {
  course: PublicCourse;
  /** The picture and the button come from other features. */
  cover: ReactNode;
  action: ReactNode;
};

/** Everything that a visitor should know before enrolling. */
export function CoursePage({ course, cover, action }: CoursePageProps) {
  const { title, description } = useInLanguage(course);
  return (
    <div className="grid gap-8">
      <Breadcrumb title={title} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <header className="grid content-start gap-4">
          <h1 lang={getLang(title)} className="text-h1 wrap-anywhere">
            {title}
          </h1>
          <p lang={getLang(description)} className="max-w-[65ch] wrap-anywhere whitespace-pre-line text-lead">
            {description}
          </p>
        </header>
        {/* before the contents on a phone, beside them on a large screen */}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="sticky top-20">
            <Offer course={course} cover={cover} action={action} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <CourseFacts course={course} />
          <CourseOutline course={course} />
        </div>
      </div>
    </div>
  );
}

function Offer({ course, cover, action }: CoursePageProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const isFree = isFreeCourse(course);
  return (
    <div className="overflow-hidden rounded-soft border border-line bg-sheet shadow-rest">
      {cover}
      <div className="grid gap-4 p-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-display text-h1 font-semibold leading-none">
            {isFree ? t.free : format.rupees(course.price)}
          </span>
          <span className="text-small text-ink-soft">{isFree ? t.noCost : t.oneTimePayment}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
