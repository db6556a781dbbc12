import type { CourseCard } from '@sikhya/contract/course.ts';
import { useState } from 'react';
import { firstLetter, langOf } from '../../lib/odia.ts';

const GROUNDS = 6;

/** The course's picture, or one drawn from its first letter where there is none or it does not arrive. */
export function CourseCover({ course }: { course: CourseCard }) {
  const [broken, setBroken] = useState(false);
  if (course.thumbnail === null || course.thumbnail === '' || broken) return <DrawnCover course={course} />;
  return (
    <img
      src={course.thumbnail}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      className="aspect-video w-full bg-sunk object-cover"
      onError={() => setBroken(true)}
      // it may have failed before this page came to life
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
    />
  );
}

function DrawnCover({ course }: { course: CourseCard }) {
  const letter = firstLetter(course.title);
  return (
    <div
      aria-hidden="true"
      data-ground={groundOf(course._id)}
      className="drawn-cover grid aspect-video place-items-center"
    >
      <span lang={langOf(letter)} className="font-display text-cover font-semibold">
        {letter}
      </span>
    </div>
  );
}

/** The same course has the same colour everywhere. */
function groundOf(id: string): number {
  let sum = 0;
  for (const unit of id) sum = (sum * 31 + unit.charCodeAt(0)) % 9973;
  return sum % GROUNDS;
}
