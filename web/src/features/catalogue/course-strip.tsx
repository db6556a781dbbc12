import type { CourseCard as Course } from '@sikhya/contract/course.ts';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { CourseCard } from './course-card.tsx';
import { texts } from './texts.ts';

type CourseStripProps = {
  courses: readonly Course[];
  action: (course: Course) => ReactNode;
  ref: Ref<HTMLElement>;
};

/** A row of courses that scrolls sideways by touch, wheel or arrow keys. */
export function CourseStrip({ courses, action, ref }: CourseStripProps) {
  const t = useTexts(texts);
  return (
    <section
      ref={ref}
      aria-label={t.allCourses}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable area
      tabIndex={0}
      className="-mx-4 mt-7 snap-x scroll-px-4 overflow-x-auto overscroll-x-contain rounded-soft px-4 pb-4"
    >
      <ul className="flex gap-5">
        {courses.map((course) => (
          <li key={course._id} className="w-[min(82vw,21rem)] shrink-0 snap-start">
            <CourseCard course={course} action={action(course)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
