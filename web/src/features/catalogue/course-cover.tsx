import type { CourseCard } from '@sikhya/contract/course.ts';
import { useState } from 'react';
import { getFirstLetter, getLang } from '../../lib/odia.ts';

/** Where it is drawn: the widths worth fetching there, and how wide it comes out. */
const PLACES = {
  card: { widths: [320, 640], sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw' },
  // said to be smaller than it is on a phone: three dots to a pixel are not worth four times the bytes
  stage: { widths: [320, 640, 1280], sizes: '(min-width: 64rem) 32rem, (min-width: 40rem) 92vw, 75vw' },
} as const;

const GROUNDS = 6;

type CourseCoverProps = {
  course: Pick<CourseCard, '_id' | 'title' | 'thumbnail'>;
  place?: keyof typeof PLACES;
  /** Seen as soon as the page is: it is fetched before everything else of its kind. */
  first?: boolean;
};

/** The course's picture, or one drawn from its first letter where there is none or it does not arrive. */
export function CourseCover({ course, place = 'card', first = false }: CourseCoverProps) {
  const { thumbnail } = course;
  const [broken, setBroken] = useState<string>();
  if (thumbnail === null || thumbnail === '' || thumbnail === broken) return <DrawnCover course={course} />;
  const { widths, sizes } = PLACES[place];
  return (
    <img
      sizes={sizes}
      srcSet={widths.map((width) => `${inWidth(thumbnail, width)} ${width}w`).join(', ')}
      src={thumbnail}
      alt=""
      width={640}
      height={360}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className="aspect-video w-full bg-sunk object-cover"
      onError={() => setBroken(thumbnail)}
      // it may have failed before this page came to life
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(thumbnail);
      }}
    />
  );
}

/** The sizes of a picture lie beside one another, named after their width. */
function inWidth(thumbnail: string, width: number): string {
  return thumbnail.replace(/\d+\.webp$/, `${width}.webp`);
}

function DrawnCover({ course }: Pick<CourseCoverProps, 'course'>) {
  const letter = getFirstLetter(course.title);
  return (
    <div
      aria-hidden="true"
      data-ground={groundOf(course._id)}
      className="drawn-cover grid aspect-video place-items-center"
    >
      <span lang={getLang(letter)} className="font-display text-cover font-semibold">
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
