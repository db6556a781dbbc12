import { CAROUSEL } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { featuredCoursesQuery } from './api.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { texts } from './texts.ts';
import { useRotation } from './use-rotation.ts';

type CourseCarouselProps = { action: (course: CourseCard) => ReactNode };

/** Shows the first featured courses one after the other. */
export function CourseCarousel({ action }: CourseCarouselProps) {
  const { data, isFetching } = useQuery(featuredCoursesQuery);
  const { language } = useLocale();
  const courses = (data?.courses ?? [])
    .slice(0, CAROUSEL.courses)
    .map((course) => inLanguage(course, language));
  if (courses.length > 0) return <Carousel courses={courses} action={action} />;
  return isFetching && <Skeleton className="aspect-4/3 rounded-soft" />;
}

function Carousel({ courses, action }: CourseCarouselProps & { courses: readonly CourseCard[] }) {
  const t = useTexts(texts);
  const rotation = useRotation(courses.length);
  const { index, isRotating, show, handlers } = rotation;
  const pictureCount = usePictureCount(index);
  const swipe = useSwipe({ onLeft: () => show(index + 1), onRight: () => show(index - 1) });
  return (
    <section aria-roledescription={t.carousel} aria-label={t.coursesAtAGlance} {...handlers}>
      {/* all slides share one grid cell, so that nothing moves when they change */}
      <div className="grid touch-pan-y" aria-live={isRotating ? 'off' : 'polite'} {...swipe}>
        {courses.map((course, courseIndex) => (
          <CarouselSlide
            key={course._id}
            course={course}
            label={t.slideNumber({ number: courseIndex + 1, total: courses.length })}
            isCurrent={courseIndex === index}
            hasPicture={courseIndex < pictureCount}
            isFirst={courseIndex === 0}
            action={action(course)}
          />
        ))}
      </div>
      {courses.length > 1 && <CarouselControls courses={courses} rotation={rotation} />}
    </section>
  );
}

/** How many slides load their picture: those that were shown, and the next one shortly before its turn. */
function usePictureCount(index: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const loadNext = () => startTransition(() => setCount((before) => Math.max(before, index + 2)));
    const timer = setTimeout(loadNext, CAROUSEL.intervalMs / 2);
    return () => clearTimeout(timer);
  }, [index]);
  return Math.max(count, index + 1);
}
