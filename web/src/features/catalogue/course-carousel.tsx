import { CAROUSEL } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { featuredCoursesQuery } from './api.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

type CourseCarouselProps = { action: (course: CourseCard) => ReactNode };

/** The first of the featured courses, one after the other. */
export function CourseCarousel({ action }: CourseCarouselProps) {
  const { data, isFetching } = useQuery(featuredCoursesQuery);
  const courses = data?.courses.slice(0, CAROUSEL.courses) ?? [];
  if (courses.length > 0) return <Carousel courses={courses} action={action} />;
  return isFetching && <Skeleton className="aspect-4/3 rounded-soft" />;
}

function Carousel({ courses, action }: CourseCarouselProps & { courses: readonly CourseCard[] }) {
  const rotation = useRotation(courses.length);
  const { index, rotating, show, notices } = rotation;
  const drawn = useDrawnAhead(index);
  const swipe = useSwipe({ onLeft: () => show(index + 1), onRight: () => show(index - 1) });
  return (
    <section aria-roledescription="carousel" aria-label="Courses at a glance" {...notices}>
      {/* all in one cell, which is as high as the highest: nothing moves when they change */}
      <div className="grid touch-pan-y" aria-live={rotating ? 'off' : 'polite'} {...swipe}>
        {courses.map((course, at) => (
          <CarouselSlide
            key={course._id}
            course={course}
            place={`${at + 1} of ${courses.length}`}
            shown={at === index}
            withPicture={at < drawn}
            first={at === 0}
            action={action(course)}
          />
        ))}
      </div>
      {courses.length > 1 && <CarouselControls courses={courses} rotation={rotation} />}
    </section>
  );
}

/** How many have their picture: at first one, then one more than was seen, so that no other is fetched in vain. */
function useDrawnAhead(index: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => setDrawn((before) => Math.max(before, index + 2)), [index]);
  return drawn;
}
