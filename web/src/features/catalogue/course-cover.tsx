import type { CourseCard } from '@sikhya/contract/course.ts';
import { useState, useSyncExternalStore } from 'react';
import { useInLanguage } from '../../language/use-in-language.ts';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { COVER_STYLE, type CoverVariant, getCoverSources } from './cover-sources.ts';

const COLOUR_COUNT = 6;

const neverChanges = () => () => {};

/** Set by public/early.js and lib/less-data.ts. */
const isSavingData = () => document.documentElement.dataset.saveData !== undefined;

type CourseCoverProps = {
  course: Pick<CourseCard, '_id' | 'title' | 'odia' | 'thumbnail'>;
  variant?: CoverVariant;
  /** Visible at once: it is loaded with high priority. */
  isFirst?: boolean;
};

/**
 * The picture of a course. Without one, if it fails to load, and for people who want to use less data it is a cover with
 * the first letter of the title.
 */
export function CourseCover({ course, variant = 'card', isFirst = false }: CourseCoverProps) {
  const { thumbnail } = course;
  const [failedUrl, setFailedUrl] = useState<string>();
  const savesData = useSyncExternalStore(neverChanges, isSavingData, () => false);
  if (savesData || thumbnail === null || thumbnail === '' || thumbnail === failedUrl)
    return <GeneratedCover course={course} />;
  return (
    <img
      {...getCoverSources(thumbnail, variant)}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={COVER_STYLE}
      onError={() => setFailedUrl(thumbnail)}
      // it may have failed before hydration
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedUrl(thumbnail);
      }}
    />
  );
}

function GeneratedCover({ course }: Pick<CourseCoverProps, 'course'>) {
  const letter = getFirstLetter(useInLanguage(course).title);
  return (
    <div
      aria-hidden="true"
      data-ground={getColourIndex(course._id)}
      className="drawn-cover grid aspect-video place-items-center"
    >
      <span lang={getLang(letter)} className="font-display text-cover font-semibold">
        {letter}
      </span>
    </div>
  );
}

/** A hash of the id, so that a course has the same colour everywhere. */
function getColourIndex(id: string): number {
  let hash = 0;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) % 9973;
  return hash % COLOUR_COUNT;
}
